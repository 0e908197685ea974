import type { PayloadRequest, Where } from 'payload';
import { draftedGlobalLabels, draftedGlobalNamed } from '../drafted-globals.ts';
import { type Review, type SaidOfReview, saidOfReview } from '../stored-review.ts';
import type { Subject } from '../subject.ts';
import { untyped } from '../untyped.ts';
import { type Collection, type ContentTitle, titleFields } from './content-work.ts';

/** A document or a drafted global that waits for a second person, or for its author. */
export type ReviewLine = Subject<Collection> & SaidOfReview & { title: ContentTitle };
type ReviewWork = { isOn: boolean; waiting: ReviewLine[]; returned: ReviewLine[] };

type Named = { title?: ContentTitle; label?: ContentTitle };

/** What waits for review and what was returned to this person, the longest waiting first, and whether it is asked for anywhere. */
export async function waitingReviews(req: PayloadRequest): Promise<ReviewWork> {
  const { reviewed } = await req.payload.findGlobal({ slug: 'publishing-rules', depth: 0, req });
  const on = reviewed ?? [];
  if (on.length === 0) return { isOn: false, waiting: [], returned: [] };
  const own: Where = { and: [{ state: { equals: 'returned' } }, { author: { equals: req.user?.id } }] };
  const where: Where = { and: [{ targetCollection: { in: on } }, { or: [{ state: { equals: 'waiting' } }, own] }] };
  const all = { collection: 'reviews', where, sort: 'at', pagination: false, overrideAccess: false } as const;
  const { docs } = await req.payload.find({ ...all, user: req.user, req });
  // The table knows what stands in a review as text alone (stored-review.ts).
  const reviews = docs as Review[];
  const lines = await Promise.all(
    reviews.map(async ({ targetCollection, targetId, ...stored }) => {
      const about = saidOfReview(stored);
      const global = draftedGlobalNamed(targetCollection);
      if (global) return { ...about, global, title: draftedGlobalLabels[global] };
      const collection = targetCollection as Collection;
      const title = await titleOf(req, collection, targetId);
      return title && { ...about, collection, id: targetId, title };
    }),
  );
  const found = lines.filter((line) => line !== undefined);
  const inState = (wanted: Review['state']) => found.filter(({ state }) => state === wanted);
  return { isOn: true, waiting: inState('waiting'), returned: inState('returned') };
}

/** Undefined where it is in the trash, gone, or not for this person. */
async function titleOf(req: PayloadRequest, collection: Collection, id: number) {
  const field = titleFields[collection];
  const one = { where: { id: { equals: id } }, draft: true, limit: 1, depth: 0, locale: 'all' } as const;
  const select = untyped({ [field]: true });
  const { docs } = await req.payload.find({ collection, ...one, select, overrideAccess: false, user: req.user });
  const found = docs[0] as unknown as Named | undefined;
  return found && (found[field] ?? {});
}
