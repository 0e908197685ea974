import type { PayloadRequest } from 'payload';

/** How a publication came past the review: who approved it, or why it went without. */
export type ReviewMark = { approvedBy?: string | null; withoutReview?: string | null };

const key = (subject: string) => `review-mark-${subject}`;

/** Keeps how a publication came past the review, for whoever writes the publication down in the same request. */
export function markReview(req: PayloadRequest, subject: string, mark: ReviewMark): void {
  req.context[key(subject)] = mark;
}

/** What {@link markReview} kept in this request; empty where it kept nothing. */
export function reviewMarkOf(req: PayloadRequest, subject: string): ReviewMark {
  return (req.context[key(subject)] as ReviewMark | undefined) ?? {};
}
