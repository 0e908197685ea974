import { expect, test } from 'vitest';
import { fromIso, toIso } from './calendar-days.ts';
import { type CalendarPlace, dayForKey } from './calendar-keys.ts';

const from =
  (iso: string, place: Partial<CalendarPlace> = {}) =>
  (key: string, shiftKey = false) => {
    const full: CalendarPlace = {
      at: fromIso(iso) ?? 0,
      view: 'day',
      calendar: 'gregory',
      columns: 7,
      rightToLeft: false,
      ...place,
    };
    const day = dayForKey({ key, shiftKey }, full);
    return day === undefined ? undefined : toIso(day);
  };

test('[DATE-01] arrows go by days and weeks, and turn round where the text runs from the right', () => {
  const press = from('2026-11-20');
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => press(key))).toEqual([
    '2026-11-19',
    '2026-11-21',
    '2026-11-13',
    '2026-11-27',
  ]);
  expect(from('2026-11-20', { rightToLeft: true })('ArrowLeft')).toBe('2026-11-21');
});

test('[DATE-01] Home and End go to the ends of the week, page keys to other months and years', () => {
  const press = from('2026-11-20');
  expect(['Home', 'End', 'PageUp', 'PageDown'].map((key) => press(key))).toEqual([
    '2026-11-15',
    '2026-11-21',
    '2026-10-20',
    '2026-12-20',
  ]);
  expect([press('PageUp', true), press('PageDown', true)]).toEqual(['2025-11-20', '2027-11-20']);
  expect(press('a')).toBeUndefined();
});

test('[LIMIT-14] [LIMIT-15] [LIMIT-16] months go by rows of three, years by rows of four or three', () => {
  expect(from('2026-11-20', { view: 'month', columns: 3 })('ArrowUp')).toBe('2026-08-20');
  expect(from('2026-11-20', { view: 'year', columns: 4 })('ArrowDown')).toBe('2030-11-20');
  expect(from('2026-11-20', { view: 'year', columns: 3 })('ArrowDown')).toBe('2029-11-20');
});
