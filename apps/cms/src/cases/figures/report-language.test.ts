import { expect, it } from 'vitest';
import { reportLanguageOf } from './report-language.ts';

it('a report has the title of the language that it is written in, and no other screen has', () => {
  expect(reportLanguageOf(['my-work', 'figures'], { in: 'en', from: '2026-11-01' })).toBe('en');
  expect(reportLanguageOf(['my-work', 'figures'], { in: 'ar' })).toBe('ar');
  expect(reportLanguageOf(['my-work', 'figures'], { in: 'fr' })).toBeUndefined();
  expect(reportLanguageOf(['my-work', 'figures'], {})).toBeUndefined();
  for (const segments of [['my-work'], ['globals', 'header'], undefined])
    expect(reportLanguageOf(segments, { in: 'en' })).toBeUndefined();
});
