import { type Label, label } from '../fields/labels.ts';

/** What the fields are called that a table may not be published for: in the form, and where a save is refused at one. */
export const rateFields = {
  questions: label('Questions', 'الأسئلة'),
  plans: label('Plans', 'الخطط'),
  vat: label('VAT in %', 'ضريبة القيمة المضافة %'),
  handOver: label('Own sales system', 'نظام المبيعات'),
} as const satisfies Record<string, Label>;

export type RateField = keyof typeof rateFields;

/**
 * The field of the form that a place on the wire stands for, such as `handOver` for `hand_over` and `plans` for `plans[2]`; the
 * plans where it is none of them.
 */
export function rateFieldAt(path: string): RateField {
  const name = path.split('[')[0] ?? '';
  const field = name === 'hand_over' ? 'handOver' : name;
  return field in rateFields ? (field as RateField) : 'plans';
}
