import type { Payload } from 'payload';
import { type CaseCollection, ofCase } from '../case-kinds.ts';

type StoredFile = { id: number; name: string; size: number; type: string; sha256: string };

/** What came with a case, as the service itself reads it: without the files' content. */
export async function filesOfCase(payload: Payload, collection: CaseCollection, id: string | number) {
  const where = ofCase(collection, id);
  const { docs } = await payload.db.find<StoredFile>({ collection: 'private-files', where, pagination: false });
  return docs;
}
