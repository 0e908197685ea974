import type { AdminLanguage } from '../../fields/labels.ts';

/** How many texts, in words: Arabic counts in six ways. */
export function textsWithoutArabic(count: number, language: AdminLanguage): string {
  if (language === 'en') return count === 1 ? '1 text' : `${count} texts`;
  const form = new Intl.PluralRules('ar').select(count);
  if (form === 'one') return 'نص واحد';
  if (form === 'two') return 'نصّان';
  return `${count} ${form === 'few' ? 'نصوص' : form === 'many' ? 'نصًّا' : 'نص'}`;
}
