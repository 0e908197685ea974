import { readChangedTexts } from '@insurer/contract/texts/read-changed-texts.ts';
import type { Field } from 'payload';
import { localizedText, textOf, translated, untranslated, type Wire } from '../fields/translations.ts';
import { siteSettings } from '../globals/site-settings.ts';
import { knownTexts, storedTexts } from '../texts/stored-texts.ts';
import type { Call } from './contract-route.ts';
import { shownAsItWas, shownGlobal, showsDraftOf } from './frame-draft.ts';

/**
 * GET /site-settings with the changed texts, or the newest draft of either, or both as they were, for the bearer of a token made for that (decision 0031). The editor's fields
 * carry the wire's names, so that one walk over them writes the response.
 */
export async function getSiteSettings({ payload, query }: Call) {
  const stored = await shownGlobal(payload, 'site-settings', query);
  const { synonyms, ...wire } = fieldsToWire(siteSettings.fields, stored as Wire);
  const textsThen = await shownAsItWas(payload, 'texts', query);
  const texts = readChangedTexts(
    textsThen ? knownTexts(textsThen.changed) : await storedTexts({ payload }, showsDraftOf('texts', query)),
  );
  return {
    data: {
      ...wire,
      synonyms: (synonyms as { words: string[] }[]).map(({ words }) => words),
      ...(Object.keys(texts).length > 0 && { texts }),
    },
  };
}

/** What Payload adds to every table of fields by itself. */
const ownFields = new Set(['id', 'createdAt', 'updatedAt']);

function fieldsToWire(fields: Field[], values: Wire): Wire {
  return Object.assign({}, ...fields.map((field) => fieldToWire(field, values)));
}

function fieldToWire(field: Field, values: Wire): Wire {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) =>
      'name' in tab && tab.name ? groupToWire(tab.name, tab.fields, values) : fieldsToWire(tab.fields, values),
    );
    return Object.assign({}, ...tabs);
  }
  if (!('name' in field) || field.type === 'ui' || ownFields.has(field.name)) return {};
  const value = values[field.name];
  if (field.type === 'group') return groupToWire(field.name, field.fields, values);
  if (field.type === 'array') {
    const rows = Array.isArray(value) ? (value as Wire[]) : [];
    return { [field.name]: rows.map((row) => fieldsToWire(field.fields, row)) };
  }
  if ('hasMany' in field && field.hasMany) return { [field.name]: Array.isArray(value) ? value : [] };
  return 'localized' in field && field.localized
    ? translated(field.name, localizedText(value))
    : untranslated(field.name, textOf(value));
}

function groupToWire(name: string, fields: Field[], values: Wire): Wire {
  return { [name]: fieldsToWire(fields, (values[name] ?? {}) as Wire) };
}
