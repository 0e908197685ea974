import { expect, test } from 'vitest';
import { shortMomentText } from './moment-text.ts';

test('a moment of a list is told by the clock of Riyadh, with the month in words and in the digits of both languages', () => {
  expect(shortMomentText('2026-11-25T21:05:00.000Z', 'en')).toBe('26 Nov 2026 00:05');
  expect(shortMomentText('2026-11-25T21:05:00.000Z', 'ar')).toBe('26 نوفمبر 2026 00:05');
});
