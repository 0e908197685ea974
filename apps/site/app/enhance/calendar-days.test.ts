import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  type CalendarName,
  dayOf,
  daysInMonth,
  fromIso,
  inWords,
  knowsHijri,
  startOfMonth,
  today,
  toIso,
  weekday,
} from './calendar-days.ts';

const at = (iso: string) => fromIso(iso) ?? Number.NaN;
const anyDay = fc
  .integer({ min: at('1910-01-01') / 86_400_000, max: at('2090-01-01') / 86_400_000 })
  .map((day) => day * 86_400_000);
const anyCalendar = fc.constantFrom<CalendarName>('gregory', 'islamic-umalqura');

test('[DATE-01] days of Umm al-Qura as the almanac has them', () => {
  expect(knowsHijri()).toBe(true);
  expect(dayOf(at('2026-11-20'), 'islamic-umalqura')).toEqual({ year: 1448, month: 6, day: 10 });
  expect(dayOf(at('2027-02-08'), 'islamic-umalqura')).toEqual({ year: 1448, month: 9, day: 1 });
  expect(dayOf(at('2027-06-06'), 'islamic-umalqura')).toEqual({ year: 1449, month: 1, day: 1 });
  expect(inWords(at('2026-11-20'), 'ar', 'islamic-umalqura', { dateStyle: 'long' })).toContain('1448');
});

test('[DATE-01] months have their length and begin on the first, in both calendars', () => {
  fc.assert(
    fc.property(anyDay, anyCalendar, (time, calendar) => {
      const start = startOfMonth(time, calendar);
      expect(dayOf(start, calendar).day).toBe(1);
      const length = daysInMonth(time, calendar);
      expect(dayOf(addDays(start, length), calendar).day).toBe(1);
      expect(dayOf(addDays(start, length - 1), calendar).day).toBe(length);
    }),
  );
});

test('[DATE-01] months on and back again lead to the same month, and never to a day that is not there', () => {
  fc.assert(
    fc.property(anyDay, anyCalendar, fc.integer({ min: -40, max: 40 }), (time, calendar, months) => {
      const there = addMonths(time, months, calendar);
      const [from, to] = [dayOf(time, calendar), dayOf(there, calendar)];
      expect((to.year - from.year) * 12 + to.month - from.month).toBe(months);
      expect(to.day).toBeLessThanOrEqual(from.day);
      expect(startOfMonth(addMonths(there, -months, calendar), calendar)).toBe(startOfMonth(time, calendar));
    }),
  );
  expect(toIso(addMonths(at('2026-01-31'), 1, 'gregory'))).toBe('2026-02-28');
});

test('today is the day in Saudi Arabia, and the week begins on Sunday', () => {
  expect(toIso(today(new Date('2026-11-19T22:00:00Z')))).toBe('2026-11-20');
  expect(weekday(at('2026-11-22'))).toBe(0);
  expect(fromIso('soon')).toBeUndefined();
});

test('nobody leaves the years that the calendar covers', () => {
  expect(toIso(addDays(at('2100-12-30'), 40))).toBe('2100-12-31');
  expect(dayOf(addMonths(at('1900-02-10'), -12, 'gregory'), 'gregory').year).toBe(1900);
});
