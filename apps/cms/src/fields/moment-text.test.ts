import { expect, test } from 'vitest';
import { dayWithHijri, momentWithHijri, promisedDayText, shortMomentText } from './moment-text.ts';

test('a moment of a list is told by the clock of Riyadh, with the month in words and in the digits of both languages', () => {
  expect(shortMomentText('2026-11-25T21:05:00.000Z', 'en')).toBe('26 Nov 2026 00:05');
  expect(shortMomentText('2026-11-25T21:05:00.000Z', 'ar')).toBe('26 نوفمبر 2026 00:05');
  expect(shortMomentText('2026-11-25T21:05:07.000Z', 'ar', 'second')).toBe('26 نوفمبر 2026 00:05:07');
});

test('where the day counts, the Hijri one of Riyadh stands behind it', () => {
  const beforeMidnight = '2026-11-25T20:55:00.000Z';
  expect(momentWithHijri(beforeMidnight, 'ar')).toBe('25 نوفمبر 2026 23:55 (15 جمادى الآخرة 1448 هـ)');
  expect(momentWithHijri('2026-11-25T21:05:00.000Z', 'en')).toBe('26 Nov 2026 00:05 (16 Jumada II 1448 AH)');
  expect(dayWithHijri(beforeMidnight, 'en')).toBe('Wed, 25 November 2026 (15 Jumada II 1448 AH)');
  expect(promisedDayText(beforeMidnight, 'ar')).toBe('الأربعاء، 25 نوفمبر 2026 (15 جمادى الآخرة 1448 هـ)');
});
