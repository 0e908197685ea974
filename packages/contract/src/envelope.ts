import { asRecord } from './clean/json-text.ts';

/**
 * The payload of a response: `{ data: X }`, one more nesting (`{ data: { data: X } }`) is read as well
 * (decision D17, Envelope). Returns undefined where there is no `data`.
 */
export function dataOf(body: unknown): unknown {
  const data = asRecord(body)?.data;
  const inner = asRecord(data);
  if (!inner || !Object.hasOwn(inner, 'data')) return data;
  // Header data is a list, and pages never have a field of their own called data.
  return inner.data;
}
