import { expect, test } from 'vitest';
import { momentWithHijri } from '../../fields/moment-text.ts';
import { lockedSince } from './locked-since.ts';

const style = {
  day: 'numeric',
  hour: 'numeric',
  hour12: true,
  minute: 'numeric',
  month: 'short',
  year: 'numeric',
} as const;

test('since when a document is open elsewhere is told once, in Riyadh and in the language of the admin', () => {
  const moment = new Date('2026-11-25T21:05:00Z');
  const said = new Intl.DateTimeFormat('en-US', style).format(moment);
  expect(lockedSince(said, 'ar')).toBe(momentWithHijri(moment, 'ar'));
  expect(lockedSince(momentWithHijri(moment, 'ar'), 'ar')).toBeUndefined();
  expect(lockedSince(momentWithHijri(moment, 'en'), 'en')).toBeUndefined();
});
