import type { Payload, Where } from 'payload';
import { log } from '../../log.ts';
import { countedCollections, missingTextsOf, missingTextsSlug, newestOf } from './note-missing-texts.ts';

/** So many documents are read whole at a time. */
const atOnce = 50;

/** Counts the missing texts of content from an earlier version, where nothing is counted yet or Arabic alone was. */
export async function fillMissingTexts(payload: Payload): Promise<void> {
  const { db } = payload;
  const counted = async (where: Where) => (await db.count({ collection: missingTextsSlug, where })).totalDocs;
  const isCounted = (await counted({})) > 0;
  if (isCounted && (await counted({ english: { exists: false } })) === 0) return;
  if (isCounted) await db.deleteMany({ collection: missingTextsSlug, where: {} });
  let documents = 0;
  for (const slug of countedCollections) {
    const { docs } = await db.find<{ id: number }>({ collection: slug, select: { id: true }, pagination: false });
    for (let start = 0; start < docs.length; start += atOnce) {
      const ids = docs.slice(start, start + atOnce).map(({ id }) => id);
      for (const stored of await newestOf({ payload }, slug, ids))
        await db.create({ collection: missingTextsSlug, data: missingTextsOf(payload, slug, stored) });
    }
    documents += docs.length;
  }
  if (documents > 0) log('info', 'the missing texts of all documents were counted', { documents });
}
