import { expect, test } from 'vitest';
import { readerOf } from './reader.ts';

test('moments of the dashboard stand with their Hijri day, as everywhere in the admin', () => {
  const moment = '2026-11-25T06:30:00.000Z';
  expect(readerOf('en').moment(moment)).toBe('25 Nov 2026 09:30 (15 Jumada II 1448 AH)');
  expect(readerOf('ar').moment(moment)).toBe('25 نوفمبر 2026 09:30 (15 جمادى الآخرة 1448 هـ)');
});
