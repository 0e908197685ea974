/** What the site knows of one of its languages; everything that differs by language alone reads it here. */
type LanguageEntry = {
  /** Before every path of the language; empty for the default language alone. */
  prefix: '' | `/${string}`;
  /** Behind a field's name on the wire, such as `title_ar`; empty for the default language alone. */
  suffix: '' | `_${string}`;
  direction: 'ltr' | 'rtl';
  /** Which files of the typeface a first view needs: `fonts/*-latin-400.woff2`. */
  font: 'latin' | 'arabic';
  /** Language and region for `Intl` and `og:locale`. */
  locale: `${string}-${string}`;
  /** Its sign where its name has no room, a part of the name: voices say the name. */
  sign: string;
  /** Digits of dates and numbers, as `Intl` names them; pinned, since a region alone leaves them to the browser. */
  numerals: 'latn' | 'arab';
  /** Between the entries of a list. */
  comma: string;
};

/**
 * The languages of the site, the default one first (I18N-01). A line added here is a language added: the compiler then
 * asks for every missing translation.
 */
export const languageTable = {
  en: {
    prefix: '',
    suffix: '',
    direction: 'ltr',
    font: 'latin',
    locale: 'en-GB',
    sign: 'En',
    numerals: 'latn',
    comma: ', ',
  },
  ar: {
    prefix: '/ar',
    suffix: '_ar',
    direction: 'rtl',
    font: 'arabic',
    locale: 'ar-SA',
    sign: 'ع',
    numerals: 'latn',
    comma: '، ',
  },
} as const satisfies Record<string, LanguageEntry>;
