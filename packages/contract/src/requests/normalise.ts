/**
 * What people paste and type, made comparable before it is checked or stored: Arabic-Indic and Persian digits
 * become 0–9, bidi marks from chat apps go, no-break spaces become spaces (decision D17, Formats).
 * Runs in the browser, in the site's action and in the service.
 */
export function normaliseText(value: string): string {
  return toLatinDigits(value.replace(bidiMarks, '').replaceAll('\u00a0', ' ')).trim();
}

const bidiMarks = /[\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** `٠١٢` and `۰۱۲` as `012`; everything else stays. */
export function toLatinDigits(value: string): string {
  return value.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Numbers as people group them (`1000 000 008`, `055-123-4567`) without their separators: phones and texts write dashes of all kinds. */
export function withoutSeparators(value: string): string {
  return normaliseText(value).replace(/[\s\p{Pd}.()/_]/gu, '');
}
