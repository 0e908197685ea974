import { expect, it } from 'vitest';
import { wordsOfSide } from './words-of-side.ts';

it('a day that two people left different is told as the admin tells days, with the Hijri one', () => {
  const day = '2026-11-25T12:00:00.000Z';
  expect(wordsOfSide(day, { of: 'en', admin: 'ar' })).toEqual({
    ...{ words: 'الأربعاء، 25 نوفمبر 2026 (15 جمادى الآخرة 1448 هـ)', language: 'ar' },
  });
  expect(wordsOfSide(day, { of: 'ar', admin: 'en' }).words).toBe('Wed, 25 November 2026 (15 Jumada II 1448 AH)');
  expect(wordsOfSide('2026-11-25T06:30:00.000Z', { of: 'ar', admin: 'en' }).words).toMatch(/^25 Nov 2026 09:30 \(/);
});

it('any other value says its words, in the language of the text', () => {
  expect(wordsOfSide('Since 2026-11-25', { of: 'en', admin: 'ar' })).toEqual({
    words: 'Since 2026-11-25',
    language: 'en',
  });
  expect(wordsOfSide(undefined, { of: 'ar', admin: 'en' })).toEqual({ words: undefined, language: 'ar' });
});
