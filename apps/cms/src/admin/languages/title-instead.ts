import type { Language } from '@insurer/contract/language.ts';
import { type AdminLanguage, label, languageLabels } from '../../fields/labels.ts';

const untitled = label('Untitled', 'بلا عنوان');

/**
 * What heads a document without a title in one language: that of the other, set apart as its letters run the other way, and which it is.
 *
 * @param stored the title in both languages
 */
export function titleInstead(stored: unknown, other: Language, language: AdminLanguage): string {
  const title = (stored as Partial<Record<Language, unknown>> | null | undefined)?.[other];
  if (typeof title !== 'string' || title.trim() === '') return untitled[language];
  return `\u2068${title.trim()}\u2069 (${languageLabels[other][language]})`;
}
