import { isMoreThanRead } from './nesting.ts';

/**
 * `quarters`, `socialLinks` and `choose_type` may arrive as JSON text (docs/contract.md).
 * Text that starts like JSON is parsed; text that does not parse or is more than is read, and everything else, comes back as it was.
 */
export function parseJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if ((!text.startsWith('{') && !text.startsWith('[')) || isMoreThanRead(text)) return value;
  try {
    return JSON.parse(text);
  } catch {
    return value;
  }
}

/** A JSON object as a record, or undefined for everything else (arrays and null included). */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** A list, given as such or as JSON text; everything else is an empty one. */
export function listOf(value: unknown): unknown[] {
  const list = parseJsonText(value);
  return Array.isArray(list) ? list : [];
}
