import type { Language } from '@insurer/contract/language.ts';

/** The name of a language: its own one, or as another language calls it ("Arabic" in English, «الإنجليزية» in Arabic). */
export function languageName(language: Language, spokenIn: Language = language): string {
  return new Intl.DisplayNames(spokenIn, { type: 'language' }).of(language) ?? language;
}
