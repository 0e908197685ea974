/** The site's two languages (spec 1, 9). English is the default and the fallback. */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];

/** Writing direction of a language, for `dir` on `<html>` and on fallback texts. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** True for exactly `en` and `ar`; every other stored or typed value falls back to English (spec 4). */
export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'ar';
}
