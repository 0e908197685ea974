import { dateLocale, type Language } from '@insurer/contract/language.ts';

const timeZone = 'Asia/Riyadh';

/** day/month/year as in en-GB, in both languages alike (JOB-06); undefined when it is no date. */
export function shortDate(value: string | Date): string | undefined {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  return new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone }).format(date);
}

/** The date in words, Gregorian, for example `20 November 2026`; undefined when it is no date. */
export function longDate(value: string | Date, language: Language): string | undefined {
  return dateInWords(value, dateLocale(language));
}

/** A day with its weekday, for example `Sunday, 29 November 2026`; undefined when it is no date. */
export function dayOfAnswer(value: string | Date, language: Language): string | undefined {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  return new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'full', timeZone }).format(date);
}

/** The same day in the Umm al-Qura calendar, for example `10 Jumada II 1448 AH`; undefined when it is no date. */
export function hijriDate(value: string | Date, language: Language): string | undefined {
  return dateInWords(value, dateLocale(language, 'islamic-umalqura'));
}

/** The calendar year in Saudi Arabia, for the copyright line (decision D13). */
export function currentYear(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone }).format(now);
}

function dateInWords(value: string | Date, locale: string): string | undefined {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  return format.format(date);
}
