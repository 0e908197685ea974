import { type Label, label } from '../../fields/labels.ts';

/** What the fields are called that a case's end, pause, hold, new date or next step has rules for: in the form, and where a save is refused at one. */
export const ruledFields = {
  status: label('Status', 'الحالة'),
  stage: label('Stage', 'المرحلة'),
  outcome: label('Outcome', 'النتيجة'),
  pauseReason: label('Waiting for', 'بانتظار'),
  dueAt: label('Answer due', 'موعد الرد'),
  dueReason: label('Reason of the new date', 'سبب تغيير الموعد'),
  legalHoldReason: label('Reason of the hold', 'سبب الحجز'),
  escalation: label('Escalated to', 'التصعيد'),
  authorityNumber: label('Number at the Insurance Authority', 'رقم الشكوى لدى هيئة التأمين'),
};

/** A rule that a save breaks, at the field that mends it. */
export type Fault = { path: keyof typeof ruledFields; words: Label };
