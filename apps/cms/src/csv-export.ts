import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { csvOf } from './csv.ts';
import { dayOf } from './riyadh-days.ts';

const batchSize = 500;

/** All rows of a list, with the list's own filters: never more than the signed-in person may see there. */
export async function listedRows<Row>(req: PayloadRequest, collection: CollectionSlug, sort: string): Promise<Row[]> {
  const where = typeof req.query.where === 'object' ? (req.query.where as Where) : {};
  // The export is an act of its own in the record, its batches are none.
  req.context.isExport = true;
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const list = { page, limit: batchSize, sort, depth: 1, overrideAccess: false, req } as const;
    const found = await req.payload.find({ collection, where, ...list });
    rows.push(...(found.docs as unknown as Row[]));
    if (!found.hasNextPage) return rows;
  }
}

/** A table as a download that a browser neither opens nor keeps, named by its content and the day in Riyadh. */
export function csvResponse(name: string, rows: string[][]): Response {
  return new Response(csvOf(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${dayOf(new Date())}.csv"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
