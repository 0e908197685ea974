import { Forbidden, type PayloadRequest, type Where } from 'payload';
import { type Input, isFor, mayPublish, targetOf } from './scheduling.ts';

type Asked = { id?: number | string; collectionSlug?: string; globalSlug?: string; req: PayloadRequest };
type StoredJob = { id: number; waitUntil?: string | null; input?: Input & { timezone?: string } };

/** What the admin's drawer lists of a document or global: each wish by its number, so that it can be taken back. */
export type UpcomingSchedule = { id: number; waitUntil?: string | null; input: Pick<Input, 'type' | 'locale'> };

/**
 * What is scheduled and still to come, the next first, in place of Payload's own function: that looks for the number of a document as
 * text, where it is stored as a number, and said “nothing is scheduled” of everything.
 * @throws Forbidden for who may not publish it
 */
export async function upcomingSchedules({ id, collectionSlug, globalSlug, req }: Asked): Promise<UpcomingSchedule[]> {
  const doc = collectionSlug && id !== undefined ? { relationTo: collectionSlug, value: Number(id) } : undefined;
  const target = targetOf({ doc: doc as Input['doc'], global: globalSlug });
  if (!target || !(await mayPublish(req, target))) throw new Forbidden(req.t);
  const toCome = { waitUntil: { greater_than: new Date().toISOString() } };
  const where: Where = { and: [{ taskSlug: { equals: 'schedulePublish' } }, toCome] };
  const all = { collection: 'payload-jobs', where, sort: 'waitUntil', pagination: false, req } as const;
  const { docs } = await req.payload.db.find<StoredJob>(all);
  return docs.flatMap(({ id: job, waitUntil, input }) => {
    if (!input || !isFor(target, input)) return [];
    const { type, locale, timezone } = input;
    return [{ id: job, waitUntil, input: { type, locale, timezone } }];
  });
}
