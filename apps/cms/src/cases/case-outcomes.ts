import { label } from '../fields/labels.ts';

/** How a case ended: said by who closes it. */
export const outcomeLabels = {
  accepted: label('Accepted in full', 'قُبل بالكامل'),
  partly: label('Accepted in part', 'قُبل جزئيًا'),
  refused: label('Refused', 'رُفض'),
  answered: label('Answered', 'تم الرد'),
  'no-reply': label('The customer did not reply', 'لم يرد العميل'),
  withdrawn: label('Withdrawn by the customer', 'سحبه العميل'),
  duplicate: label('The same as another case', 'مكرر'),
};
export type Outcome = keyof typeof outcomeLabels;

/** Ends in which nobody is owed an answer. */
export const withoutAnswer: readonly Outcome[] = ['no-reply', 'withdrawn', 'duplicate'];
