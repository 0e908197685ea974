import type { Field } from './define-form.ts';

/** What tells one sender from another; a name or a date is known to too many. */
const tellingKinds: readonly Field['kind'][] = [
  'phone',
  'email',
  'idNumber',
  'passport',
  'visaNumber',
  'borderNumber',
  'policyNumber',
];

/** Whether a request is found by its reference and what was sent in this field (decision 0024). */
export function isTelling(field: Field): boolean {
  return tellingKinds.includes(field.kind) || isLoosePhone(field);
}

/** The contact form takes a phone as it is typed. */
export function isLoosePhone(field: Field): boolean {
  return field.kind === 'text' && field.control === 'phone';
}
