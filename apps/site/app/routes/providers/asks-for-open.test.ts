import { expect, test } from 'vitest';
import { asksForOpen } from './asks-for-open.ts';

test.each([
  'open now',
  'Pharmacy OPEN now',
  'clinic open on Friday',
  'صيدلية مفتوحة الآن',
  'مفتوح',
  'صيدليه فاتحه الحين',
])('who is open at the moment is asked for: %s', (words) => expect(asksForOpen(words)).toBe(true));

test.each([
  undefined,
  '',
  'pharmacy',
  'opener clinic',
  'open heart',
  'Open MRI',
  'open surgery',
  'قلب مفتوح',
  'open 24 hours',
  'مفتوح ٢٤ ساعة',
  'مفتاح',
  'مستشفى الفتح',
])('and it is not: %s', (words) => expect(asksForOpen(words)).toBe(false));
