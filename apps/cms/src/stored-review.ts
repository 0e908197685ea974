import type { PayloadRequest } from 'payload';
import { type Reviewable, type Reviewed, reviewableOf } from './reviewable.ts';
import { subjectName } from './subject.ts';

export const reviewsSlug = 'reviews';

/** Where the review of a document stands: one row each, written over by every act; the acts are in the record. */
export type Review = {
  id: number;
  subject: string;
  /** The slug of its collection or global. */
  targetCollection: Reviewable;
  /** 0 of a global: there is one of each. */
  targetId: number;
  /** `waived`: somebody gave a reason for publishing without. `done`: what was cleared is online. */
  state: 'waiting' | 'approved' | 'returned' | 'waived' | 'done';
  /** Who sent it, and what was written for the reviewers. */
  author?: number | null;
  authorName?: string | null;
  note?: string | null;
  /** Who approved, returned or waived it last, and the comment or the reason. */
  judge?: number | null;
  judgeName?: string | null;
  comment?: string | null;
  /** The text that this was about: whatever is changed after it ends an approval. */
  fingerprint: string;
  at: string;
};

/** What is said of a review beside its text. */
export type SaidOfReview = Pick<Review, 'state' | 'authorName' | 'note' | 'judgeName' | 'comment' | 'at'>;

/** The same of a stored one, and no more. */
export function saidOfReview({ state, authorName, note, judgeName, comment, at }: SaidOfReview): SaidOfReview {
  return { state, authorName, note, judgeName, comment, at };
}

/** Undefined where it was never sent. */
export async function reviewOf(req: PayloadRequest, of: Reviewed): Promise<Review | undefined> {
  const where = { subject: { equals: subjectName(of) } };
  return (await req.payload.db.findOne<Review>({ collection: reviewsSlug, where, req })) ?? undefined;
}

/** Writes where the review stands now, in the transaction of the request. What is left out stays as it was. */
export async function keepReview(req: PayloadRequest, of: Reviewed, news: Partial<Omit<Review, 'id'>>): Promise<void> {
  const { db } = req.payload;
  const known = await reviewOf(req, of);
  const at = new Date().toISOString();
  const subject = subjectName(of);
  const data = { targetCollection: reviewableOf(of), targetId: Number(of.id ?? 0), ...news, subject, at };
  if (known) await db.updateOne({ collection: reviewsSlug, id: known.id, data, req, returning: false });
  else await db.create({ collection: reviewsSlug, data, req, returning: false });
}
