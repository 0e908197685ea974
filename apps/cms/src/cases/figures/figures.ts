import { riyadhOffset } from '@insurer/contract/requests/today-in-riyadh.ts';

export const dimensions = ['month', 'kind', 'product', 'city', 'agent'] as const;
export type Dimension = (typeof dimensions)[number];

/** From the first moment on, and before the second one; ISO times. */
export type Period = { from: string; before: string };

export type Figures = {
  received: number;
  answered: number;
  inTime: number;
  /** Of those in time, those that were so by a later day than the one promised first: a colleague had moved it. */
  moved: number;
  /** Working days; undefined where nothing was answered. */
  median: number | undefined;
  ninetieth: number | undefined;
  /** Ended with nobody owed an answer, and never answered. */
  withoutAnswer: number;
  /** Of the received ones, those that wait for their customer now. */
  waiting: number;
  /** Of the answered ones, those that were opened again since. */
  reopened: number;
};

/** How many cases there are of one value of a dimension: received ones, answered ones that took as many working days, or others that ended. */
export type Tally = {
  dimension: Dimension;
  value: string;
  /** From the day on which they came in to the answer, less those in which the clock stood still; null where none was given. */
  days: number | null;
  received: number;
  waiting: number;
  answered: number;
  inTime: number;
  moved: number;
  withoutAnswer: number;
  reopened: number;
};

/**
 * The figures of tallies of one dimension: received counts by the day on which a case came in, everything about answers by the day
 * of the answer, other ends by their own day.
 */
export function figuresOf(tallies: readonly Tally[]): Figures {
  const sum = (column: Exclude<keyof Tally & keyof Figures, 'days'>) =>
    tallies.reduce((total, tally) => total + tally[column], 0);
  return {
    received: sum('received'),
    answered: sum('answered'),
    inTime: sum('inTime'),
    moved: sum('moved'),
    median: percentile(tallies, 50),
    ninetieth: percentile(tallies, 90),
    withoutAnswer: sum('withoutAnswer'),
    waiting: sum('waiting'),
    reopened: sum('reopened'),
  };
}

/** The figures of each value of a dimension that has any, by value; months by their order, the others by how much came in. */
export function figuresBy(
  dimension: Dimension,
  tallies: readonly Tally[],
  period: Period,
): { value: string; figures: Figures }[] {
  const groups = Map.groupBy(
    tallies.filter((tally) => tally.dimension === dimension),
    ({ value }) => value,
  );
  if (dimension === 'month')
    return monthsOf(period).map((value) => ({ value, figures: figuresOf(groups.get(value) ?? []) }));
  return [...groups]
    .map(([value, group]) => ({ value, figures: figuresOf(group) }))
    .toSorted((one, other) => other.figures.received - one.figures.received || one.value.localeCompare(other.value));
}

/** The smallest number of days that so many per cent of the answers do not exceed (nearest rank); undefined without answers. */
export function percentile(tallies: readonly Pick<Tally, 'days' | 'answered'>[], percent: number): number | undefined {
  const known = tallies
    .flatMap(({ days, answered }) => (days === null ? [] : [{ days, answered }]))
    .toSorted((one, other) => one.days - other.days);
  const rank = Math.ceil((known.reduce((total, { answered }) => total + answered, 0) * percent) / 100);
  let counted = 0;
  return known.find(({ answered }) => {
    counted += answered;
    return counted >= rank;
  })?.days;
}

/** The midnight in Riyadh with which a day such as `2026-11-22` begins. */
export function startOfDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - riyadhOffset).toISOString();
}

/** The months that a period touches by Riyadh's calendar, such as `2026-11`. */
function monthsOf({ from, before }: Period): string[] {
  const months: string[] = [];
  for (let start = from; start < before; ) {
    const local = new Date(Date.parse(start) + riyadhOffset);
    months.push(local.toISOString().slice(0, 7));
    start = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1) - riyadhOffset).toISOString();
  }
  return months;
}
