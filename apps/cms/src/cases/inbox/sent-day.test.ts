import { expect, it } from 'vitest';
import { sentDay } from './sent-labels.ts';

it('a day that was sent is told in words, with its Hijri day, as every other day', () => {
  expect(sentDay('date_of_entry', '2026-11-30', 'ar')).toBe('الاثنين، 30 نوفمبر 2026 (20 جمادى الآخرة 1448 هـ)');
  expect(sentDay('date_of_entry', '2026-11-30', 'en')).toBe('Mon, 30 November 2026 (20 Jumada II 1448 AH)');
  for (const value of ['30/11/2026', '2026-13-45', '', null])
    expect(sentDay('date_of_entry', value, 'en')).toBeUndefined();
  expect(sentDay('policy_number', '2026-11-30', 'en')).toBeUndefined();
});
