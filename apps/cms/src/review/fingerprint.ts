import { sha256 } from '../digests.ts';
import { normalised } from '../together/values.ts';

/** Kept by the service for itself: no text that anybody approves. */
const kept = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'editedBy', 'group', 'globalType']);

/**
 * The same for the same text, whether it is stored as a draft or online: what is no difference to the comparison, by which people
 * see what changed, is none here. Ids of rows differ between the two.
 */
export function fingerprintOf(values: Record<string, unknown>): string {
  const written = Object.entries(values).filter(([name]) => !kept.has(name));
  return sha256(normalised(withoutIds(Object.fromEntries(written))));
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const parts = Object.entries(value).filter(([key]) => key !== 'id');
  return Object.fromEntries(parts.map(([key, inner]) => [key, withoutIds(inner)]));
}
