import { type AdminLanguage, label } from '../../fields/labels.ts';

/** What a schedule is called that goes for every language. */
const allLanguages = label('All languages', 'كل اللغات');

/** What Payload says there: in its choice in English in every language, in its list with a word that belongs before a noun. */
const all = label('All', 'كل');

/** What Payload's schedule says of every language, in words that stand by themselves; undefined of what is something else. */
export function ofAllLanguages(said: string, language: AdminLanguage): string | undefined {
  return said === all.en || said === all[language] ? allLanguages[language] : undefined;
}
