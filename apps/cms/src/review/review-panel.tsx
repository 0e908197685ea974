'use client';

import { useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui';
import { useChecks } from '../checks/use-checks.ts';
import { type AdminLanguage, adminLanguageOf } from '../fields/labels.ts';
import { useSavesItself } from '../fields/languages/use-language-link.ts';
import { momentWithHijri } from '../fields/moment-text.ts';
import { useNeverSaved } from '../fields/use-saved-at.ts';
import { failsUnlessApproved } from './fails-unless-approved.ts';
import { isLetThrough } from './is-cleared.ts';
import { ReviewActs } from './review-acts-form.tsx';
import { ReviewChanges } from './review-changes.tsx';
import { type ReviewWords, reviewWords } from './review-words.ts';
import type { Standing } from './standing.ts';
import { useReview } from './use-review.ts';

/** Of whoever may publish: who reads alone does not get the draft that this is about. */
export function ReviewPanel() {
  const { hasSavePermission } = useDocumentInfo();
  return hasSavePermission ? <Review /> : null;
}

/** Beside the form: whether a second person has to look, what was said, what would change, and what can be done now. */
function Review() {
  const { i18n } = useTranslation();
  const savesItself = useSavesItself();
  const isTyped = useFormModified() && !savesItself;
  const language = adminLanguageOf(i18n);
  const say: ReviewWords = reviewWords[language];
  const isNew = useNeverSaved();
  const { standing, act } = useReview(say.unreachable);
  const { told } = useChecks();
  return (
    <section className="field-type review" aria-labelledby="review-title">
      <h2 id="review-title">{say.title}</h2>
      <p role="status">{isNew ? say.newDocument : standing ? stateIn(standing, isTyped, say) : ''}</p>
      {standing?.isOn && !standing.isOnline ? (
        <>
          <p role="status">
            {failsUnlessApproved(standing, told?.scheduled ?? []) ? <strong>{say.scheduled}</strong> : null}
          </p>
          {isTyped ? <p>{say.unsaved}</p> : null}
          <Said {...{ standing, say, language }} />
          <ReviewChanges {...{ standing, say }} />
          <ReviewActs {...{ standing, say, act }} />
        </>
      ) : null}
    </section>
  );
}

function stateIn({ isOn, review, isCurrent, isOnline }: Standing, isTyped: boolean, say: ReviewWords): string {
  if (!isOn) return `${say.off} ${say.turnOn}`;
  if (isOnline) return isTyped ? say.typed : say.nothing;
  if (!review) return say.states.open;
  return isLetThrough(review) && !isCurrent ? say.changed : say.states[review.state as keyof ReviewWords['states']];
}

type SaidProps = { standing: Standing; say: ReviewWords; language: AdminLanguage };

/** Who sent it with which note, and what was answered. */
function Said({ standing: { review }, say, language }: SaidProps) {
  if (!review) return null;
  return (
    <>
      {review.authorName ? (
        <p className="review__said">
          {say.sentBy} <bdi>{review.authorName}</bdi>
          {review.note ? <bdi className="review__words">{review.note}</bdi> : null}
        </p>
      ) : null}
      {review.state !== 'waiting' && review.judgeName ? (
        <p className="review__said">
          {say.by} <bdi>{review.judgeName}</bdi> ·{' '}
          <time dateTime={review.at}>{momentWithHijri(review.at, language)}</time>
          {review.comment ? <bdi className="review__words">{review.comment}</bdi> : null}
        </p>
      ) : null}
    </>
  );
}
