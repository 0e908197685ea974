import { detailsRequest } from '@insurer/contract/forms/details-request.ts';
import type { Payload } from 'payload';
import { type CaseCollection, caseCollections, kindOf } from './case-kinds.ts';
import { openStatuses } from './case-status.ts';
import type { StoredCase } from './case-to-wire.ts';
import { folded, searchTextOf } from './search-text.ts';

type Row = StoredCase & { name?: string | null; phone?: string | null; searchText?: string | null; updatedAt: string };

type Escalated = { id: number; authorityNumber?: string | null; searchText?: string | null };

const batchSize = 200;

/** Gives the cases of an earlier version what they are found by. */
export async function fillSearchTexts(payload: Payload): Promise<void> {
  for (const collection of caseCollections) {
    const where = { searchText: { exists: false } };
    for (;;) {
      const { docs } = await payload.db.find<Row>({ collection, where, limit: batchSize, pagination: false });
      for (const row of docs) await fillSearchText(payload, collection, row);
      if (docs.length < batchSize) break;
    }
  }
  // An earlier version left the number at the Insurance Authority out.
  const escalated = {
    where: { authorityNumber: { exists: true } },
    select: { authorityNumber: true, searchText: true } as const,
  };
  const { docs } = await payload.db.find<Escalated>({
    collection: 'service-requests',
    ...escalated,
    pagination: false,
  });
  const ids = docs.flatMap((one) => (one.searchText?.includes(folded(one.authorityNumber ?? '')) ? [] : one.id));
  for (const id of ids) {
    const row = await payload.db.findOne<Row>({ collection: 'service-requests', where: { id: { equals: id } } });
    if (row) await fillSearchText(payload, 'service-requests', row);
  }
  await fillCompanies(payload);
}

/** An earlier version left the names of companies out: one form asks for them. Of those that are closed nobody looks for one by it. */
async function fillCompanies(payload: Payload): Promise<void> {
  const collection = 'service-requests';
  const where = { kind: { equals: detailsRequest.kind }, status: { in: openStatuses } };
  const columns = { reference: true, name: true, email: true, phone: true, authorityNumber: true } as const;
  const select = { ...columns, kind: true, sent: true, searchText: true, updatedAt: true } as const;
  const { docs } = await payload.db.find<Row>({ collection, where, select, pagination: false });
  for (const row of docs) await fillSearchText(payload, collection, row);
}

async function fillSearchText(payload: Payload, collection: CaseCollection, row: Row): Promise<void> {
  const sent = (row.sent ?? {}) as Record<string, unknown>;
  const searchText = searchTextOf(kindOf(collection, row), { ...row, sent });
  if (searchText === row.searchText) return;
  // Their last change stays where it was: retention may count from it.
  const data = { searchText, updatedAt: row.updatedAt };
  await payload.db.updateOne({ collection, where: { id: { equals: row.id } }, data, options: { atomic: true } });
}
