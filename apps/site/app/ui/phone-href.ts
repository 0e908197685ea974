import { toLatinDigits } from '@insurer/contract/requests/normalise.ts';

/** The `tel:` address of a phone number as people write it, in any digits; a plus counts at its beginning alone. */
export function phoneHref(phone: string): string {
  const dialled = toLatinDigits(phone).replace(/[^\d+*#]/g, '');
  return `tel:${dialled.replace(/(?!^)\+/g, '')}`;
}
