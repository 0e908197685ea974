import { dateLocale, type Language } from '@insurer/contract/language.ts';

const inRiyadh = { timeZone: 'Asia/Riyadh' } as const;
const inWords = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** How exactly a moment is told. */
export type Precision = 'minute' | 'second';

/** A moment such as `25 Nov 2026 09:30`, as it is in Riyadh: one style with the heads of documents, in either language. */
export function shortMomentText(moment: string | Date, language: Language, to: Precision = 'minute'): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric', ...inRiyadh } as const;
  const second = to === 'second' ? '2-digit' : undefined;
  const time = { hour: '2-digit', minute: '2-digit', second, hourCycle: 'h23', ...inRiyadh } as const;
  const say = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocale(language), style).format(new Date(moment));
  return `${say(day)} ${say(time)}`;
}

/** The time of a moment such as `09:30`, as it is in Riyadh. */
export function timeText(moment: string | Date, language: Language): string {
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...inRiyadh } as const;
  return new Intl.DateTimeFormat(dateLocale(language), style).format(new Date(moment));
}

/** A moment such as `2026-11-22 22:12:52`, as it is in Riyadh: what spreadsheets sort and reckon with. */
export function sortableMoment(moment: string | Date): string {
  return new Date(moment).toLocaleString('sv-SE', inRiyadh);
}

/** A day such as `Sunday, 29 November 2026`, as it is in Riyadh, by the Gregorian calendar in every language. */
export function dayText(moment: string | Date, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'full', ...inRiyadh }).format(new Date(moment));
}

/** A day such as `Sun 29 November 2026`, short enough for a column. */
export function shortDayText(moment: string | Date, language: Language): string {
  const style = { weekday: 'short', ...inWords, ...inRiyadh } as const;
  return new Intl.DateTimeFormat(dateLocale(language), style).format(new Date(moment));
}

/** The same day in the Umm al-Qura calendar, such as `19 Jumada II 1448 AH`. */
export function hijriDayText(moment: string | Date, language: Language): string {
  const style = { ...inWords, ...inRiyadh } as const;
  return new Intl.DateTimeFormat(dateLocale(language, 'islamic-umalqura'), style).format(new Date(moment));
}

/** Such as `25 Nov 2026 09:30 (15 Jumada II 1448 AH)`, as it is in Riyadh. */
export function momentWithHijri(moment: string | Date, language: Language, to: Precision = 'minute'): string {
  return `${shortMomentText(moment, language, to)} (${hijriDayText(moment, language)})`;
}

/** Such as `Wed, 25 November 2026 (15 Jumada II 1448 AH)`, as it is in Riyadh. */
export function dayWithHijri(moment: string | Date, language: Language): string {
  return `${shortDayText(moment, language)} (${hijriDayText(moment, language)})`;
}

/** Such as `Wednesday, 25 November 2026 (15 Jumada II 1448 AH)`, as it is in Riyadh: a day that somebody is promised. */
export function promisedDayText(moment: string | Date, language: Language): string {
  return `${dayText(moment, language)} (${hijriDayText(moment, language)})`;
}

/** The month of a moment such as `November 2026`. */
export function monthText(moment: string | Date, language: Language): string {
  const style = { month: 'long', year: 'numeric', ...inRiyadh } as const;
  return new Intl.DateTimeFormat(dateLocale(language), style).format(new Date(moment));
}
