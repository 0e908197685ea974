import { cleanUrl } from '@insurer/contract/clean/url.ts';
import { type Field, type FieldKind, type Fields, wireName } from '@insurer/contract/fields.ts';
import { defaultLanguage, languages } from '@insurer/contract/language.ts';
import { isSectionName, type SectionName, sections } from '@insurer/contract/sections/sections.ts';
import { richTextToHtml } from '../fields/rich-text-to-html.ts';
import {
  type Localized,
  localizedText,
  perLanguage,
  textOf,
  translated,
  untranslated,
  type Wire,
} from '../fields/translations.ts';
import type { Files } from './files.ts';

/** A block as stored, in all languages at once. */
export type StoredBlock = { id?: string | null; blockType: string; items?: StoredRow[] | null } & Record<
  string,
  unknown
>;
type StoredRow = { id?: string | null } & Record<string, unknown>;
type Write = (name: string, value: unknown, files: Files) => Wire;

/** How each kind of field is written: in the first-named form of the contract, English and its translations. */
const writers: { [Kind in Exclude<FieldKind, 'socials'>]: Write } = {
  text: writeText,
  stripped: writeText,
  html: (name, value) => {
    const stored = (value ?? {}) as NonNullable<Localized<unknown>>;
    return translated(
      name,
      perLanguage((language) => richTextToHtml(stored[language])),
    );
  },
  image: (name, value, files) => translated(name, files.picture(value)),
  file: (name, value, files) => translated(name, files.document(value)),
  link: (name, value) => untranslated(name, cleanUrl(value)),
  phone: (name, value) => untranslated(name, textOf(value)),
  email: (name, value) => untranslated(name, textOf(value)),
  map: (name, value) => untranslated(name, textOf(value)),
  choose: writeChoice,
  quarters: writeQuarters,
  verdict: (name, value) => untranslated(name, value),
  pageNumber: (name, value) =>
    translated(
      name,
      perLanguage((language) => (value as Localized<number>)?.[language]),
    ),
};

/** One section of a page (ENT-07), or undefined for a block that the contract does not know. */
export function sectionToWire(block: StoredBlock, order: number, files: Files): Wire | undefined {
  if (!isSectionName(block.blockType)) return undefined;
  const name: SectionName = block.blockType;
  const items = block.items ?? [];
  return {
    id: block.id ?? `${name}-${order}`,
    order,
    section: { name },
    content: fieldsToWire(sections[name].content, block, files),
    repeatable_content: items.map((row, index) => {
      const id = row.id ?? String(index);
      const content = fieldsToWire(sections[name].item, row, files);
      // A job card is a Job, and every Job has an id and a title; one that was given none leads to no job.
      return { id, content: name === 'job_component' ? { id: '', title: '', ...content } : content };
    }),
  };
}

function fieldsToWire(table: Fields, values: Record<string, unknown>, files: Files): Wire {
  const wire: Wire = {};
  for (const [key, field] of Object.entries<Field>(table)) {
    if (field.kind !== 'socials') Object.assign(wire, writers[field.kind](wireName(key, field), values[key], files));
  }
  return wire;
}

function writeText(name: string, value: unknown): Wire {
  return typeof value === 'string' ? untranslated(name, textOf(value)) : translated(name, localizedText(value));
}

function writeChoice(name: string, value: unknown, files: Files): Wire {
  const choice = (value ?? {}) as { type?: unknown; href?: unknown; file?: unknown };
  if (choice.type === 'link') {
    const address = cleanUrl(choice.href);
    return untranslated(name, address && { type: 'link', value: address });
  }
  if (choice.type !== 'file') return {};
  const addresses = files.document(choice.file);
  return translated(
    name,
    perLanguage((language) => addresses[language] && { type: 'file', value: addresses[language] }),
  );
}

/** The files of one name stand in the order of the languages: the English one first, then the Arabic one (REPORT-08). */
function writeQuarters(name: string, value: unknown, files: Files): Wire {
  const rows = (Array.isArray(value) ? value : []) as { name?: unknown; file?: unknown }[];
  const quarters = rows.flatMap((row) => {
    const addresses = files.document(row.file);
    const last = languages.findLastIndex((language) => addresses[language]);
    const urls = languages
      .slice(0, last + 1)
      .map((language) => addresses[language] ?? addresses[defaultLanguage] ?? '');
    return urls.map((url) => ({ name: row.name, url }));
  });
  return untranslated(name, quarters);
}
