import { type Label, label } from '../fields/labels.ts';

/** What has drafts, so that a second person can look before visitors do; administrators choose among them (decision 0045). */
export const reviewable = {
  pages: label('Pages', 'الصفحات'),
  jobs: label('Jobs', 'الوظائف'),
  'rate-tables': label('Rate tables', 'جداول الأسعار'),
} satisfies Record<string, Label>;

export type ReviewedCollection = keyof typeof reviewable;
export const reviewedCollections = Object.keys(reviewable) as ReviewedCollection[];
