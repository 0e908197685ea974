import { createHash } from 'node:crypto';
import type { Field, Fields } from '@insurer/contract/fields.ts';
import { defaultLanguage, type Language } from '@insurer/contract/language.ts';
import { sections } from '@insurer/contract/sections/sections.ts';
import type { Both, SeedSection } from '@insurer/demo-content/content-types.ts';
import type { FileIds } from './files.ts';

export type SeedContext = {
  language: Language;
  pictures: FileIds;
  documents: FileIds;
  toRichText: (markdown: string) => unknown;
  /** Is told of files that the content names and nobody drew. */
  missing: (file: string) => void;
};
type Values = Record<string, unknown>;

/**
 * A section of the demo content as a block, in one language. The ids come from its place, so that the Arabic
 * texts land in the rows of the English ones and a second run changes the same rows.
 */
export function sectionToBlock(section: SeedSection, place: string, context: SeedContext): Values {
  const definition = sections[section.name];
  return {
    id: rowId(place),
    blockType: section.name,
    ...fieldsToValues(definition.content, section.content ?? {}, place, context),
    ...(section.items && {
      items: section.items.map((item, index) => {
        const itemPlace = `${place}/${index}`;
        return { id: rowId(itemPlace), ...fieldsToValues(definition.item, item, itemPlace, context) };
      }),
    }),
  };
}

/** An id that is the same at each seeding, for the row at this place of the demo content. */
export function rowId(place: string): string {
  return createHash('sha256').update(place).digest('hex').slice(0, 24);
}

function fieldsToValues(table: Fields, written: Values, place: string, context: SeedContext): Values {
  const values: Values = {};
  for (const [key, field] of Object.entries<Field>(table)) {
    if (written[key] !== undefined) values[key] = fieldToValue(field, written[key], `${place}/${key}`, context);
  }
  return values;
}

function fieldToValue({ kind }: Field, written: unknown, place: string, context: SeedContext): unknown {
  switch (kind) {
    case 'text':
    case 'stripped':
    case 'pageNumber':
      return isBoth(written) ? written[context.language] : written;
    case 'html':
      return context.toRichText((written as Both)[context.language]);
    case 'image':
      // The Arabic page shows the English picture unless it has one of its own.
      return context.language === defaultLanguage ? fileId(context.pictures, written as string, context) : undefined;
    case 'file':
      return documentId(written as string | Both, context);
    case 'choose':
      return choiceToValue(written as Choice, context);
    case 'quarters':
      return (written as { name: string; file: string | Both }[]).map(({ name, file }) => ({
        id: rowId(`${place}/${name}`),
        name,
        file: documentId(file, context),
      }));
    default:
      return written;
  }
}

type Choice = { type: 'link'; href: string } | { type: 'file'; file: string | Both };

function choiceToValue(choice: Choice, context: SeedContext): Values {
  if (choice.type === 'link') return { type: 'link', href: choice.href };
  return { type: 'file', file: documentId(choice.file, context) };
}

function documentId(key: string | Both, context: SeedContext): number | undefined {
  if (isBoth(key)) return fileId(context.documents, key[context.language], context);
  return context.language === defaultLanguage ? fileId(context.documents, key, context) : undefined;
}

function fileId(ids: FileIds, key: string, context: SeedContext): number | undefined {
  const id = ids.get(key);
  if (id === undefined) context.missing(key);
  return id;
}

function isBoth(value: unknown): value is Both {
  return typeof value === 'object' && value !== null && 'en' in value && 'ar' in value;
}
