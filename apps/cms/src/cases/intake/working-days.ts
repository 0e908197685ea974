import { dayMs } from '@insurer/contract/day-ms.ts';
import { riyadhOffset } from '@insurer/contract/requests/today-in-riyadh.ts';

/** Offices close at 16:00. */
const closing = 16 * 60 * 60_000;

/**
 * When a case that came in at `from` is due: the end of the n-th working day after that day. Working days are
 * Sunday to Thursday in Riyadh.
 *
 * @param holidays days on which nobody works, as `YYYY-MM-DD`
 */
export function addWorkingDays(from: Date, days: number, holidays: readonly string[] = []): Date {
  let midnight = midnightOf(from);
  for (let left = days; left > 0; ) {
    midnight += dayMs;
    if (isWorkingDay(midnight, holidays)) left -= 1;
  }
  return new Date(midnight + closing - riyadhOffset);
}

/**
 * How many working days lie behind the day of the first moment up to the day of the second one: so many that
 * {@link addWorkingDays} leads from the one to the other. 0 where the second day is not later.
 *
 * @param holidays days on which nobody works, as `YYYY-MM-DD`
 */
export function workingDaysBetween(from: Date, to: Date, holidays: readonly string[] = []): number {
  const last = midnightOf(to);
  let count = 0;
  for (let midnight = midnightOf(from) + dayMs; midnight <= last; midnight += dayMs)
    if (isWorkingDay(midnight, holidays)) count += 1;
  return count;
}

/** The moment at which offices close on a day such as `2026-11-29`: what is due that day is due then. */
export function closingOfDay(day: string): Date {
  return new Date(Date.parse(day) + closing - riyadhOffset);
}

/** The midnight in Riyadh with which the day of a moment ends. */
export function endOfDay(moment: Date): Date {
  return new Date(midnightOf(moment) + dayMs - riyadhOffset);
}

/** The midnight in Riyadh with which the day of a moment begins. */
export function startOfDay(moment: Date): Date {
  return new Date(midnightOf(moment) - riyadhOffset);
}

/** The midnight with which a moment's day in Riyadh begins, by Riyadh's clock. */
function midnightOf(moment: Date): number {
  return Math.floor((moment.getTime() + riyadhOffset) / dayMs) * dayMs;
}

/** Whether a moment's day in Riyadh is one on which nobody works. */
export function isDayOff(moment: Date, holidays: readonly string[] = []): boolean {
  return !isWorkingDay(midnightOf(moment), holidays);
}

function isWorkingDay(midnight: number, holidays: readonly string[]): boolean {
  const date = new Date(midnight);
  const friday = 5;
  const saturday = 6;
  if (date.getUTCDay() === friday || date.getUTCDay() === saturday) return false;
  return !holidays.includes(date.toISOString().slice(0, 10));
}
