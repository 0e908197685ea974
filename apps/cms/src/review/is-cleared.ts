import type { Review } from '../stored-review.ts';
import type { Standing } from './standing.ts';

/** Whether a review ended with the text let through: approved, or waived for a reason. */
export function isLetThrough<Of extends Pick<Review, 'state'>>(review: Of | undefined): review is Of {
  return review?.state === 'approved' || review?.state === 'waived';
}

/** Whether the text as it is now is let through, and nothing was changed since. */
export function isCleared({ review, isCurrent }: Pick<Standing, 'review' | 'isCurrent'>): boolean {
  return isLetThrough(review) && isCurrent;
}
