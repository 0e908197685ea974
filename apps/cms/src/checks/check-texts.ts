import { type Language, languages, otherLanguage } from '@insurer/contract/language.ts';
import { missingIn, wordsIn } from '../admin/languages/missing-arabic.ts';
import { type StoredField, valuesOf } from '../admin/languages/stored-fields.ts';
import { requiredInEnglish } from '../fields/text-fields.ts';
import type { CheckKind } from './check-kinds.ts';
import { type Finding, finding } from './finding.ts';

/** What search engines show of a title and of a description, in characters. */
const longest = { title: 60, description: 160 };

const missingKinds: Record<Language, CheckKind> = { en: 'missing-english', ar: 'missing-arabic' };

/** The language in which a field says nothing while it says something in the other one. */
export function missingTexts(stored: StoredField): Finding[] {
  return languages.flatMap((language) => {
    const missing = missingIn(stored, language);
    return missing ? [finding(missingKinds[language], stored, language, missing.words)] : [];
  });
}

/** A picture or a document that Arabic alone has; for some, English has something else to show, and they are marked so. */
export function missingFile(stored: StoredField): Finding[] {
  const { field, value } = stored;
  if (field.type !== 'upload' || !isLocalized(stored) || field.custom?.englishOptional) return [];
  const { en, ar } = valuesOf(value);
  return ar && !en ? [finding('missing-file', stored, 'en')] : [];
}

/** What is needed and empty in every language, as a title, has no words to be missing from the other. */
export function missingInBoth(stored: StoredField): Finding[] {
  const isNeeded = 'validate' in stored.field && stored.field.validate === requiredInEnglish;
  if (!isNeeded || languages.some((language) => wordsOf(stored, language))) return [];
  return languages.map((language) => finding(missingKinds[language], stored, language));
}

/** One language was changed since the last publication, and the other still says what it said then. */
export function olderTexts(stored: StoredField, online: StoredField | undefined): Finding[] {
  if (!online || !isLocalized(stored)) return [];
  const isChanged = (language: Language) => wordsOf(stored, language) !== wordsOf(online, language);
  return languages.flatMap((language) => {
    const other = otherLanguage(language);
    const words = wordsOf(stored, language);
    const isOlder = words && wordsOf(stored, other) && isChanged(other) && !isChanged(language);
    return isOlder ? [finding('older', stored, language, words)] : [];
  });
}

/** The title and the description as search engines would show them. */
export function searchTexts(stored: StoredField[]): Finding[] {
  const at = (wanted: string) => stored.find(({ path }) => path === wanted);
  const [title, ownTitle, description] = [at('title'), at('meta.title'), at('meta.description')];
  return languages.flatMap((language) => {
    const shownTitle = ownTitle && wordsOf(ownTitle, language) ? ownTitle : title;
    return [
      ...(shownTitle ? tooLong('title-length', shownTitle, language, longest.title) : []),
      ...(description ? tooLong('description-length', description, language, longest.description) : []),
      ...(description && languages.every((each) => !wordsOf(description, each))
        ? [finding('description-length', description, language)]
        : []),
    ];
  });
}

function tooLong(kind: CheckKind, stored: StoredField, language: Language, most: number): Finding[] {
  const { length } = wordsOf(stored, language) ?? '';
  return length > most ? [finding(kind, stored, language, `${length} / ${most}`)] : [];
}

function wordsOf({ field, value }: StoredField, language: Language): string | undefined {
  return isLocalized({ field }) ? wordsIn(field, valuesOf(value)[language]) : undefined;
}

/** Whether a field has a text in each language of its own. */
export function isLocalized({ field }: Pick<StoredField, 'field'>): boolean {
  return 'localized' in field && Boolean(field.localized);
}
