import { dayMs } from '../day-ms.ts';
import type { FieldRule } from '../forms/field-rule.ts';
import {
  hasIbanShape,
  hasIdShape,
  hasShortYear,
  isBorderNumber,
  isEmail,
  isSaudiIban,
  passesLuhn,
  toE164,
  toIsoDate,
} from './identifiers.ts';
import { normaliseProse, normaliseText, withoutSeparators } from './normalise.ts';
import { todayInRiyadh } from './today-in-riyadh.ts';

/** What a field's value comes to: as it is stored, or the message that says how to put it right. */
export type Checked = { value: string; problem?: undefined } | { problem: string; value?: undefined };

const fine = (value: string): Checked => ({ value });
const wrong = (problem: string): Checked => ({ problem });

/** Longer input than this is a mistake or an attack, whatever the field; the specified limits are shorter. */
const technicalMaximum = { text: 300, longText: 5000 } as const;

/** The check of a kind whose values have one form, once they are tidied. */
function formed(tidy: (typed: string) => string, fits: (value: string) => boolean, problem: string) {
  return (typed: string): Checked => {
    const value = tidy(typed);
    return fits(value) ? fine(value) : wrong(problem);
  };
}
const matching = (pattern: RegExp) => (value: string) => pattern.test(value);
const codeOf = (typed: string) => withoutSeparators(typed).toUpperCase();
const numberOf = (typed: string) =>
  normaliseText(typed)
    .replace(/\s/g, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase();

const checks: Record<Exclude<FieldRule['kind'], 'files'>, (value: string, rule: FieldRule) => Checked> = {
  text: fine,
  longText: fine,
  email: (value) => (isEmail(value) ? fine(value) : wrong('emailInvalid')),
  phone: (value) => {
    if (!/^\+?\d+$/.test(withoutSeparators(value))) return wrong('onlyDigits');
    const phone = toE164(value);
    return phone ? fine(phone) : wrong('phoneInvalid');
  },
  idNumber: (value) => {
    const digits = withoutSeparators(value);
    if (!/^\d+$/.test(digits)) return wrong('onlyDigits');
    if (!hasIdShape(digits)) return wrong('idNumberShape');
    return passesLuhn(digits) ? fine(digits) : wrong('idNumberCheck');
  },
  digits: formed(withoutSeparators, matching(/^\d+$/), 'onlyDigits'),
  iban: (typed) => {
    const iban = codeOf(typed);
    if (!hasIbanShape(iban)) return wrong('ibanInvalid');
    return isSaudiIban(iban) ? fine(iban) : wrong('ibanCheck');
  },
  passport: formed(codeOf, matching(/^[A-Z0-9]{5,12}$/), 'passportNumberInvalid'),
  visaNumber: formed(withoutSeparators, matching(/^\d{6,15}$/), 'visaNumberInvalid'),
  borderNumber: formed(withoutSeparators, isBorderNumber, 'borderNumberInvalid'),
  policyNumber: formed(numberOf, matching(/^[A-Z0-9][A-Z0-9/_.-]{2,29}$/), 'policyNumberInvalid'),
  date: (value, { days }) => {
    const date = toIsoDate(value);
    if (!date) return wrong(hasShortYear(value) ? 'dateShortYear' : 'dateInvalid');
    const fromToday = (Date.parse(date) - Date.parse(todayInRiyadh())) / dayMs;
    if (days && fromToday < days.from) return wrong(days.tooEarly);
    return days && fromToday > days.to ? wrong(days.tooLate) : fine(date);
  },
  // A browser picks one of those on offer, and gets no words to tell others by: `checkForm` takes them.
  period: (value, { choices }) => (choices?.includes(value) ? fine(value) : wrong('periodInvalid')),
  choice: (value, { choices }) =>
    Array.isArray(choices) && !choices.includes(value) ? wrong('notAChoice') : fine(value),
};

/**
 * Checks one field that is not a file. Anything may come in; what is not text counts as empty.
 *
 * @param options the values on offer, where the choices come from the site settings; undefined: not known here
 */
export function checkField(rule: FieldRule, input: unknown, options?: readonly string[]): Checked {
  const typed = typeof input === 'string' || typeof input === 'number' ? String(input) : '';
  const isProse = rule.kind === 'text' || rule.kind === 'longText';
  const value = isProse ? normaliseProse(typed) : normaliseText(typed);
  if (value === '') return rule.required ? wrong(rule.required) : fine('');
  const length = [...value].length;
  if (rule.minimum && length < rule.minimum.length) return wrong(rule.minimum.message);
  if (rule.maximum && length > rule.maximum.length) return wrong(rule.maximum.message);
  if (length > maximumOf(rule)) return wrong('tooLong');
  if (rule.kind === 'files') return fine('');
  if (rule.kind === 'choice' && options && options.length > 0 && !options.includes(value)) return wrong('notAChoice');
  return checks[rule.kind](value, rule);
}

/** The longest text that a field takes, for the message that names it. */
export function maximumOf(rule: FieldRule): number {
  return rule.maximum?.length ?? (rule.kind === 'longText' ? technicalMaximum.longText : technicalMaximum.text);
}
