import type { PayloadRequest } from 'payload';
import type { CheckedCollection } from './document-findings.ts';

export type StoredRow = { id: number; _status?: string; deletedAt?: string | null } & Record<string, unknown>;

/** What visitors see of a document, in all languages: the row of the main table, never a draft. */
export async function shownRow(
  req: PayloadRequest,
  collection: CheckedCollection,
  id: unknown,
): Promise<StoredRow | undefined> {
  const row = await req.payload.db.findOne<StoredRow>({ collection, where: { id: { equals: id } }, req });
  return row?._status === 'published' && !row.deletedAt ? row : undefined;
}
