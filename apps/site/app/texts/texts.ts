import type { Language } from '@insurer/contract/language.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { PluralForms } from './plural.ts';

/** The same tree of words, with any wording: what makes a missing or surplus key in another language an error. */
type Wording<Tree> = Tree extends string
  ? string
  : Tree extends PluralForms
    ? PluralForms
    : { readonly [Key in keyof Tree]: Wording<Tree[Key]> };

/** The site's own words in one language. The English file is the law, every other language is held to it. */
export type Texts = Omit<Wording<typeof en>, 'language'> & { readonly language: Language };

const textsByLanguage: Record<Language, Texts> = { en, ar };

/** All of the site's own words in one language (spec 1; every label, message and toast exists in both). */
export function textsOf(language: Language): Texts {
  return textsByLanguage[language];
}
