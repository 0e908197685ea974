import { endsWithoutAnswer, type Outcome } from './case-outcomes.ts';
import { isClosed } from './case-status.ts';
import { workingDaysBetween } from './intake/working-days.ts';

/** What the figures know of how a case was answered. */
export type Answered = {
  answeredAt?: string | null;
  answeredInTime?: boolean | null;
  answerDays?: number | null;
  reopenedCount?: number | null;
};

type Times = { createdAt: string; dueAt: string | null; pausedDays: number };
type Saved = Times & { status: string; outcome?: Outcome | null };

/**
 * The same behind a save: closing a case for the first time with an answer or a decision answers it, opening it again after that is counted, and
 * what was answered once stays as it was.
 *
 * @param after the case behind the save, at the moment `now` in ISO form
 */
export function answeredAfter(
  before: Answered & { status: string },
  after: Saved,
  now: string,
  holidays: readonly string[],
): Required<Answered> {
  const { answeredAt, answeredInTime, answerDays, reopenedCount } = before;
  const isReopened = isClosed(before.status) && !isClosed(after.status);
  const kept = {
    answeredAt: answeredAt ?? null,
    answeredInTime: answeredInTime ?? null,
    answerDays: answerDays ?? null,
    reopenedCount: (reopenedCount ?? 0) + (isReopened && answeredAt ? 1 : 0),
  };
  const isAnswered = isClosed(after.status) && !endsWithoutAnswer(after.outcome);
  return isAnswered && !kept.answeredAt ? { ...kept, ...answeredBy(after, now, holidays) } : kept;
}

/** A case that was closed at a moment: without a day it is in time whenever that was. */
export function answeredBy({ createdAt, dueAt, pausedDays }: Times, at: string, holidays: readonly string[]) {
  const days = workingDaysBetween(new Date(createdAt), new Date(at), holidays) - pausedDays;
  const isInTime = dueAt === null || at <= new Date(dueAt).toISOString();
  return { answeredAt: at, answeredInTime: isInTime, answerDays: Math.max(0, days) };
}

/** Product and city as a form sent them; empty where it asks for none. */
export function productAndCityOf(sent: Record<string, unknown>): { product: string; city: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { product: text(sent.product) || text(sent.product_of_interest), city: text(sent.city) };
}
