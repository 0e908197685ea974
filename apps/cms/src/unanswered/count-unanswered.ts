import { countableWords, type UnansweredSearch } from '@insurer/contract/unanswered-searches.ts';
import { type Payload, ValidationError } from 'payload';
import { dayOf, daysBefore } from '../riyadh-days.ts';

export const collection = 'unanswered-searches';
/** Different searches of one day: whoever types rubbish by machine fills no table. Those known are counted on. */
export const maxOnADay = 1_000;
/** For so many days a search is known. */
const retentionDays = 90;

/**
 * Adds to today's counts. What may be about a person is not kept, whatever the site thought of it, nor are new words on a
 * day that has enough of them.
 *
 * @returns how many of the searches were counted
 */
export async function countUnanswered(
  payload: Payload,
  searches: readonly UnansweredSearch[],
  now = new Date(),
): Promise<number> {
  const day = dayOf(now);
  const { totalDocs } = await payload.db.count({ collection, where: { day: { equals: day } } });
  let room = maxOnADay - totalDocs;
  let counted = 0;
  for (const search of searches) {
    if (countableWords(search.words) !== search.words) continue;
    const row = { key: `${day} ${search.language} ${search.words}`, day, ...search };
    const isKnown = await increment(payload, row);
    if (!isKnown && room <= 0) continue;
    if (!isKnown && (await makeRow(payload, row))) room -= 1;
    else if (!isKnown) await increment(payload, row);
    counted += 1;
  }
  return counted;
}

/** Forgets what was searched for longer ago than is kept. */
export async function forgetOldUnanswered(payload: Payload, now = new Date()): Promise<void> {
  await payload.db.deleteMany({ collection, where: { day: { less_than: daysBefore(now, retentionDays) } } });
}

type Row = UnansweredSearch & { key: string; day: string };

async function increment(payload: Payload, { key, count }: Row): Promise<boolean> {
  const more = { where: { key: { equals: key } }, data: { count: { $inc: count } }, options: { atomic: true } };
  return Boolean(await payload.db.updateOne({ collection, ...more }));
}

/** @returns false where another instance has made the row before */
async function makeRow(payload: Payload, data: Row): Promise<boolean> {
  try {
    await payload.db.create({ collection, data });
    return true;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return false;
  }
}
