/**
 * What people paste and type, made comparable before it is checked or stored: Arabic-Indic and Persian digits
 * become 0–9, what no reader sees goes, no-break spaces become spaces (decision D17, Formats).
 * Runs in the browser, in the site's action and in the service.
 */
export function normaliseText(value: string): string {
  return toLatinDigits(value.replace(unseen, '').replaceAll('\u00a0', ' ')).trim();
}

/** Format characters without a shape of their own, as chat apps and files paste them along. The number signs of Arabic have one. */
const unseen = /(?=\p{DI})\p{Cf}/gu;
/** What shapes words and emoji (ZWNJ, ZWJ), and the marks with which Arabic is written among Latin: none turns letters round. */
const marksOfWriting = /^[\s\u200c-\u200f\u061c]*$/;

/**
 * Names and free texts keep their own digits, spaces and marks of writing; what else no reader sees goes: it would show a text as another than
 * was stored. Marks alone are no text.
 */
export function normaliseProse(value: string): string {
  const text = withoutControls(value).replace(unseen, (sign) => (marksOfWriting.test(sign) ? sign : ''));
  return marksOfWriting.test(text) ? '' : text.trim();
}

/** A text whose lines end alike, without NUL and its kin. */
export function withoutControls(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

/** `٠١٢` and `۰۱۲` as `012`; everything else stays. */
export function toLatinDigits(value: string): string {
  return value.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Numbers as people group them (`1000 000 008`, `055-123-4567`) without their separators: phones and texts write dashes of all kinds. */
export function withoutSeparators(value: string): string {
  return normaliseText(value).replace(/[\s\p{Pd}.()/_]/gu, '');
}
