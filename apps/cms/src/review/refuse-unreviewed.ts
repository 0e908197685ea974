import type { PayloadRequest } from 'payload';
import { filledLabel, label } from '../fields/labels.ts';
import { record } from '../record/record.ts';
import { refusalInBoth } from '../refusal.ts';
import { markReview } from '../review-mark.ts';
import { isReviewOn, type Reviewed } from '../reviewable.ts';
import { keepReview, type Review, reviewOf } from '../stored-review.ts';
import { newestVersion, recordedAs, type Stored, shownState, subjectName, titleOf } from '../subject.ts';
import { fingerprintOf } from './fingerprint.ts';
import { isLetThrough } from './is-cleared.ts';

// Payload's notice makes a list of what stands behind a colon, at each comma: there is neither.
const notReviewed = label(
  '“{title}” is not published because nobody else has approved this text. Nothing that you wrote is lost. Send it for review under “Review” or give a reason there for publishing without.',
  'لم يُنشر «{title}» لأن هذا النص لم يعتمده شخص آخر بعد. لم يضِع شيء مما كتبته. أرسله من قسم «المراجعة» أو اكتب هناك سببًا للنشر من دونها.',
);
const onlineKey = (of: Reviewed) => `reviewed-online-${subjectName(of)}`;

/** Keeps what visitors see before the change: what stays as it is needs nobody. */
export async function rememberShown(req: PayloadRequest, of: Reviewed, data: Partial<Stored>): Promise<void> {
  if (req.user && data._status !== 'draft') req.context[onlineKey(of)] = await shownState(req, of);
}

/**
 * Refuses a publication that no second person approved and nobody gave a reason for, by whatever door it comes: the form,
 * REST, a scheduled moment, one language alone. It compares what would stand there with what was approved, inside the
 * transaction; of one language alone the whole text that it is a part of. What the service writes by itself, as the demo content and
 * imports, is not asked (decision 0045).
 * @param doc as it was saved
 * @throws APIError 400
 */
export async function refuseUnreviewed(req: PayloadRequest, of: Reviewed, doc: Partial<Stored>): Promise<void> {
  if (!req.user || req.context.quietly === true || doc._status !== 'published' || doc.deletedAt) return;
  if (!(await isReviewOn(req, of))) return;
  const now = await shownState(req, of);
  if (!now) return;
  const before = req.context[onlineKey(of)] as Stored | undefined;
  const fingerprint = fingerprintOf(now);
  if (before && fingerprintOf(before) === fingerprint) return;
  const review = await reviewOf(req, of);
  const title = titleOf(req.payload, of, now);
  const isWhole = isClearedAs(fingerprint, review);
  // Of one language alone the rest stays a draft, which is then the newest version.
  const text = isWhole ? undefined : await newestVersion(req, of);
  const isPart = text?._status === 'draft' && isClearedAs(fingerprintOf(text), review);
  if (!isLetThrough(review) || !(isWhole || isPart)) throw refusalInBoth(req, filledLabel(notReviewed, 'title', title));
  // The other language goes by the same word.
  if (isWhole) await keepReview(req, of, { state: 'done' });
  if (review.state === 'approved') {
    markReview(req, subjectName(of), { approvedBy: review.judgeName });
    return;
  }
  markReview(req, subjectName(of), { withoutReview: review.comment });
  await record(req, {
    action: 'published-unreviewed',
    ...recordedAs(of, title),
    changes: [{ field: 'reason', after: review.comment ?? '' }],
  });
}

function isClearedAs(fingerprint: string, review: Review | undefined): boolean {
  return isLetThrough(review) && review.fingerprint === fingerprint;
}
