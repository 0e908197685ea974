import type { Field, Form } from './define-form.ts';
import type { DayRange, FieldKind, FieldRule, FileRule, FormRules, OptionList } from './field-rule.ts';
import type { SharedMessageKey } from './shared-messages.ts';

/** What a check needs of a field; one whose texts are in one language has it too. */
type Checkable = Pick<Field, 'kind' | 'required' | 'minimum' | 'maximum'> & {
  days?: DayRange;
  choices?: OptionList | Readonly<Record<string, unknown>>;
  files?: FileRule;
};

/** How a field is checked, without anything that is said beside it. */
export function ruleOf({ kind, required, minimum, maximum, days, choices, files }: Checkable): FieldRule {
  return {
    kind,
    ...(required && { required }),
    ...(minimum && { minimum }),
    ...(maximum && { maximum }),
    ...(days && { days }),
    ...(choices && { choices: typeof choices === 'string' ? choices : Object.keys(choices) }),
    ...(files && { files }),
  };
}

/** The rules of a form: what a browser needs to check it, in no language. */
export function rulesOf({ fields }: Pick<Form, 'fields'>): FormRules {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ruleOf(field)]));
}

/** Messages that a check of each kind can end in, besides those that the field itself names. */
const keysOfKind: Record<FieldKind, readonly SharedMessageKey[]> = {
  text: [],
  longText: [],
  email: ['emailInvalid'],
  phone: ['onlyDigits', 'phoneInvalid'],
  idNumber: ['onlyDigits', 'idNumberShape', 'idNumberCheck'],
  digits: ['onlyDigits'],
  iban: ['ibanInvalid', 'ibanCheck'],
  passport: ['passportNumberInvalid'],
  visaNumber: ['visaNumberInvalid'],
  borderNumber: ['borderNumberInvalid'],
  policyNumber: ['policyNumberInvalid'],
  date: ['dateInvalid', 'dateShortYear'],
  period: ['periodInvalid'],
  choice: ['notAChoice'],
  files: ['fileEmpty'],
};

/** The names of all messages that checking a form can end in, so that a page carries these and no others. */
export function messageKeysOf(rules: FormRules): string[] {
  const keys = Object.values(rules).flatMap((rule) => [
    rule.required,
    rule.minimum?.message,
    rule.maximum?.message,
    rule.days?.tooEarly,
    rule.days?.tooLate,
    rule.files?.typeMessage,
    rule.files?.sizeMessage,
    rule.files?.countMessage,
    ...(rule.kind === 'files' ? [] : ['tooLong']),
    ...keysOfKind[rule.kind],
  ]);
  return [...new Set(keys.filter((key) => key !== undefined))];
}
