import type { PayloadRequest } from 'payload';
import { type Label, label } from '../../fields/labels.ts';
import { dayText } from '../../fields/moment-text.ts';
import { readCaseHandling } from '../case-handling.ts';
import { addWorkingDays, isDayOff } from '../intake/working-days.ts';

/** Context key: a move of a day is undone. It leads back, whatever day that was. */
export const setsDayBack = 'sets-day-back';

/** Why a moment is no due day, with the day that can be chosen instead; undefined where somebody works on that day. */
export function dayOffWords(moment: Date, holidays: readonly string[]): Label | undefined {
  if (!isDayOff(moment, holidays)) return undefined;
  const next = addWorkingDays(moment, 1, holidays);
  // Payload's notice makes a list of what stands behind a colon, at each comma: there is none.
  const day = label(dayText(next, 'en').replace(',', ''), dayText(next, 'ar'));
  return label(
    `That day is not a working day. The next one is ${day.en}.`,
    `هذا اليوم ليس يوم عمل. يوم العمل التالي هو ${day.ar}.`,
  );
}

/** The same by the holidays that are set. */
export async function dayOffFor(req: PayloadRequest, moment: string | null): Promise<Label | undefined> {
  return moment ? dayOffWords(new Date(moment), (await readCaseHandling(req.payload, req)).holidays) : undefined;
}
