import { dateLocale, type Language } from '@insurer/contract/language.ts';

/** Days are counted in UTC milliseconds, so that no time zone and no clock change moves one. */
export type CalendarName = 'gregory' | 'islamic-umalqura';
type DateOptions = Intl.DateTimeFormatOptions;
type Day = { year: number; month: number; day: number };

const dayMs = 86_400_000;
// Both calendars cover these years, and no form asks for a day outside of them.
const earliest = Date.UTC(1900, 0, 1);
const latest = Date.UTC(2100, 11, 31);

/** False in a browser that does not know Umm al-Qura: then the Hijri side stays away. */
export function knowsHijri(): boolean {
  return new Intl.DateTimeFormat('en-u-ca-islamic-umalqura').resolvedOptions().calendar === 'islamic-umalqura';
}

/** A day such as `2026-11-29` as the moment in which it begins in UTC, in milliseconds since 1970: so every day is held here. */
export function fromIso(iso: string): number | undefined {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** The day of such a moment, as year-month-day. */
export function toIso(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Today in Saudi Arabia. Read by its parts: browsers differ in the form of a whole date, in WebKitGTK no ISO day is among them. */
export function today(now = new Date()): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    ...numeric,
    timeZone: 'Asia/Riyadh',
  }).formatToParts(now);
  return Date.UTC(partOf(parts, 'year'), partOf(parts, 'month') - 1, partOf(parts, 'day'));
}

/** So many days on, or back; never beyond the first or last day that the calendar shows. */
export function addDays(time: number, days: number): number {
  return Math.min(latest, Math.max(earliest, time + days * dayMs));
}

const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' } as const;
const hijriNumbers = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', numeric);

/** Year, month and day of a moment by a calendar; months count from 1. */
export function dayOf(time: number, calendar: CalendarName): Day {
  if (calendar === 'gregory') {
    const date = new Date(time);
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  }
  const parts = hijriNumbers.formatToParts(time);
  return { year: partOf(parts, 'year'), month: partOf(parts, 'month'), day: partOf(parts, 'day') };
}

function partOf(parts: Intl.DateTimeFormatPart[], type: keyof Day): number {
  return Number.parseInt(parts.find((part) => part.type === type)?.value ?? '', 10);
}

/** The first day of the month that a moment lies in, by a calendar. */
export function startOfMonth(time: number, calendar: CalendarName): number {
  return time - (dayOf(time, calendar).day - 1) * dayMs;
}

/** How many days the month of a moment has, by a calendar. */
export function daysInMonth(time: number, calendar: CalendarName): number {
  const start = startOfMonth(time, calendar);
  return (startOfMonth(start + 32 * dayMs, calendar) - start) / dayMs;
}

/** The same day some months on; the month's last day where it has no such day. Works by months of any length. */
export function addMonths(time: number, months: number, calendar: CalendarName): number {
  const { day } = dayOf(time, calendar);
  let start = startOfMonth(time, calendar);
  for (let step = 0; step < Math.abs(months); step++) {
    const next = startOfMonth(start + (months > 0 ? 32 : -1) * dayMs, calendar);
    if (next < earliest || next > latest) break;
    start = next;
  }
  return addDays(start, Math.min(day, daysInMonth(start, calendar)) - 1);
}

/** Years that the year view shows at once. */
export const yearsShown = 12;

/** The first year of the year view that shows a year. */
export function firstYearShown(year: number): number {
  return year - (year % yearsShown);
}

/** 0 is Sunday, the first day of the week in Saudi Arabia. */
export function weekday(time: number): number {
  return new Date(time).getUTCDay();
}

/** The months from one day to another, for example `Jumada I – Jumada II 1448 AH`. */
export function monthRange(from: number, to: number, language: Language, calendar: CalendarName): string {
  return formatOf(language, calendar, { month: 'long', year: 'numeric' }).formatRange(from, to);
}

/** A day as it is said in a language, by a calendar. */
export function inWords(time: number, language: Language, calendar: CalendarName, options: DateOptions): string {
  return formatOf(language, calendar, options).format(time);
}

function formatOf(language: Language, calendar: CalendarName, options: DateOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dateLocale(language, calendar), { ...options, timeZone: 'UTC' });
}
