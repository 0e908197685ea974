import { label } from '../../fields/labels.ts';

/** What the fields are called that a case's end, pause or new date has rules for: in the form, and where a save is refused at one. */
export const ruledFields = {
  status: label('Status', 'الحالة'),
  outcome: label('Outcome', 'النتيجة'),
  pauseReason: label('Waiting for', 'بانتظار'),
  dueReason: label('Reason of the new date', 'سبب تغيير الموعد'),
};
