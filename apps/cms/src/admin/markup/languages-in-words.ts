import { commaOf, isLanguage } from '@insurer/contract/language.ts';
import { type AdminLanguage, languageLabels } from '../../fields/labels.ts';
import { sayInstead } from './say-instead.ts';

/** Where Payload says the language of a text by its code: beside its label, and in the comparison of two versions. */
const coded = [
  '.field-label .localized',
  '.view-version__toggle-locales-list',
  '.view-version [class*="__locale-label"]',
].join();

/** Says languages by their names where Payload says them by their codes. */
export function sayLanguagesInWords(language: AdminLanguage): void {
  sayInstead(coded, (said) => languagesInWords(said, language));
}

/** `en, ar` in the words of the admin; what is no code of a language stays as it is. */
export function languagesInWords(said: string, language: AdminLanguage): string {
  const parts = said.split(', ').map((code) => (isLanguage(code) ? languageLabels[code][language] : code));
  return parts.join(commaOf(language));
}
