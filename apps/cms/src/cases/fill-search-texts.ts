import type { Payload } from 'payload';
import { caseCollections, kindOf } from './case-kinds.ts';
import type { StoredCase } from './case-to-wire.ts';
import { searchTextOf } from './search-text.ts';

type Row = StoredCase & { name?: string | null; phone?: string | null; updatedAt: string };

const batchSize = 200;

/** Gives the cases of an earlier version what they are found by. */
export async function fillSearchTexts(payload: Payload): Promise<void> {
  for (const collection of caseCollections) {
    const where = { searchText: { exists: false } };
    for (;;) {
      const { docs } = await payload.db.find<Row>({ collection, where, limit: batchSize, pagination: false });
      for (const row of docs) {
        const sent = (row.sent ?? {}) as Record<string, unknown>;
        // Their last change stays where it was: retention may count from it.
        const data = { searchText: searchTextOf(kindOf(collection, row), { ...row, sent }), updatedAt: row.updatedAt };
        await payload.db.updateOne({ collection, where: { id: { equals: row.id } }, data, options: { atomic: true } });
      }
      if (docs.length < batchSize) break;
    }
  }
}
