import { sha256 } from '../digests.ts';

/** Kept by the service for itself: no text that anybody approves. */
const kept = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'editedBy', 'group', 'globalType']);

/** The same for the same text, whether it is stored as a draft or online. Ids of rows differ between the two. */
export function fingerprintOf(values: Record<string, unknown>): string {
  const written = Object.entries(values).filter(([name]) => !kept.has(name));
  return sha256(JSON.stringify(written.flatMap(([name, value]) => leaves(name, value)).toSorted(byPath)));
}

type Leaf = [path: string, value: unknown];
const byPath = ([one]: Leaf, [other]: Leaf) => (one < other ? -1 : 1);

/** Databases give back nothing in different ways: it is left out. */
function leaves(path: string, value: unknown): Leaf[] {
  if (value === null || value === undefined || value === '') return [];
  if (value instanceof Date) return [[path, value.toISOString()]];
  if (typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [] : leaves(`${path}.${key}`, inner)));
}
