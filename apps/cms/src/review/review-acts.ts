import type { PayloadRequest } from 'payload';
import { adminLanguageOf } from '../fields/labels.ts';
import type { Action } from '../record/actions.ts';
import { record } from '../record/record.ts';
import { refusal } from '../refusal.ts';
import { inRequestTransaction } from '../request-transaction.ts';
import { isReviewOn, type Reviewed } from '../reviewable.ts';
import { isReason } from '../says-something.ts';
import { keepReview, type Review, reviewOf } from '../stored-review.ts';
import { newestVersion, recordedAs, shownState, titleOf } from '../subject.ts';
import { waitForOthers } from '../wait-for-others.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type ReviewWords, reviewWords } from './review-words.ts';
import { enqueueVerdictMail } from './verdict-mail.ts';
import { writersOf } from './writers.ts';

type Kind = { action: Action; state: Review['state']; field: string; needsWords: boolean; bySecond: boolean };

/** What can be done to a draft: what it leads to, and whether somebody who did not write it has to do it. */
export const reviewActs = {
  send: { action: 'review-asked', state: 'waiting', field: 'note', needsWords: false, bySecond: false },
  approve: { action: 'review-approved', state: 'approved', field: 'comment', needsWords: false, bySecond: true },
  return: { action: 'review-returned', state: 'returned', field: 'comment', needsWords: true, bySecond: true },
  waive: { action: 'review-waived', state: 'waived', field: 'reason', needsWords: true, bySecond: false },
} satisfies Record<string, Kind>;
export type ReviewAct = keyof typeof reviewActs;

/** `seen`: the fingerprint of the text that the person has in front of them. */
export type Asked = { act: ReviewAct; words: string; seen: string };

/** Who cannot judge a text: whoever sent it, and everybody who wrote what visitors do not have yet. */
export async function authorsOf(req: PayloadRequest, of: Reviewed, review: Review | undefined): Promise<number[]> {
  const writers = await writersOf(req, of, await shownState(req, of));
  return review?.author ? [...writers, review.author] : writers;
}

/**
 * Sends, approves, returns or lets through without review. Only the text that was seen is meant: one that was changed in
 * between is refused.
 * @throws APIError 400, 403 or 409 with a sentence for the person, 422 with one that belongs beside the words
 */
export async function actOnReview(req: PayloadRequest, of: Reviewed, { act, words, seen }: Asked): Promise<void> {
  const kind: Kind = reviewActs[act];
  const say = (why: keyof ReviewWords['refusals']) => reviewWords[adminLanguageOf(req.i18n)].refusals[why];
  await inRequestTransaction(req, async () => {
    await waitForOthers(req, of);
    const text = await newestVersion(req, of);
    if (!text || !(await isReviewOn(req, of))) throw refusal(say('off'), 400);
    if (kind.needsWords && !isReason(words)) throw refusal(say('words'), 422);
    const fingerprint = fingerprintOf(text);
    if (seen !== fingerprint) throw refusal(say('changed'), 409);
    const review = await reviewOf(req, of);
    if (kind.bySecond) {
      if (review?.state !== 'waiting') throw refusal(say('notWaiting'), 409);
      if ((await authorsOf(req, of, review)).includes(Number(req.user?.id))) throw refusal(say('own'), 403);
    }
    const person = { id: Number(req.user?.id), name: req.user?.name ?? null };
    const sent = { author: person.id, authorName: person.name, note: words, comment: null, judge: null };
    const judged = { judge: person.id, judgeName: person.name, comment: words };
    // What was published ended its round: who sent that, and with which note, says nothing of this text.
    const nobody = review?.state === 'done' ? { author: null, authorName: null, note: null } : {};
    const news = act === 'send' ? sent : { ...nobody, ...judged };
    await keepReview(req, of, { ...news, state: kind.state, fingerprint });
    const title = titleOf(req.payload, of, text);
    if (review?.author && (kind.state === 'approved' || kind.state === 'returned'))
      await enqueueVerdictMail(req, of, { author: review.author, state: kind.state, title, comment: words });
    await record(req, {
      action: kind.action,
      ...recordedAs(of, title),
      changes: words ? [{ field: kind.field, after: words }] : [],
    });
  });
}
