import { riyadhOffset } from '../../riyadh-days.ts';
import type { CaseKind } from '../case-kinds.ts';

/** What figures know of a case: nothing of its customer. */
export type Counted = {
  kind: CaseKind;
  product: string;
  city: string;
  agent: string;
  createdAt: string;
  isWaiting: boolean;
  /** When the case was closed for the first time; what comes after a reopening is counted as reopened, and not twice. */
  answeredAt: string | null;
  isInTime: boolean;
  /** Working days from the day it came in to that day, without those in which the clock stood still. */
  answerDays: number | null;
  isReopened: boolean;
};

export const dimensions = ['month', 'kind', 'product', 'city', 'agent'] as const;
export type Dimension = (typeof dimensions)[number];

/** From the first moment on, and before the second one; ISO times. */
export type Period = { from: string; before: string };

export type Figures = {
  received: number;
  answered: number;
  inTime: number;
  /** Working days; undefined where nothing was answered. */
  median: number | undefined;
  ninetieth: number | undefined;
  /** Of the received ones, those that wait for their customer now. */
  waiting: number;
  /** Of the answered ones, those that were opened again since. */
  reopened: number;
};

/** The figures of a period: received by the day on which a case came in, everything about answers by the day of the answer. */
export function figuresOf(cases: readonly Counted[], period: Period): Figures {
  const received = cases.filter(({ createdAt }) => isWithin(createdAt, period));
  const answered = cases.filter(({ answeredAt }) => isWithin(answeredAt, period));
  const days = answered.flatMap(({ answerDays }) => answerDays ?? []).toSorted((one, other) => one - other);
  return {
    received: received.length,
    answered: answered.length,
    inTime: answered.filter(({ isInTime }) => isInTime).length,
    median: percentile(days, 50),
    ninetieth: percentile(days, 90),
    waiting: received.filter(({ isWaiting }) => isWaiting).length,
    reopened: answered.filter(({ isReopened }) => isReopened).length,
  };
}

/** The figures of each value of a dimension that has any, by value; months by their order, the others by how much came in. */
export function figuresBy(
  dimension: Dimension,
  cases: readonly Counted[],
  period: Period,
): { value: string; figures: Figures }[] {
  if (dimension === 'month')
    return monthsOf(period).map((month) => ({ value: month.name, figures: figuresOf(cases, month) }));
  const groups = Map.groupBy(cases, (one) => one[dimension]);
  return [...groups]
    .map(([value, group]) => ({ value, figures: figuresOf(group, period) }))
    .toSorted((one, other) => other.figures.received - one.figures.received || one.value.localeCompare(other.value));
}

function isWithin(moment: string | null, { from, before }: Period): boolean {
  return moment !== null && moment >= from && moment < before;
}

/** The smallest number that so many per cent of the sorted ones do not exceed (nearest rank). */
export function percentile(sorted: readonly number[], percent: number): number | undefined {
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1];
}

/** The midnight in Riyadh with which a day such as `2026-11-22` begins. */
export function startOfDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - riyadhOffset).toISOString();
}

/** The months of a period by Riyadh's calendar, such as `2026-11`; the first and last as far as the period reaches. */
function monthsOf({ from, before }: Period): ({ name: string } & Period)[] {
  const months: ({ name: string } & Period)[] = [];
  for (let start = from; start < before; ) {
    const local = new Date(Date.parse(start) + riyadhOffset);
    const next = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1) - riyadhOffset;
    const end = new Date(Math.min(next, Date.parse(before))).toISOString();
    months.push({ name: local.toISOString().slice(0, 7), from: start, before: end });
    start = end;
  }
  return months;
}
