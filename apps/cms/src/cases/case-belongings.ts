import type { FileType } from '@insurer/contract/forms/field-rule.ts';
import type { Payload, PayloadRequest, Where } from 'payload';
import { confidentialAmong } from '../access/confidential.ts';
import { holdRow } from '../wait-for-others.ts';
import { type CaseCollection, teamOf } from './case-kinds.ts';

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

type Storing = Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>;

/** What a new row says of the case that it belongs to: whoever marks that one meanwhile marks this row as well. */
export async function belongingTo(
  req: Storing,
  { collection, id, reference }: { collection: CaseCollection; id: number | string; reference: string },
) {
  await holdRow(req, { collection, id });
  const confidential = (await confidentialAmong(req, collection, [id])).size > 0;
  return { team: teamOf(collection), reference, caseCollection: collection, caseId: String(id), confidential };
}

/** What came with a case, as the service itself reads it: without the files' content. */
export async function filesOfCase(payload: Payload, collection: CaseCollection, id: string | number) {
  const where = ofCase(collection, id);
  const { docs } = await payload.db.find<StoredFile>({ collection: 'private-files', where, pagination: false });
  return docs;
}
