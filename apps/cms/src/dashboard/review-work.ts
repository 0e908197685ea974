import type { PayloadRequest, Where } from 'payload';
import { draftedGlobalLabels, draftedGlobalNamed } from '../drafted-globals.ts';
import type { Subject } from '../subject.ts';
import { untyped } from '../untyped.ts';
import { type Collection, type ContentTitle, titleFields } from './content-work.ts';

/** A document or a drafted global that waits for a second person. */
type ReviewLine = Subject<Collection> & {
  title: ContentTitle;
  authorName?: string | null;
  note?: string | null;
  at: string;
};

type Named = { title?: ContentTitle; label?: ContentTitle };

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
      const about = { authorName, note, at };
      const global = draftedGlobalNamed(targetCollection);
      if (global) return { global, title: draftedGlobalLabels[global], ...about };
      const collection = targetCollection as Collection;
      const title = await titleOf(req, collection, targetId);
      return title && { collection, id: targetId, title, ...about };
    }),
  );
  return { isOn: true, waiting: lines.filter((line) => line !== undefined) };
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
