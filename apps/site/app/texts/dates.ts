import { dateLocale, type Language } from '@insurer/contract/language.ts';

/** A date in Saudi Arabia; undefined when it is no date. */
function format(value: string | Date, locale: string, options: Intl.DateTimeFormatOptions): string | undefined {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Asia/Riyadh' }).format(date);
}

const inWords = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** day/month/year as in en-GB, in both languages alike (JOB-06); undefined when it is no date. */
export function shortDate(value: string | Date): string | undefined {
  return format(value, 'en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });
}

/** The date in words, Gregorian, for example `20 November 2026`; undefined when it is no date. */
export function longDate(value: string | Date, language: Language): string | undefined {
  return format(value, dateLocale(language), inWords);
}

/** A day with its weekday, for example `Sunday, 29 November 2026`; undefined when it is no date. */
export function dayOfAnswer(value: string | Date, language: Language): string | undefined {
  return format(value, dateLocale(language), { dateStyle: 'full' });
}

/** The same day in the Umm al-Qura calendar, for example `10 Jumada II 1448 AH`; undefined when it is no date. */
export function hijriDate(value: string | Date, language: Language): string | undefined {
  return format(value, dateLocale(language, 'islamic-umalqura'), inWords);
}

/** The time of day in Saudi Arabia, such as `14:05`, in both languages alike; undefined when it is no date. */
export function timeOfDay(value: string | Date): string | undefined {
  return format(value, 'en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** The calendar year in Saudi Arabia, for the copyright line (decision D13). */
export function currentYear(now = new Date()): string {
  return format(now, 'en-GB', { year: 'numeric' }) ?? '';
}
