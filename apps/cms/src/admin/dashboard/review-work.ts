import type { PayloadRequest, Where } from 'payload';
import type { ContentLine } from './content-work.ts';

/** A document that waits for a second person. */
export type ReviewLine = Pick<ContentLine, 'id' | 'title'> & {
  collection: 'pages' | 'jobs' | 'rate-tables';
  authorName?: string | null;
  note?: string | null;
  at: string;
};

type Named = { title?: ContentLine['title']; label?: ContentLine['title'] };

/** What waits for review, the longest waiting first, and whether it is asked for anywhere. */
export async function waitingReviews(req: PayloadRequest): Promise<{ isOn: boolean; waiting: ReviewLine[] }> {
  const { reviewed } = await req.payload.findGlobal({ slug: 'publishing-rules', depth: 0, req });
  const on = reviewed ?? [];
  if (on.length === 0) return { isOn: false, waiting: [] };
  const where: Where = { and: [{ state: { equals: 'waiting' } }, { targetCollection: { in: on } }] };
  const all = { collection: 'reviews', where, sort: 'at', pagination: false, overrideAccess: false } as const;
  const { docs } = await req.payload.find({ ...all, user: req.user, req });
  const lines = await Promise.all(
    docs.map(async ({ targetCollection, targetId, authorName, note, at }) => {
      const collection = targetCollection as ReviewLine['collection'];
      const title = await titleOf(req, collection, targetId);
      return title && { collection, id: targetId, title, authorName, note, at };
    }),
  );
  return { isOn: true, waiting: lines.filter((line) => line !== undefined) };
}

/** Undefined where it is in the trash, gone, or not for this person. */
async function titleOf(req: PayloadRequest, collection: ReviewLine['collection'], id: number) {
  const field = collection === 'rate-tables' ? 'label' : 'title';
  const one = { where: { id: { equals: id } }, draft: true, limit: 1, depth: 0, locale: 'all' } as const;
  const select = { [field]: true } as never;
  const { docs } = await req.payload.find({ collection, ...one, select, overrideAccess: false, user: req.user });
  const found = docs[0] as unknown as Named | undefined;
  return found && (found[field] ?? {});
}
