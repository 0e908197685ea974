import { withoutSeparators } from '@insurer/contract/requests/normalise.ts';

/** The digits of a number as it is within the Kingdom, without the code of the country and the zero of the area. */
export function nationalDigits(phone: string): string {
  return withoutSeparators(phone)
    .replace(/^(?:\+|00)?966(?=\d{8})/, '')
    .replace(/^\+?0*/, '');
}

/** The number that somebody looks for; undefined for words, and for fewer digits than a number without its area has. */
export function askedNumber(query: string): string | undefined {
  return /^\+?\d{7,16}$/.test(withoutSeparators(query)) ? nationalDigits(query) : undefined;
}
