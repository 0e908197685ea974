import type { Block, Field } from 'payload';

type Values = Record<string, unknown>;
/** A field that holds a value of its own. */
export type StoredField = {
  /** Where it is stored, such as `sections.2.items.0.title`. */
  path: string;
  /** The same with the ids of the rows in place of their numbers: where it is found again after rows were moved. */
  key: string;
  field: Field & { name: string };
  value: unknown;
};
type Place = Pick<StoredField, 'path' | 'key'>;

/**
 * Every field of a document that holds a value of its own, in the order of the form; one that is hidden now is not
 * rendered either, and left out. The fields of sections come from the contract's tables.
 *
 * @param values the document as stored, in all languages at once (`locale: 'all'`)
 */
export function storedFields(fields: Field[], values: Values, blocks: Block[]): StoredField[] {
  const bySlug = new Map(blocks.map((block) => [block.slug, block]));
  return inFields(fields, values, { path: '', key: '' });

  function inFields(table: Field[], data: Values, place: Place): StoredField[] {
    return table.flatMap((field) => inField(field, data, place));
  }

  function inField(field: Field, data: Values, place: Place): StoredField[] {
    if (!isShown(field, data)) return [];
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) => {
        const name = 'name' in tab ? tab.name : undefined;
        if (!name) return inFields(tab.fields, data, place);
        return inFields(tab.fields, valuesOf(data[name]), within(place, name));
      });
    }
    if (field.type === 'row' || field.type === 'collapsible') return inFields(field.fields, data, place);
    if (!('name' in field) || !field.name) return 'fields' in field ? inFields(field.fields, data, place) : [];
    const here = within(place, field.name);
    const value = data[field.name];
    if (field.type === 'group') return inFields(field.fields, valuesOf(value), here);
    if (field.type === 'array' || field.type === 'blocks') {
      return rowsOf(value).flatMap((row, index) => {
        const rowFields = field.type === 'array' ? field.fields : (bySlug.get(String(row.blockType))?.fields ?? []);
        return inFields(rowFields, row, within(here, String(index), row.id));
      });
    }
    return [{ ...here, field, value } as StoredField];
  }
}

function isShown(field: Field, siblings: Values): boolean {
  const condition = field.admin?.condition;
  // Our conditions look at what stands beside the field, and at nothing of the rest that Payload gives them.
  return !condition || Boolean(condition(siblings, siblings, {} as never));
}

/** The fields of what should be an object; none where it is anything else. */
export function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(valuesOf) : [];
}

function within({ path, key }: Place, step: string, id: unknown = step): Place {
  return path ? { path: `${path}.${step}`, key: `${key}.${id}` } : { path: step, key: String(id) };
}
