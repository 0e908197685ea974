import type { PauseReason } from '@insurer/contract/requests/pause-reasons.ts';
import { addWorkingDays, workingDaysBetween } from '../intake/working-days.ts';

/** As much of a case as its clock knows. */
export type Clock = {
  dueAt?: string | null;
  pausedAt?: string | null;
  pauseReason?: PauseReason | null;
  /** Working days in which the clock stood still, all pauses together. */
  pausedDays?: number | null;
};

/**
 * The clock as it stops: from now on no day counts. A case that waits already goes on waiting, for another reason perhaps.
 *
 * @param now the moment in ISO form
 */
export function stopped(clock: Clock, reason: PauseReason | null | undefined, now: string): Required<Clock> {
  const { dueAt = null, pausedAt, pausedDays } = clock;
  return { dueAt, pausedAt: pausedAt ?? now, pauseReason: reason ?? null, pausedDays: pausedDays ?? 0 };
}

/**
 * The clock as it runs on: the working days that were left when it stopped are left now, and one at least, since an hour of
 * the last day is no time to answer. A day that was missed before the clock stopped stays missed.
 *
 * @param now the moment in ISO form
 */
export function resumed(clock: Clock, now: string, holidays: readonly string[]): Required<Clock> {
  const { dueAt = null, pausedAt, pausedDays } = clock;
  if (!pausedAt) return { dueAt, pausedAt: null, pauseReason: null, pausedDays: pausedDays ?? 0 };
  const [stop, start] = [new Date(pausedAt), new Date(now)];
  const stood = workingDaysBetween(stop, start, holidays);
  return {
    dueAt: dueAt && movedDueAt(new Date(dueAt), stop, start, holidays),
    pausedAt: null,
    pauseReason: null,
    pausedDays: (pausedDays ?? 0) + stood,
  };
}

function movedDueAt(dueAt: Date, stop: Date, start: Date, holidays: readonly string[]): string {
  if (dueAt < stop) return dueAt.toISOString();
  const left = Math.max(1, workingDaysBetween(stop, dueAt, holidays));
  // A deadline that somebody set far beyond stays where it is until the days that are left lead further.
  return new Date(Math.max(dueAt.getTime(), addWorkingDays(start, left, holidays).getTime())).toISOString();
}
