import { toLatinDigits } from '@insurer/contract/requests/normalise.ts';

/** Seven digits are a number; what follows in words or behind a sign is its extension or another number. */
const firstNumber = /^(?:\D*\d){7}[^\p{L}(/|,;،؛\n]*/u;

/**
 * The `tel:` address of a phone number as people write it, in any digits; a plus counts at its beginning alone. Of several numbers
 * it is the first. `(0)` is dialled within the country alone, never behind its code.
 */
export function phoneHref(phone: string): string {
  const written = toLatinDigits(phone);
  const [number] = firstNumber.exec(written) ?? [written];
  const dialled = number.replace(/(\+.*)\(0\)/, '$1').replace(/[^\d+*#]/g, '');
  return `tel:${dialled.replace(/(?!^)\+/g, '').replace(/^\+9660/, '+966')}`;
}
