import { addWorkingDays, startOfDay } from '../intake/working-days.ts';

type Warning = { warningDays: number; holidays: readonly string[] };

/**
 * Until when a case is due soon: what is due before this moment is due today or within so many working days. The list of
 * cases and the warnings both go by it. Undefined where nobody wants to be warned.
 */
export function dueSoonUntil(now: Date, { warningDays, holidays }: Warning): Date | undefined {
  return warningDays > 0 ? startOfDay(addWorkingDays(now, warningDays + 1, holidays)) : undefined;
}
