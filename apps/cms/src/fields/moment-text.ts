import { dateLocale } from '@insurer/contract/language.ts';
import type { AdminLanguage } from './labels.ts';

/** A moment such as `Wednesday, 25 November 2026 at 09:30`, or shorter by its style, as it is in Riyadh. */
export function momentText(
  moment: string | Date,
  language: AdminLanguage,
  dateStyle: 'full' | 'medium' = 'full',
): string {
  const style = { dateStyle, timeStyle: 'short', timeZone: 'Asia/Riyadh' } as const;
  return new Intl.DateTimeFormat(dateLocale(language), style).format(new Date(moment));
}
