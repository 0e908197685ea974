import { toLatinDigits } from '@insurer/contract/requests/normalise.ts';

/** What stands between two numbers, or before an extension; within one number people write some of these too. */
const between = /[\p{L}(/|,;،؛\n]+/u;
/** No number is longer, with all that people write beside it. */
const maxLetters = 100;

/**
 * The `tel:` address of a phone number as people write it, in any digits; a plus counts at its beginning alone. Of several numbers
 * it is the first. `(0)` is dialled within the country alone, never behind its code.
 */
export function phoneHref(phone: string): string {
  const written = toLatinDigits(phone.slice(0, maxLetters)).replace(/^([^+(]*\+[^(]*|\s*00[^(]*)\(0\)/, '$1');
  let number = '';
  for (const part of written.split(between)) {
    number += part.replace(/[^\d+*#]/g, '');
    if (isWhole(number)) break;
  }
  return `tel:${number.replace(/(?!^)\+/g, '').replace(/^(\+|00)9660/, '$1966')}`;
}

/** A short one such as 911 and 1919, or as many digits as a number has at least, its country's code before it or not. */
function isWhole(number: string): boolean {
  if (/^(\+|00)/.test(number)) return number.length >= 11;
  return /^(9\d\d|19\d\d)$/.test(number) || number.length >= 7;
}
