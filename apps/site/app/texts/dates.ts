import { dateLocale, type Language } from '@insurer/contract/language.ts';

type Style = Intl.DateTimeFormatOptions;

const inNumbers: Style = { day: '2-digit', month: '2-digit', year: 'numeric' };
const inWords: Style = { day: 'numeric', month: 'long', year: 'numeric' };
const inFull: Style = { dateStyle: 'full' };
const hoursAndMinutes: Style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const yearAlone: Style = { year: 'numeric' };

/** By style and locale. Each takes longer to make than a small part of a page. */
const formats = new Map<Style, Map<string, Intl.DateTimeFormat>>();

/** A date in Saudi Arabia; undefined when it is no date. */
function format(value: string | Date, locale: string, style: Style): string | undefined {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  const ofStyle = formats.get(style) ?? new Map<string, Intl.DateTimeFormat>();
  formats.set(style, ofStyle);
  const known = ofStyle.get(locale) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone: 'Asia/Riyadh' });
  ofStyle.set(locale, known);
  return known.format(date);
}

/** day/month/year as in en-GB, in both languages alike (JOB-06); undefined when it is no date. */
export function shortDate(value: string | Date): string | undefined {
  return format(value, 'en-GB', inNumbers);
}

/** The date in words, Gregorian, for example `20 November 2026`; undefined when it is no date. */
export function longDate(value: string | Date, language: Language): string | undefined {
  return format(value, dateLocale(language), inWords);
}

/** A day with its weekday, for example `Sunday, 29 November 2026`; undefined when it is no date. */
export function dayOfAnswer(value: string | Date, language: Language): string | undefined {
  return format(value, dateLocale(language), inFull);
}

/** The same day in the Umm al-Qura calendar, for example `10 Jumada II 1448 AH`; undefined when it is no date. */
export function hijriDate(value: string | Date, language: Language): string | undefined {
  return format(value, dateLocale(language, 'islamic-umalqura'), inWords);
}

/** The time of day in Saudi Arabia, such as `14:05`, in both languages alike; undefined when it is no date. */
export function timeOfDay(value: string | Date): string | undefined {
  return format(value, 'en-GB', hoursAndMinutes);
}

/** The calendar year in Saudi Arabia, for the copyright line (decision D13). */
export function currentYear(now = new Date()): string {
  return format(now, 'en-GB', yearAlone) ?? '';
}
