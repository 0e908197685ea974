import { withoutRiyals } from '#app/without-riyals.ts';

export const figureNames = ['age', 'year', 'monthly'] as const;
export type FigureName = (typeof figureNames)[number];
export type TypedFigures = Readonly<Partial<Record<FigureName, unknown>>>;
/** `age` and `years` in whole years, `monthly` in riyals. */
export type Figures = { age: number; year: number; monthly: number; years: number };
export type FigureProblems = Partial<Record<FigureName, 'missing' | 'outside'>>;
export type FigureBounds = Readonly<Record<FigureName, readonly [least: number, most: number]>>;

/** Older than this nobody is shown an outcome. */
const latestAge = 100;

/** Between which numbers each figure lies; the year, before that age is reached, where an age is typed. */
export function boundsIn(thisYear: number, typed: TypedFigures = {}): FigureBounds {
  const age: FigureBounds['age'] = [0, 80];
  const given = wholeIn(typed.age);
  const years = given >= age[0] && given <= age[1] ? Math.min(50, latestAge - given) : 50;
  return { age, year: [thisYear + 1, thisYear + years], monthly: [50, 100_000] };
}

/** As people group whole numbers in both scripts, `1,800` and `١٬٨٠٠`, with the halalas that a price is written with: a point does not multiply. */
const whole = /^(\d{1,7}|[1-9]\d{0,2}([,٬،]\d\d\d?)*[,٬،]\d{3})([.٫]00?)?$/;

const textOf = (given: unknown) => (typeof given === 'string' ? withoutRiyals(given) : '');

function wholeIn(given: unknown): number {
  const text = textOf(given);
  return whole.test(text) ? Number(text.replace(/[,٬،]|[.٫].*/g, '')) : Number.NaN;
}

/** The figures as they were typed, in any digits and with separators; or what is wrong with each. */
export function checkFigures(
  typed: TypedFigures,
  thisYear: number,
): { figures: Figures; problems?: undefined } | { problems: FigureProblems; figures?: undefined } {
  const bounds = boundsIn(thisYear, typed);
  const problems: FigureProblems = {};
  const numbers = { age: 0, year: 0, monthly: 0 };
  for (const name of figureNames) {
    const [least, most] = bounds[name];
    numbers[name] = wholeIn(typed[name]);
    if (textOf(typed[name]) === '') problems[name] = 'missing';
    else if (!(numbers[name] >= least && numbers[name] <= most)) problems[name] = 'outside';
  }
  if (Object.keys(problems).length > 0) return { problems };
  return { figures: { ...numbers, years: numbers.year - thisYear } };
}
