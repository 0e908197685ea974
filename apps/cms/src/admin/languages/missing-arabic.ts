import { wordsOfMarkup } from '@insurer/contract/clean/markup.ts';
import { type Language, otherLanguage } from '@insurer/contract/language.ts';
import type { Block, Field } from 'payload';
import type { Label } from '../../fields/labels.ts';
import { richTextToHtml } from '../../fields/rich-text-to-html.ts';
import { textOf } from '../../fields/translations.ts';
import { type StoredField, storedFields, valuesOf } from './stored-fields.ts';

/** A text that visitors in one language would get in the other one, or not at all. */
export type MissingText = {
  /** Where it is stored, such as `sections.2.items.0.title`. */
  path: string;
  /** What editors call the field. */
  label: Label | string;
  /** What it says in the language that it has. */
  words: string;
};
type Values = Record<string, unknown>;

/**
 * The texts of a document that have words in the other language and none in this one, in the order of its fields.
 *
 * @param values the document as stored, in all languages at once (`locale: 'all'`)
 */
export function textsWithout(language: Language, fields: Field[], values: Values, blocks: Block[]): MissingText[] {
  return storedFields(fields, values, blocks).flatMap((stored) => missingIn(stored, language) ?? []);
}

/** What a field lacks in a language while it says something in the other one. */
export function missingIn({ path, field, value }: StoredField, language: Language): MissingText | undefined {
  if (!('localized' in field) || !field.localized) return undefined;
  // A text that may well stand in English alone is marked so.
  if (language === 'ar' && 'custom' in field && field.custom?.arabicOptional) return undefined;
  const words = wordsIn(field, valuesOf(value)[otherLanguage(language)]);
  if (!words || wordsIn(field, valuesOf(value)[language])) return undefined;
  return { path, label: labelOf(field), words };
}

/** What editors call a field. */
export function labelOf(field: StoredField['field']): Label | string {
  return 'label' in field && field.label ? (field.label as Label) : field.name;
}

/** The plain words of a field that holds texts; undefined of any other and where it says nothing. */
export function wordsIn(field: Field, value: unknown): string | undefined {
  return wordsOf[field.type]?.(value);
}

const wordsOf: Record<string, ((value: unknown) => string | undefined) | undefined> = {
  text: textOf,
  textarea: textOf,
  richText: (value) => textOf(wordsOfMarkup(richTextToHtml(value) ?? '')),
};
