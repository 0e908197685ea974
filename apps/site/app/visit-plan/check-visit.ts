import { hasShortYear, toIsoDate } from '@insurer/contract/requests/identifiers.ts';
import { normaliseText } from '@insurer/contract/requests/normalise.ts';
import { addDays, type Day } from './days.ts';
import { type Visit, visaKinds } from './plan-visit.ts';

/** The fields of the planner in their order, as they are named where they are sent. */
export const visitFields = ['kind', 'spent', 'entry', 'stay', 'visaEnds', 'leaves', 'cover'] as const;
export type VisitField = (typeof visitFields)[number];

/** Why a field cannot be planned with; the site has words for each in every language. */
type VisitProblem =
  | 'kindMissing'
  | 'entryMissing'
  | 'entryTooEarly'
  | 'entryTooLate'
  | 'stayMissing'
  | 'spentAll'
  | 'endsBeforeEntry'
  | 'leavesBeforeEntry'
  | 'dateInvalid'
  | 'dateShortYear'
  | 'dateTooLate'
  | 'daysInvalid';

export type VisitProblems = Partial<Record<VisitField, VisitProblem>>;
export type CheckedVisit = { visit: Visit; problems?: undefined } | { visit?: undefined; problems: VisitProblems };

/** Between which days an entry lies, as days from today, and the most days that a visit visa holds for. */
export type VisitBounds = { today: Day; entry: { from: number; to: number }; longest: number };

// In escapes, since no Arabic words are to reach the browser: يوم with its endings, and أيام in both spellings.
const daysTyped = /^(\d+) *(days?|\u064a\u0648\u0645\S*|\S\u064a\u0627\u0645)?$/i;

const whyNoDate = (typed: string) => (hasShortYear(typed) ? 'dateShortYear' : 'dateInvalid');

/** What was typed as a visit, or what is wrong with each field. Anything may come in. */
export function checkVisit(values: Readonly<Record<string, unknown>>, bounds: VisitBounds): CheckedVisit {
  const problems: VisitProblems = {};
  const typed = (field: VisitField): string => {
    const value = Object.hasOwn(values, field) ? values[field] : undefined;
    return typeof value === 'string' ? normaliseText(value.slice(0, 100)) : '';
  };
  const wrong = (field: VisitField, problem: VisitProblem): undefined => {
    problems[field] ??= problem;
  };
  const date = (field: VisitField) =>
    typed(field) ? (toIsoDate(typed(field)) ?? wrong(field, whyNoDate(typed(field)))) : undefined;
  const days = (field: VisitField, least: number) => {
    if (!typed(field)) return undefined;
    // `90 days` is what a visa and a policy say; another unit is no number of days.
    const number = Number(daysTyped.exec(typed(field))?.[1] ?? -1);
    return number >= least && number <= bounds.longest ? number : wrong(field, 'daysInvalid');
  };

  const kind = visaKinds.find((known) => known === typed('kind')) ?? wrong('kind', 'kindMissing');
  const spent = kind === 'single' ? 0 : (days('spent', 0) ?? 0);
  const entry = date('entry');
  if (!entry) wrong('entry', 'entryMissing');
  const stay = days('stay', 1) ?? wrong('stay', 'stayMissing');
  const [visaEnds, leaves, cover] = [date('visaEnds'), date('leaves'), days('cover', 1)];

  if (entry) {
    if (entry < addDays(bounds.today, bounds.entry.from)) wrong('entry', 'entryTooEarly');
    if (entry > addDays(bounds.today, bounds.entry.to)) wrong('entry', 'entryTooLate');
    for (const [field, day] of [
      ['visaEnds', visaEnds],
      ['leaves', leaves],
    ] as const) {
      if (day && day < entry) wrong(field, field === 'leaves' ? 'leavesBeforeEntry' : 'endsBeforeEntry');
      if (day && day > addDays(entry, bounds.longest)) wrong(field, 'dateTooLate');
    }
  }
  if (kind === 'together' && stay && spent >= stay) wrong('spent', 'spentAll');
  if (!kind || !entry || !stay || Object.keys(problems).length > 0) return { problems };
  return {
    visit: {
      kind,
      entry,
      stay,
      spent,
      ...(visaEnds && { visaEnds }),
      ...(leaves && { leaves }),
      ...(cover && { cover }),
    },
  };
}
