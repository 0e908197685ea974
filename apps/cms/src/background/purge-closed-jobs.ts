import type { Payload, Where } from 'payload';
import { startOfDay } from '../cases/intake/working-days.ts';
import { enqueuePurge } from '../purge/enqueue-purge.ts';

/**
 * Tells the site of jobs that closed because their last day is over in Riyadh: nobody changes them then, and it would show them for as long
 * as it keeps a response. Each instance tells it by itself; told twice, the site reads once more.
 *
 * @returns one look, which compares the day with that of the look before
 */
export function purgeClosedJobs(payload: Payload): () => Promise<void> {
  let lookedOn = startOfDay(new Date());
  return async () => {
    const today = startOfDay(new Date());
    if (today.getTime() === lookedOn.getTime()) return;
    const ended = { greater_than_equal: lookedOn.toISOString(), less_than: today.toISOString() };
    const where: Where = { and: [{ _status: { equals: 'published' } }, { closingDate: ended }] };
    const { totalDocs } = await payload.db.count({ collection: 'jobs', where });
    if (totalDocs > 0) await enqueuePurge({ payload }, ['jobs', 'redirects']);
    lookedOn = today;
  };
}
