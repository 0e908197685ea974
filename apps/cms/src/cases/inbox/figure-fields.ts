import type { Field } from 'payload';
import { type Label, label } from '../../fields/labels.ts';

/** Written by the service alone, and shown nowhere but in the figures. */
const counted = {
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true },
} as const;

/**
 * What the figures count a case by (decision 0029): when it was answered, which is when it was closed with an answer for the first time;
 * whether that was in time and how many working days it took; how often it was opened again; product and city where its form
 * asks for them.
 */
export function figureFields(): Field[] {
  const date = (name: string, words: Label): Field => ({ name, type: 'date', label: words, index: true, ...counted });
  const number = (name: string, words: Label): Field => ({ name, type: 'number', label: words, ...counted });
  const text = (name: string, words: Label): Field => ({ name, type: 'text', label: words, ...counted });
  return [
    date('answeredAt', label('Answered', 'تاريخ الرد')),
    { name: 'answeredInTime', type: 'checkbox', label: label('Answered in time', 'رُد عليه في موعده'), ...counted },
    number('answerDays', label('Working days until the answer', 'أيام العمل حتى الرد')),
    number('reopenedCount', label('Opened again', 'مرات إعادة الفتح')),
    text('product', label('Product', 'المنتج')),
    text('city', label('City', 'المدينة')),
  ];
}
