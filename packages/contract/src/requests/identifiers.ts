import { withMonthNumber } from './month-names.ts';
import { normaliseText, withoutSeparators } from './normalise.ts';

/** A National ID or Iqama number: ten digits, the first 1 (citizen) or 2 (resident). */
export function hasIdShape(digits: string): boolean {
  return /^[12]\d{9}$/.test(digits);
}

/** The check digit of ID and Iqama numbers is Luhn's over all ten digits. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** A border number: ten digits that begin with 3, 4 or 5. */
export function isBorderNumber(digits: string): boolean {
  return /^[345]\d{9}$/.test(digits);
}

/** A Saudi IBAN without spaces: SA and 22 more characters. */
export function hasIbanShape(iban: string): boolean {
  return /^SA\d{4}[A-Z0-9]{18}$/.test(iban);
}

/** The check digits of a Saudi IBAN: ISO 7064 mod 97 = 1. */
export function isSaudiIban(iban: string): boolean {
  if (!hasIbanShape(iban)) return false;
  const digits = [...`${iban.slice(4)}${iban.slice(0, 4)}`].map((letter) => parseInt(letter, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/**
 * A phone number as E.164, or undefined. Saudi numbers are understood as people write them (`05…`, `5…`, `9665…`,
 * `011…`); other countries' numbers need their country code, with `+` or `00`.
 */
export function toE164(value: string): string | undefined {
  const typed = withoutSeparators(value);
  if (!/^\+?\d+$/.test(typed)) return undefined;
  const international = /^(?:\+|00)(\d+)$/.exec(typed)?.[1] ?? (/^9660?[1-9]\d{8}$/.test(typed) ? typed : undefined);
  if (international === undefined) return saudiNumber(typed.replace(/^0/, ''));
  const trunk = international.replace(/^9660/, '966');
  if (trunk.startsWith('966')) return saudiNumber(trunk.slice(3));
  return /^[1-9]\d{6,14}$/.test(trunk) ? `+${trunk}` : undefined;
}

function saudiNumber(national: string): string | undefined {
  const known = /^(?:5\d{8}|1[1-7]\d{7}|800\d{7}|920\d{6})$/;
  return known.test(national) ? `+966${national}` : undefined;
}

/**
 * A date typed as `DD/MM/YYYY` or, as calendars in Arabic have it, `YYYY/MM/DD`, as `YYYY-MM-DD`: with slashes, dashes, dots, commas
 * or blanks of either script or, since a phone's numeric keypad may have none of them, as eight digits alone. The month may be
 * its name in a language of the site. Undefined when there is no such day.
 */
export function toIsoDate(value: string): string | undefined {
  const typed = withDashes(value);
  const parts = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}-\d{1,2}-\d{4})$/.test(typed) ? typed.split('-') : [];
  const [year, month, day] = parts[0]?.length === 4 ? parts : parts.reverse();
  if (!year || !month || !day) return undefined;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return exists && Number(year) >= 1900 && Number(year) <= 2174 ? text : undefined;
}

/** Whether a date was typed with two digits of its year: which century is meant, or which part is the year, nobody can tell. */
export function hasShortYear(value: string): boolean {
  return /^\d{1,2}-\d{1,2}-\d{1,2}$|^\d\d(?:0[1-9]|1[0-2])\d\d$/.test(withDashes(value));
}

/** No month is 19 to 21: where those begin the last four of eight digits, these are the year. */
const digitsAlone = [/^(\d\d)(\d\d)((?:19|20|21)\d\d)$/, /^(\d{4})(\d\d)(\d\d)$/];

function withDashes(typed: string): string {
  const text = withMonthNumber(normaliseText(typed))
    .replace(/\s+/g, ' ')
    .replace(/ ?[/.,\u060c\u060d\u066b\p{Pd}] ?| /gu, '-');
  return digitsAlone.reduce((dashed, parts) => dashed.replace(parts, '$1-$2-$3'), text);
}

/** A day `YYYY-MM-DD` as every form asks for it, `DD/MM/YYYY`: what {@link toIsoDate} reads. */
export function toTypedDate(iso: string): string {
  return iso.split('-').reverse().join('/');
}

/**
 * Good enough to be deliverable: one @, no spaces, a dot in the domain. What stands before the @ is ASCII: few servers take mail for
 * another name, while a domain in any script has a spelling that all of them know.
 */
export function isEmail(value: string): boolean {
  return value.length <= 254 && /^(?:(?![@<>"(),:;])[!-~])+@[^\s@<>"(),:;.]+(?:\.[^\s@<>"(),:;.]+)+$/.test(value);
}
