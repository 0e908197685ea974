import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { log } from '../../log.ts';
import { runStatement, tableOf } from '../../run-statement.ts';
import {
  type CountedCollection,
  countedCollections,
  countMissingTexts,
  missingTextsSlug,
} from './note-missing-texts.ts';

/** So many documents are read whole at a time. */
const atOnce = 50;

/**
 * Counts the missing texts of what no version has counted yet, or one that counted Arabic alone. What is counted stays: a start
 * that is killed in the middle loses nothing, and the next one goes on.
 */
export async function fillMissingTexts(payload: Payload): Promise<void> {
  let documents = 0;
  for (const slug of countedCollections) {
    const ids = await uncounted(payload, slug);
    for (let start = 0; start < ids.length; start += atOnce)
      documents += await countMissingTexts({ payload }, slug, ids.slice(start, start + atOnce));
  }
  if (documents > 0) log('info', 'the missing texts of documents were counted', { documents });
}

/** The database compares: of thousands of documents that are counted already, none is read. What is in the trash is not counted. */
async function uncounted(payload: Payload, slug: CountedCollection): Promise<number[]> {
  const isThere = payload.collections[slug].config.trash ? sql`document.deleted_at IS NULL` : sql`TRUE`;
  const rows = await runStatement(
    { payload },
    sql`SELECT document.id FROM ${tableOf(slug)} AS document WHERE ${isThere} AND NOT EXISTS (
      SELECT 1 FROM ${tableOf(missingTextsSlug)} AS counted
      WHERE counted.source = (CAST(${`${slug}/`} AS text) || document.id) AND counted.english IS NOT NULL
    ) ORDER BY document.id`,
  );
  return rows.map(({ id }) => Number(id));
}
