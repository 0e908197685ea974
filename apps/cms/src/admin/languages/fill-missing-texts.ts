import type { Payload, Where } from 'payload';
import { log } from '../../log.ts';
import { countedCollections, countMissingTexts, missingTextsSlug } from './note-missing-texts.ts';

/** So many documents are read whole at a time. */
const atOnce = 50;

/**
 * Counts the missing texts of what no version has counted yet, or one that counted Arabic alone. What is counted stays: a start
 * that is killed in the middle loses nothing, and the next one goes on.
 */
export async function fillMissingTexts(payload: Payload): Promise<void> {
  const { db } = payload;
  const where: Where = { english: { exists: true } };
  const counted = { collection: missingTextsSlug, where, select: { source: true }, pagination: false } as const;
  const known = new Set((await db.find<{ source: string }>(counted)).docs.map(({ source }) => source));
  let documents = 0;
  for (const slug of countedCollections) {
    const all = { collection: slug, select: { id: true }, sort: 'id', pagination: false } as const;
    const { docs } = await db.find<{ id: number }>(all);
    const ids = docs.map(({ id }) => id).filter((id) => !known.has(`${slug}/${id}`));
    for (let start = 0; start < ids.length; start += atOnce)
      documents += await countMissingTexts({ payload }, slug, ids.slice(start, start + atOnce));
  }
  if (documents > 0) log('info', 'the missing texts of documents were counted', { documents });
}
