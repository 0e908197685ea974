import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import type { StoredField } from '../admin/languages/stored-fields.ts';
import { type Finding, finding } from './finding.ts';

/** The names of a draft that something else has by now: a draft is told so before its publication is refused. */
export async function takenNames(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: unknown,
  stored: StoredField[],
): Promise<Finding[]> {
  const taken: Finding[] = [];
  for (const one of stored) {
    const { field, value, path } = one;
    if (!('unique' in field && field.unique) || typeof value !== 'string' || value === '') continue;
    const where: Where = { and: [{ [path]: { equals: value } }, { id: { not_equals: id } }] };
    const { totalDocs } = await req.payload.db.count({ collection, where, req });
    if (totalDocs > 0) taken.push(finding('name-taken', one, undefined, value));
  }
  return taken;
}
