import type { Language } from '@insurer/contract/language.ts';

const letters: Record<Language, RegExp> = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u };
/** References, addresses and gaps of templates are the same in every language. */
const ofNoLanguage = /\{\w+\}|\S*[\d@/]\S*/g;

/** Whether a text has words, and none of them in the language of who is to read it. */
export function isInOtherLanguage(text: string, language: Language): boolean {
  const words = text.replaceAll(ofNoLanguage, ' ');
  return /\p{L}/u.test(words) && !letters[language].test(words);
}
