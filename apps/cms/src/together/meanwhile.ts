import type { PayloadRequest, Where } from 'payload';
import type { Action } from '../record/actions.ts';
import { type ReviewedCollection, reviewableNames } from '../reviewable.ts';
import { type Review, reviewOf } from '../stored-review.ts';
import type { Subject } from '../subject.ts';

/** What a reviewer said of a text that its author still has open. */
export type Verdict = Pick<Review, 'at' | 'comment'> & { state: 'approved' | 'returned'; name: string };

/**
 * What somebody else decided of the text of a form; undefined where nobody did, or there are no reviews. What was saved after an approval
 * is another text than the approved one; what was returned stays so until it is sent again.
 */
export async function verdictOf(
  req: PayloadRequest,
  subject: Subject,
  updatedAt: string | undefined,
): Promise<Verdict | undefined> {
  const name: string = subject.global ?? subject.collection;
  if (!reviewableNames.some((known) => known === name)) return undefined;
  const review = await reviewOf(req, subject as Subject<ReviewedCollection>);
  if (!review || review.judge === req.user?.id) return undefined;
  const { state, comment, judgeName } = review;
  const at = new Date(review.at).toISOString();
  if (state !== 'approved' && state !== 'returned') return undefined;
  if (state === 'approved' && updatedAt !== undefined && updatedAt > at) return undefined;
  return { state, at, comment, name: judgeName ?? '' };
}

type Kept = { id: number; action: Action; createdAt: string };

const ofContent: readonly Action[] = [
  ...(['created', 'changed', 'draft-saved', 'published', 'taken-offline', 'restored', 'trashed'] as const),
  ...(['published-by-schedule', 'offline-by-schedule'] as const),
];

/** What its schedule did to a document while somebody has its form open. */
export type DoneBySchedule = { went: 'online' | 'offline'; at: string };

const wentBy: Partial<Record<Action, DoneBySchedule['went']>> = {
  'published-by-schedule': 'online',
  'offline-by-schedule': 'offline',
};

/**
 * What the schedule of a document did, where that is what was stored last: the record tells of each act right behind it, and of drafts
 * that save themselves less often.
 */
export async function doneBySchedule(
  req: PayloadRequest,
  { collection, id, global }: Subject,
  updatedAt: string,
): Promise<DoneBySchedule | undefined> {
  const of: Where[] = global
    ? [{ targetCollection: { equals: global } }]
    : [{ targetCollection: { equals: collection } }, { targetId: { equals: String(id) } }];
  const where: Where = { and: [...of, { action: { in: [...ofContent] } }] };
  const query = { collection: 'audit-log', where, sort: '-id', limit: 1, pagination: false, req } as const;
  const [last] = (await req.payload.db.find<Kept>(query)).docs;
  const went = last && wentBy[last.action];
  if (!last || !went) return undefined;
  const at = new Date(last.createdAt).toISOString();
  return at >= updatedAt ? { went, at } : undefined;
}
