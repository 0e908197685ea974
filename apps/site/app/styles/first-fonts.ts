import type { Language } from '@insurer/contract/language.ts';

/** The two files that a first view needs (fonts.css). They are fetched ahead, and nothing else is. */
export const firstFonts: Record<Language, string[]> = {
  en: ['/fonts/waad-sans-latin-400.woff2', '/fonts/waad-sans-latin-600.woff2'],
  ar: ['/fonts/waad-sans-arabic-400.woff2', '/fonts/waad-sans-arabic-600.woff2'],
};
