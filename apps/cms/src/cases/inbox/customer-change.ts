import { type Language, languages, type Translations } from '@insurer/contract/language.ts';

/** What was written to the customer, by its language. */
export type CustomerChange = Partial<Translations>;

/** What was written to the customer, with a sentence of the service behind it, in every language. */
export function withSentence(written: CustomerChange, sentenceIn: (language: Language) => string): CustomerChange {
  const said = (language: Language) =>
    [written[language] ?? written.en ?? written.ar, sentenceIn(language)].filter(Boolean).join('\n\n');
  return Object.fromEntries(languages.map((language) => [language, said(language)]));
}
