import type { Field } from 'payload';
import { label } from '../fields/labels.ts';

/** A field that the service alone writes. */
export function fixed(field: Field): Field {
  return { ...field, access: { update: () => false }, admin: { ...field.admin, readOnly: true } } as Field;
}

/** How far the sending of something is. An administrator may set what failed to waiting again. */
export const queueFields: Field[] = [
  {
    name: 'state',
    type: 'select',
    label: label('State', 'الحالة'),
    required: true,
    index: true,
    defaultValue: 'waiting',
    options: [
      { value: 'waiting', label: label('Waiting', 'بانتظار الإرسال') },
      { value: 'sent', label: label('Sent', 'أُرسل') },
      { value: 'failed', label: label('Failed', 'تعذر الإرسال') },
    ],
  },
  fixed({ name: 'attempts', type: 'number', label: label('Attempts', 'المحاولات'), required: true, defaultValue: 0 }),
  fixed({
    name: 'nextAttemptAt',
    type: 'date',
    label: label('Next attempt', 'المحاولة التالية'),
    required: true,
    index: true,
  }),
  fixed({ name: 'lastError', type: 'text', label: label('Last error', 'آخر خطأ') }),
  fixed({ name: 'sentAt', type: 'date', label: label('Sent', 'وقت الإرسال') }),
];
