import type { FieldRule, FormRules } from './field-rule.ts';
import type { MessageKey } from './messages.ts';

/** Messages that a check of each kind can answer with, besides those that the rule itself names. */
const keysOfKind: Record<FieldRule['kind'], readonly MessageKey[]> = {
  text: [],
  longText: [],
  email: ['emailInvalid'],
  phone: ['onlyDigits', 'phoneInvalid'],
  idNumber: ['onlyDigits', 'idNumberShape', 'idNumberCheck'],
  digits: ['onlyDigits'],
  iban: ['ibanInvalid'],
  passport: ['passportNumberInvalid'],
  visaNumber: ['visaNumberInvalid'],
  borderNumber: ['borderNumberInvalid'],
  policyNumber: ['policyNumberInvalid'],
  date: ['dateInvalid'],
  choice: ['notAChoice'],
  files: ['fileEmpty'],
};

/** Every message that checking a form can end in, so that a page carries these and no others. */
export function messageKeysOf(rules: FormRules): MessageKey[] {
  const keys = Object.values(rules).flatMap((rule) => [
    rule.required,
    rule.minimum?.message,
    rule.maximum?.message,
    rule.files?.typeMessage,
    rule.files?.sizeMessage,
    rule.files?.countMessage,
    ...(rule.kind === 'files' ? [] : ['tooLong' as const]),
    ...keysOfKind[rule.kind],
  ]);
  return [...new Set(keys.filter((key) => key !== undefined))];
}
