import type { Language } from '@insurer/contract/language.ts';
import { ar } from './ar.ts';
import { en, type Texts } from './en.ts';

export type { Texts } from './en.ts';

const textsByLanguage: Record<Language, Texts> = { en, ar };

/** All of the site's own words in one language; every label, message and toast exists in both (decision D17, Messages in Arabic). */
export function textsOf(language: Language): Texts {
  return textsByLanguage[language];
}
