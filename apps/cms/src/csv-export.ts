import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { csvOf } from './csv.ts';
import { adminLanguageOf } from './fields/labels.ts';
import { dayOf } from './riyadh-days.ts';
import { largestRowNumber } from './row-number.ts';

const batchSize = 500;

/**
 * All rows of a list, with the list's own filters: never more than the signed-in person may see there. Each once, from the newest on, by
 * its number: pages would shift with every row that comes or goes meanwhile. What it names is named in that person's language.
 */
export async function listedRows<Row extends { id: number }>(
  req: PayloadRequest,
  collection: CollectionSlug,
): Promise<Row[]> {
  const where = typeof req.query.where === 'object' ? (req.query.where as Where) : {};
  // The export is an act of its own in the record, its batches are none.
  req.context.isExport = true;
  const rows: Row[] = [];
  const locale = adminLanguageOf(req.i18n);
  const list = {
    limit: batchSize,
    pagination: false,
    sort: '-id',
    depth: 1,
    locale,
    overrideAccess: false,
    req,
  } as const;
  for (let below = largestRowNumber; ; ) {
    const { docs } = await req.payload.find({
      collection,
      where: { and: [where, { id: { less_than: below } }] },
      ...list,
    });
    rows.push(...(docs as unknown as Row[]));
    const last = docs.at(-1);
    if (!last || docs.length < batchSize) return rows;
    below = Number(last.id);
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
