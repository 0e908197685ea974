/** Far more levels than any document has; what is nested without end would end what reads it. */
const deepest = 200;

/** A text without what PostgreSQL stores nowhere: NUL, and half a surrogate pair. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/**
 * The same of every text and key of a value as JSON has them.
 * @throws SyntaxError for one that is nested more deeply than anything is kept
 */
export function storable(value: unknown, depth = 0): unknown {
  if (depth > deepest) throw new SyntaxError('What was sent is nested too deeply.');
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map((part) => storable(part, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storableText(key), storable(part, depth + 1)]));
}
