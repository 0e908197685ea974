import { caseStageTexts } from '@insurer/contract/forms/case-stages.ts';
import { jobApplication } from '@insurer/contract/forms/job-application.ts';
import type { Translations } from '@insurer/contract/language.ts';
import { caseStatusTexts } from '@insurer/contract/requests/case-statuses.ts';
import { pauseTexts } from '@insurer/contract/requests/pause-reasons.ts';
import { expect, it } from 'vitest';
import { exampleCases } from './example-cases.ts';

const read = (group: string, changedTexts = {}) =>
  JSON.stringify(exampleCases(group, { language: 'ar', changedTexts }));

/** Applicants alone are interviewed, and read it in a word of their own. */
const { interviewed: _, ...ofEveryKind } = caseStageTexts;

// Decision 0027.
it.each<[group: string, texts: Readonly<Record<string, Translations>>]>([
  ['case-statuses', caseStatusTexts],
  ['case-stages', ofEveryKind],
  ['case-pauses', pauseTexts],
  [`forms.${jobApplication.path}`, jobApplication.statusTexts],
  [`forms.${jobApplication.path}`, jobApplication.stageTexts],
])('each text of “%s” is read in an invented case', (group, texts) => {
  for (const { ar } of Object.values(texts)) expect(read(group)).toContain(ar);
});

it('what an editor has written is read in its place', () => {
  expect(read('case-statuses', { 'case-statuses.received': { ar: 'وصلنا طلبك' } })).toContain('وصلنا طلبك');
});

it('texts with a screen of their own have no case', () => {
  expect(exampleCases('forms.submit-claim', { language: 'en' })).toEqual([]);
  expect(exampleCases('site.search', { language: 'en' })).toEqual([]);
});
