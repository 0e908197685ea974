import type { Language } from '@insurer/contract/language.ts';
import { ar } from './ar.ts';
import { en, type Texts } from './en.ts';

export type { Texts } from './en.ts';

const textsByLanguage: Record<Language, Texts> = { en, ar };

/** All of the site's own words in one language (spec 1; every label, message and toast exists in both). */
export function textsOf(language: Language): Texts {
  return textsByLanguage[language];
}
