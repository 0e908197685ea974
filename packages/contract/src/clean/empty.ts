/** The literal strings that a service sends where it means "nothing" (docs/contract.md). */
const emptyLiterals = new Set(['', 'undefined', 'null', '<p>undefined</p>', '<p>null</p>']);

/**
 * Whether a wire value means "no value": missing, null, blank, or one of the empty literals.
 * Arrays and objects are never empty here; their readers decide.
 */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' && emptyLiterals.has(value.trim());
}

// NUL and its kin have no place in text, nor has half a surrogate pair, of which no address can be made; tab, newline and bidi
// marks may stay.
const noCharacters = /(?![\n\r\t])\p{Cc}|\p{Cs}/gu;

/**
 * Letters of one text, which may stand in ten places of a page, each sign of it written as six: 2 MB of them made a page of 50 MB,
 * and kept everybody waiting for seconds.
 */
const maxLetters = 50_000;

/**
 * A wire value as plain text, or undefined when it is empty or not text.
 * Numbers are taken as their digits, since `year: 2024` is as common as `"2024"`.
 */
export function cleanText(value: unknown): string | undefined {
  return cleanFirst(maxLetters, value);
}

/** The first letters of a wire value as {@link cleanText} reads it; what goes beyond them is left out. */
export function cleanFirst(most: number, value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string' || isEmpty(value)) return undefined;
  const text = value.slice(0, most).replace(noCharacters, '').trim();
  return isEmpty(text) ? undefined : text;
}
