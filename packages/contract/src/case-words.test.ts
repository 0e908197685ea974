import { expect, test } from 'vitest';
import { stageText, statusText } from './case-words.ts';
import type { ChangedTexts } from './changed-texts.ts';
import { caseForms, stagesOf } from './forms/forms.ts';
import { caseStatuses, isCaseStatus } from './requests/case-statuses.ts';
import { builtInTexts } from './texts/built-in-texts.ts';

test('an applicant reads other words than a customer, in both languages', () => {
  expect(statusText('claim', 'rejected', { language: 'en' })).toBe('Rejected');
  expect(statusText(undefined, 'resolved', { language: 'ar' })).toBe('تمت المعالجة');
  const said = (language: 'en' | 'ar') => caseStatuses.map((status) => statusText('application', status, { language }));
  expect(said('en')).toEqual([
    'Received',
    'Under consideration',
    'Waiting for you',
    'Decided',
    'Not selected this time',
    'Closed',
  ]);
  expect(said('ar')).toEqual([
    'تم الاستلام',
    'قيد الدراسة',
    'بانتظار ردّك',
    'صدر القرار',
    'لم يقع الاختيار عليك هذه المرة',
    'مغلق',
  ]);
  expect(stagesOf('application').map((stage) => stageText('application', stage, { language: 'ar' }))).toEqual([
    'استلام الطلب',
    'دراسة الطلب',
    'المقابلة',
    'القرار',
  ]);
  expect(stageText('claim', 'decided', { language: 'en' })).toBe('Decided');
});

test('editors change the words of either by their own keys', () => {
  const changedTexts: ChangedTexts = {
    'case-statuses.rejected': { en: 'Refused' },
    'forms.apply-form.statusTexts.rejected': { en: 'Thank you for applying' },
    'forms.apply-form.stageTexts.interviewed': { en: 'Meeting' },
  };
  for (const key of Object.keys(changedTexts)) expect(builtInTexts.has(key), key).toBe(true);
  const wording = { language: 'en', changedTexts } as const;
  expect(statusText('claim', 'rejected', wording)).toBe('Refused');
  expect(statusText('application', 'rejected', wording)).toBe('Thank you for applying');
  expect(stageText('application', 'interviewed', wording)).toBe('Meeting');
});

test('what a form has own words for are statuses that there are, and stages of its kind', () => {
  for (const { kind, statusTexts = {}, stageTexts = {}, stages = [], passableStages = [] } of Object.values(
    caseForms,
  )) {
    expect(
      Object.keys(statusTexts).filter((status) => !isCaseStatus(status)),
      kind,
    ).toEqual([]);
    const known: readonly string[] = stages;
    expect(
      [...Object.keys(stageTexts), ...passableStages].filter((stage) => !known.includes(stage)),
      kind,
    ).toEqual([]);
  }
});
