import { APIError, type CollectionAfterChangeHook, type CollectionBeforeChangeHook } from 'payload';
import { adminLanguageOf, type Label, label } from '../fields/labels.ts';
import { record } from '../record/record.ts';
import { inBothLanguages } from '../refusal.ts';
import { markReview } from '../review-mark.ts';
import { fingerprintOf } from './fingerprint.ts';
import { isReviewOn, keepReview, type Review, type Reviewed, reviewOf, subjectIn } from './review.ts';
import type { ReviewedCollection } from './reviewed-collections.ts';
import { liveState, type Stored } from './states.ts';

// Payload's notice makes a list of what stands behind a colon, at each comma: there is neither.
const notReviewed = label(
  '“{title}” is not published because nobody else has approved this text. Nothing that you wrote is lost. Send it for review under “Review” or give a reason there for publishing without.',
  'لم يُنشر «{title}» لأن هذا النص لم يعتمده شخص آخر بعد. لم يضِع شيء مما كتبته. أرسله من قسم «المراجعة» أو اكتب هناك سببًا للنشر من دونها.',
);
const onlineKey = (of: Reviewed) => `reviewed-online-${subjectIn(of)}`;
const reviewedIn = (slug: string, id: unknown): Reviewed => ({
  collection: slug as ReviewedCollection,
  id: Number(id),
});

/** Keeps what visitors see before the change: what stays as it is needs nobody. */
export const rememberLive: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (originalDoc?.id === undefined || !req.user || data._status === 'draft') return data;
  const of = reviewedIn(collection.slug, originalDoc.id);
  req.context[onlineKey(of)] = await liveState(req, of);
  return data;
};

/**
 * Refuses a publication that no second person approved and nobody gave a reason for, by whatever door it comes: the form,
 * REST, a scheduled moment, one language alone. It compares what would stand there with what was approved, inside the
 * transaction. What the service writes by itself, as the demo content and imports, is not asked (decision 0045).
 * @throws APIError 400
 */
export const refuseUnreviewed: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!req.user || req.context.quietly === true || doc._status !== 'published' || doc.deletedAt) return doc;
  const of = reviewedIn(collection.slug, doc.id);
  if (!(await isReviewOn(req, of.collection))) return doc;
  const now = await liveState(req, of);
  if (!now) return doc;
  const before = req.context[onlineKey(of)] as Stored | undefined;
  const fingerprint = fingerprintOf(now);
  if (before && fingerprintOf(before) === fingerprint) return doc;
  const review = await reviewOf(req, of);
  const title = titleIn(now, collection.admin.useAsTitle ?? 'id');
  if (!isCleared(review, fingerprint)) throw refused(title, adminLanguageOf(req.i18n));
  await keepReview(req, of, { state: 'done' });
  if (review.state === 'approved') {
    markReview(req, subjectIn(of), { approvedBy: review.judgeName });
    return doc;
  }
  markReview(req, subjectIn(of), { withoutReview: review.comment });
  await record(req, {
    action: 'published-unreviewed',
    subject: title.en,
    targetCollection: of.collection,
    targetId: of.id,
    changes: [{ field: 'reason', after: review.comment ?? '' }],
  });
  return doc;
};

function isCleared(review: Review | undefined, fingerprint: string): review is Review {
  return (review?.state === 'approved' || review?.state === 'waived') && review.fingerprint === fingerprint;
}

function refused(title: Label, language: keyof Label): Error {
  const said = label(
    notReviewed.en.replace('{title}', () => title.en),
    notReviewed.ar.replace('{title}', () => title.ar),
  );
  return inBothLanguages(new APIError(said[language], 400, {}, true), said);
}

/** What a stored document is called, in both languages of the admin. */
export function titleIn(row: Stored, field: string): Label {
  const title = (row[field] ?? {}) as Partial<Label>;
  const own = String(row.name ?? row.key ?? row.id);
  return label(title.en || title.ar || own, title.ar || title.en || own);
}
