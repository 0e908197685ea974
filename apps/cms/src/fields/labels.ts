import type { Language } from '@insurer/contract/language.ts';

/** Languages of the editing interface: a list of its own, whatever languages the site has (decision 0017). */
export const adminLanguages = ['en', 'ar'] as const;
export type AdminLanguage = (typeof adminLanguages)[number];

/** A word of the editing interface in each of its languages. */
export type Label = Record<AdminLanguage, string>;

/** A {@link Label}, said shortly: there are more than a thousand. */
export function label(en: string, ar: string): Label {
  return { en, ar };
}

/** A sentence of both languages with what stands at `{name}` in it, in each its own. */
export function filledLabel(words: Label, name: string, value: Label): Label {
  const inLanguage = (language: AdminLanguage) => words[language].replace(`{${name}}`, () => value[language]);
  return label(inLanguage('en'), inLanguage('ar'));
}

/** The language in which a person reads the admin; English where Payload says another one. */
export function adminLanguageOf({ language }: { language: string }): AdminLanguage {
  return adminLanguages.find((known) => known === language) ?? 'en';
}

/** Of what is about one language of the site: `English alone`. */
export function onlyIn(language: Language): Label {
  const { en, ar } = languageLabels[language];
  return label(`${en} alone`, `${ar} وحدها`);
}

/** What the admin calls each language of the site. */
export const languageLabels: Record<Language, Label> = {
  en: label('English', 'الإنجليزية'),
  ar: label('Arabic', 'العربية'),
};
