import { isLanguage, type Language } from '@insurer/contract/language.ts';
import type { PayloadRequest } from 'payload';
import { adminLanguageOf } from '../fields/labels.ts';
import type { Change } from '../record/entry.ts';
import { entryWords } from '../record/entry-words.ts';
import { isReviewOn, type Reviewed, reviewableOf } from '../reviewable.ts';
import { reviewOf, type SaidOfReview, saidOfReview } from '../stored-review.ts';
import { newestVersion, type Stored, shownState } from '../subject.ts';
import { knownTexts, textsAsRead } from '../texts/stored-texts.ts';
import { differences, type Step } from '../together/compare.ts';
import { wordsIn } from '../together/values.ts';
import { fingerprintOf } from './fingerprint.ts';
import { authorsOf } from './review-acts.ts';
import { reviewWords } from './review-words.ts';

/** `language`: that of the text, where it is one of a language alone. */
type ShownChange = Change & { language?: Language };

/** What the panel is told of a document. */
export type Standing = {
  isOn: boolean;
  /** Undefined where nothing was sent since the last publication. */
  review?: SaidOfReview;
  /** Whether the review is about the text as it is now. */
  isCurrent: boolean;
  isOwn: boolean;
  seen: string;
  /** Whether visitors have all of it already, so that there is nothing to review. */
  isOnline: boolean;
  /** What would change for visitors; `more` counts what is left out. */
  changes: ShownChange[];
  more: number;
};

const shown = 100;

/** Where the review stands, with what would change for visitors, in the words of the admin; undefined without a document. */
export async function standingOf(req: PayloadRequest, of: Reviewed): Promise<Standing | undefined> {
  const text = await newestVersion(req, of);
  if (!text) return undefined;
  const [isOn, live, stored] = [await isReviewOn(req, of), await shownState(req, of), await reviewOf(req, of)];
  const review = stored?.state === 'done' ? undefined : stored;
  const seen = fingerprintOf(text);
  const isOnline = live !== undefined && fingerprintOf(live) === seen;
  const all = isOn && !isOnline ? changesOf(of, live, text) : [];
  const said = all.slice(0, shown).map((one) => inWords(req, of, one));
  const authors = isOn ? await authorsOf(req, of, review) : [];
  return {
    isOn,
    review: review && saidOfReview(review),
    isCurrent: review?.fingerprint === seen,
    isOwn: authors.includes(Number(req.user?.id)),
    seen,
    isOnline,
    changes: await Promise.all(said),
    more: Math.max(0, all.length - shown),
  };
}

type Values = Record<string, unknown>;
type Found = ShownChange & { isOrder: boolean };

/** Rich text as one text, a new section as all of its words. */
function changesOf(of: Reviewed, live: Stored | undefined, draft: Stored): Found[] {
  const [online, drafted] = of.global === 'texts' ? readByVisitors(live, draft) : [live ?? {}, draft];
  return differences(online, drafted, online).map(({ steps, mine, theirs }) => ({
    ...languageOf(steps.at(-1)),
    field: steps.flatMap((step) => ('field' in step ? step.field : 'row' in step ? step.place : [])).join('.'),
    isOrder: steps.some((step) => 'order' in step),
    before: wordsIn(theirs),
    after: wordsIn(mine),
  }));
}

/** The texts of both as visitors read them: what nobody has changed, or changes no more, is there as it is built in. */
function readByVisitors(live: Stored | undefined, draft: Stored): [Values, Values] {
  const changed = [live, draft].map((state) => knownTexts(state?.changed));
  const keys = changed.flatMap((texts) => Object.keys(texts));
  const read = changed.map((texts) => textsAsRead(keys, texts));
  return [
    { ...live, changed: read[0] },
    { ...draft, changed: read[1] },
  ];
}

function languageOf(step: Step | undefined): { language?: Language } {
  return step && 'field' in step && isLanguage(step.field) ? { language: step.field } : {};
}

async function inWords(
  req: PayloadRequest,
  of: Reviewed,
  { isOrder, language, ...found }: Found,
): Promise<ShownChange> {
  const change = await entryWords(req).change({ targetCollection: reviewableOf(of) }, found);
  const { moved } = reviewWords[adminLanguageOf(req.i18n)];
  return { ...change, ...(language && { language }), ...(isOrder && { field: moved(change.field) }) };
}
