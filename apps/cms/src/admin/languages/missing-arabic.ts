import type { Block, Field } from 'payload';
import type { Label } from '../../fields/labels.ts';
import { richTextToHtml } from '../../fields/rich-text-to-html.ts';
import { textOf } from '../../fields/translations.ts';

/** A text that visitors of the Arabic pages would get in English. */
export type MissingText = {
  /** Where it is stored, such as `sections.2.items.0.title`. */
  path: string;
  /** What editors call the field. */
  label: Label | string;
  english: string;
};
type Values = Record<string, unknown>;

/**
 * The texts of a document that have English words and no Arabic ones, in the order of its fields. The fields of
 * sections come from the contract's tables, so nothing that the site renders is left out.
 *
 * @param values the document as stored, in all languages at once (`locale: 'all'`)
 */
export function missingArabic(fields: Field[], values: Values, blocks: Block[]): MissingText[] {
  const bySlug = new Map(blocks.map((block) => [block.slug, block]));
  return inFields(fields, values, '');

  function inFields(table: Field[], data: Values, path: string): MissingText[] {
    return table.flatMap((field) => inField(field, data, path));
  }

  function inField(field: Field, data: Values, path: string): MissingText[] {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) => {
        const name = 'name' in tab ? tab.name : undefined;
        return name ? inFields(tab.fields, valuesOf(data[name]), join(path, name)) : inFields(tab.fields, data, path);
      });
    }
    if (field.type === 'row' || field.type === 'collapsible') return inFields(field.fields, data, path);
    if (!('name' in field) || !field.name) return 'fields' in field ? inFields(field.fields, data, path) : [];
    const here = join(path, field.name);
    const value = data[field.name];
    if (field.type === 'group') return inFields(field.fields, valuesOf(value), here);
    if (field.type === 'array')
      return rowsOf(value).flatMap((row, index) => inFields(field.fields, row, `${here}.${index}`));
    if (field.type === 'blocks') {
      return rowsOf(value).flatMap((row, index) => {
        const block = bySlug.get(String(row.blockType));
        return block ? inFields(block.fields, row, `${here}.${index}`) : [];
      });
    }
    return isAsked(field, data) ? inText(field, value, here) : [];
  }
}

function inText(field: Field & { name: string }, value: unknown, path: string): MissingText[] {
  if (!('localized' in field) || !field.localized) return [];
  const words = wordsOf[field.type];
  const { en, ar } = valuesOf(value);
  const english = words?.(en);
  if (!english || words?.(ar)) return [];
  return [{ path, label: 'label' in field && field.label ? (field.label as Label) : field.name, english }];
}

/** The plain words of the kinds of field that hold texts. */
const wordsOf: Record<string, ((value: unknown) => string | undefined) | undefined> = {
  text: textOf,
  textarea: textOf,
  richText: (value) => textOf(richTextToHtml(value)?.replace(/<[^>]*>/g, ' ')),
};

/** A text that may well stand in English alone is marked so; one that is hidden now is not rendered either. */
function isAsked(field: Field, siblings: Values): boolean {
  if ('custom' in field && field.custom?.arabicOptional) return false;
  const condition = field.admin?.condition;
  return !condition || Boolean(condition(siblings, siblings, {} as never));
}

function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(valuesOf) : [];
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}
