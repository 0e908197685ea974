import { languageTable } from './language-table.ts';

/** A language of the site; the admin's languages are a list of its own (`apps/cms/src/fields/labels.ts`). */
export type Language = keyof typeof languageTable;
/** One text in every language of the site. */
export type Translations = Readonly<Record<Language, string>>;
/** The languages of the site in the order of the language switch; the default one is the first. */
export const languages = Object.keys(languageTable) as readonly Language[];
/** Stands behind no prefix, and is shown where another language has no text (I18N-02, I18N-03). */
export const defaultLanguage: Language = 'en';
/** What a translated field ends in on the wire, such as `_ar`; the default language has none (I18N-11). */
export const translationSuffixes: readonly string[] = languages
  .map((code) => languageTable[code].suffix)
  .filter(Boolean);

/** Writing direction of a language, for `dir` on `<html>` and on fallback texts. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return languageTable[language].direction;
}

/** True for exactly the codes of the table. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languageTable, value);
}

/** A stored or typed value as a language: English where it is none (I18N-03). */
export function readLanguage(value: unknown): Language {
  return isLanguage(value) ? value : defaultLanguage;
}

/** The language that a text may have beside another one: the default one, or the first that is translated from it. */
export function otherLanguage(language: string): Language {
  return languages.find((code) => code !== language) ?? defaultLanguage;
}

/** What stands between the entries of a list. */
export function commaOf(language: Language): string {
  return languageTable[language].comma;
}

/** The locale for `Intl.DateTimeFormat`: a region alone would leave calendar and digits to the ICU version. */
export function dateLocale(language: Language, calendar: 'gregory' | 'islamic-umalqura' = 'gregory'): string {
  const { locale, numerals } = languageTable[language];
  return `${locale}-u-ca-${calendar}-nu-${numerals}`;
}

/** Splits a path such as `/ar/careers` into its language and the path without the prefix, which is never empty. */
export function splitPrefix(pathname: string): { language: Language; path: string } {
  for (const language of languages) {
    const { prefix } = languageTable[language];
    if (prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)))
      return { language, path: pathname.slice(prefix.length) || '/' };
  }
  return { language: defaultLanguage, path: pathname };
}

/** A path without prefix as an address of a language: `/careers` is `/ar/careers`, and `/` is `/ar`. */
export function withPrefix(path: string, language: Language): string {
  const { prefix } = languageTable[language];
  return prefix && path === '/' ? prefix : `${prefix}${path}`;
}
