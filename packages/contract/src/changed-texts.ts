import type { Language, Translations } from './language.ts';
import type { TextKey } from './texts/text-keys.ts';

/** Texts that stand instead of built-in ones, by key. A language that is missing or empty keeps the built-in text. */
export type ChangedTexts = Readonly<Partial<Record<TextKey, Partial<Translations>>>>;

/** In which language a text is read, and what editors have changed. A page view is one. */
export type Wording = { language: Language; changedTexts?: ChangedTexts };

/** Nothing is changed: every text is the built-in one. */
export const noChangedTexts: ChangedTexts = {};

/** What an editor wrote under a key in the language, if anything. */
export function changedText(key: string, { language, changedTexts = noChangedTexts }: Wording): string | undefined {
  return (Object.hasOwn(changedTexts, key) && changedTexts[key as TextKey]?.[language]) || undefined;
}

/** A text in the language: as an editor has changed it, else as it is built in. */
export function textIn(key: string, builtIn: Translations, wording: Wording): string {
  return changedText(key, wording) ?? builtIn[wording.language];
}
