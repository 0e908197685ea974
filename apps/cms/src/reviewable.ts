import type { PayloadRequest } from 'payload';
import { type DraftedGlobal, draftedGlobalLabels } from './drafted-globals.ts';
import { type Label, label } from './fields/labels.ts';
import type { Subject } from './subject.ts';

/** What has drafts, so that a second person can look before visitors do; administrators choose among them (decision 0045). */
const reviewable = {
  pages: label('Pages', 'الصفحات'),
  jobs: label('Jobs', 'الوظائف'),
  'rate-tables': label('Rate tables', 'جداول الأسعار'),
  ...draftedGlobalLabels,
} satisfies Record<string, Label>;

export type Reviewable = keyof typeof reviewable;
export type ReviewedCollection = Exclude<Reviewable, DraftedGlobal>;
export const reviewableNames = Object.keys(reviewable) as Reviewable[];

/** What administrators choose among: also the new file of a document, which has no draft to approve and so takes a reason. */
export const reviewChoices = {
  ...reviewable,
  documents: label('New files of documents', 'الملفات الجديدة للمستندات'),
} satisfies Record<string, Label>;
export type ReviewChoice = keyof typeof reviewChoices;
export const reviewChoiceNames = Object.keys(reviewChoices) as ReviewChoice[];

/** A document or a drafted global whose drafts are reviewed. */
export type Reviewed = Subject<ReviewedCollection>;

/** The name under which administrators choose it. */
export function reviewableOf(of: Reviewed): Reviewable {
  return of.global ?? of.collection;
}

/** Whether administrators ask for a second person here. */
export function isReviewOn(req: PayloadRequest, of: Reviewed): Promise<boolean> {
  return isChosen(req, reviewableOf(of));
}

/** Whether administrators ask why something without drafts goes online with nobody else having seen it. */
export function asksForReason(req: PayloadRequest, what: Exclude<ReviewChoice, Reviewable>): Promise<boolean> {
  return isChosen(req, what);
}

async function isChosen(req: PayloadRequest, what: ReviewChoice): Promise<boolean> {
  const { reviewed } = await req.payload.findGlobal({ slug: 'publishing-rules', depth: 0, overrideAccess: true, req });
  return (reviewed ?? []).includes(what);
}
