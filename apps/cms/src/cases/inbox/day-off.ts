import type { PayloadRequest } from 'payload';
import { type Label, label } from '../../fields/labels.ts';
import { dayText } from '../../fields/moment-text.ts';
import { readCaseHandling } from '../case-handling.ts';
import { addWorkingDays, isDayOff, startOfDay } from '../intake/working-days.ts';

/** Why a moment is no due day, with a day that can be chosen instead; undefined where somebody works on that day and it is not over. */
export function dayOffWords(moment: Date, holidays: readonly string[], now = new Date()): Label | undefined {
  if (startOfDay(moment) < startOfDay(now)) {
    const day = dayInWords(isDayOff(now, holidays) ? addWorkingDays(now, 1, holidays) : now);
    return label(`That day is over. The next working day is ${day.en}.`, `انقضى هذا اليوم. أقرب يوم عمل هو ${day.ar}.`);
  }
  if (!isDayOff(moment, holidays)) return undefined;
  const next = dayInWords(addWorkingDays(moment, 1, holidays));
  return label(
    `That day is not a working day. The next one is ${next.en}.`,
    `هذا اليوم ليس يوم عمل. يوم العمل التالي هو ${next.ar}.`,
  );
}

/** Payload's notice makes a list of what stands behind a colon, at each comma: there is none. */
function dayInWords(day: Date): Label {
  return label(dayText(day, 'en').replace(',', ''), dayText(day, 'ar'));
}

/** The same by the holidays that are set. */
export async function dayOffFor(req: PayloadRequest, moment: string | null): Promise<Label | undefined> {
  return moment ? dayOffWords(new Date(moment), (await readCaseHandling(req.payload, req)).holidays) : undefined;
}
