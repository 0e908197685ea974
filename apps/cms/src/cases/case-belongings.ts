import type { FileType } from '@insurer/contract/forms/field-rule.ts';
import type { Payload, Where } from 'payload';
import type { CaseCollection } from './case-kinds.ts';

type StoredFile = {
  id: number;
  name: string;
  storedName: string;
  size: number;
  type: FileType;
  sha256: string;
  scan: string;
  reference: string;
  message?: number | null;
};

/** The rows that belong to a case: its files, mails and webhooks. */
export function ofCase(collection: string, id: string | number): Where {
  return { and: [{ caseCollection: { equals: collection } }, { caseId: { equals: String(id) } }] };
}

/** What came with a case, as the service itself reads it: without the files' content. */
export async function filesOfCase(payload: Payload, collection: CaseCollection, id: string | number) {
  const where = ofCase(collection, id);
  const { docs } = await payload.db.find<StoredFile>({ collection: 'private-files', where, pagination: false });
  return docs;
}
