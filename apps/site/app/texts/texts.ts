import type { Language } from '@insurer/contract/language.ts';
import { ar } from './ar.ts';
import { en, type Texts } from './en.ts';

export type { Texts } from './en.ts';

const textsByLanguage: Record<Language, Texts> = { en, ar };

/** All of the site's own words in one language; every label, message and toast exists in both (decision D17, Messages in Arabic). */
export function textsOf(language: Language): Texts {
  return textsByLanguage[language];
}

/** The name of a language: its own one, or as another language calls it ("Arabic" in English, «الإنجليزية» in Arabic). */
export function languageName(language: Language, spokenIn: Language = language): string {
  return new Intl.DisplayNames(spokenIn, { type: 'language' }).of(language) ?? language;
}
