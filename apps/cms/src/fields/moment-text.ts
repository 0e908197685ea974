import { dateLocale, type Language } from '@insurer/contract/language.ts';

const inRiyadh = { timeZone: 'Asia/Riyadh' } as const;

/** A moment such as `Wednesday, 25 November 2026 at 09:30`, or shorter by its style, as it is in Riyadh. */
export function momentText(moment: string | Date, language: Language, dateStyle: 'full' | 'medium' = 'full'): string {
  const style = { dateStyle, timeStyle: 'short', ...inRiyadh } as const;
  return new Intl.DateTimeFormat(dateLocale(language), style).format(new Date(moment));
}

/** A day such as `Sunday, 29 November 2026`, as it is in Riyadh, by the Gregorian calendar in every language. */
export function dayText(moment: string | Date, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'full', ...inRiyadh }).format(new Date(moment));
}
