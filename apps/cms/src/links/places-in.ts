import { languages } from '@insurer/contract/language.ts';
import type { Block, Field } from 'payload';
import { labelOf } from '../admin/languages/missing-arabic.ts';
import { type StoredField, storedFields, valuesOf } from '../admin/languages/stored-fields.ts';
import { addressesInText } from './addresses-in-text.ts';
import { jobAddress } from './job-address.ts';
import type { LinkPlace } from './link-place.ts';
import { linkTargetOf } from './link-target.ts';
import { linksIn } from './rich-text-parts.ts';

type Target = Pick<LinkPlace, 'target' | 'language'>;
export type FoundPlace = Omit<LinkPlace, 'source' | 'state'>;

/**
 * Every place in a document that leads to something, here or on another host: addresses, also as words of a plain text, links in
 * rich texts, and pages, pictures and documents that a field chooses.
 *
 * @param values the document as stored, in all languages at once
 */
export function placesIn(fields: Field[], values: Record<string, unknown>, blocks: Block[]): FoundPlace[] {
  return storedFields(fields, values, blocks).flatMap((stored) => {
    const found = new Map(targetsIn(stored).map((target) => [`${target.target} ${target.language}`, target]));
    return [...found.values()].map((target) => ({ ...target, path: stored.path, label: labelOf(stored.field) }));
  });
}

function targetsIn({ field, value }: StoredField): Target[] {
  if ('custom' in field && field.custom?.isAddress) return inLanguages(field, value, (one) => [linkTargetOf(one)]);
  if ('custom' in field && field.custom?.isJobKey)
    return inLanguages(field, value, (one) => [linkTargetOf(jobAddress(one))]);
  if (field.type === 'richText') return inLanguages(field, value, (one) => linksIn(one).map(linkTargetOf));
  if (field.type === 'text' || field.type === 'textarea')
    return inLanguages(field, value, (one) => [one].flat().flatMap(addressesInText).map(linkTargetOf));
  if ('custom' in field && field.custom?.isTextsByKey) return inTextsByKey(value);
  const chosenOf = field.type === 'upload' || field.type === 'relationship' ? field.relationTo : undefined;
  if (typeof chosenOf !== 'string') return [];
  return inLanguages(field, value, (one) => {
    const ids = Array.isArray(one) ? one : [one];
    return ids.filter(Boolean).map((id) => `${chosenOf}/${valuesOf(id).id ?? id}`);
  });
}

/** Texts by key and language, as what was changed of the built-in ones is stored. */
function inTextsByKey(value: unknown): Target[] {
  const inBoth = Object.values(valuesOf(value)).map(valuesOf);
  return languages.flatMap((language) =>
    inBoth.flatMap((text) =>
      addressesInText(text[language]).flatMap((address) => {
        const target = linkTargetOf(address);
        return target ? [{ target, language }] : [];
      }),
    ),
  );
}

function inLanguages(field: Field, value: unknown, read: (value: unknown) => (string | undefined)[]): Target[] {
  const targets = (of: unknown, language: LinkPlace['language']) =>
    read(of).flatMap((target) => (target ? [{ target, language }] : []));
  if (!('localized' in field && field.localized)) return targets(value, null);
  return languages.flatMap((language) => targets(valuesOf(value)[language], language));
}
