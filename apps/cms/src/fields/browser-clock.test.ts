import { expect, test } from 'vitest';
import { fromBrowserClock, onBrowserClock } from './browser-clock.ts';

test('a picker shows the clock of Riyadh whatever the zone of the browser, and what is picked on it is a moment of Riyadh', () => {
  const stored = '2026-11-25T21:05:00.000Z';
  const shown = onBrowserClock(stored);
  expect([shown.getFullYear(), shown.getMonth(), shown.getDate()]).toEqual([2026, 10, 26]);
  expect([shown.getHours(), shown.getMinutes()]).toEqual([0, 5]);
  expect(fromBrowserClock(shown).toISOString()).toBe(stored);
  expect(fromBrowserClock(new Date(2026, 10, 29, 14, 30)).toISOString()).toBe('2026-11-29T11:30:00.000Z');
});
