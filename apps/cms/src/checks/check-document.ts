import { type Language, languages, otherLanguage } from '@insurer/contract/language.ts';
import type { Field } from 'payload';
import { type StoredField, valuesOf } from '../admin/languages/stored-fields.ts';
import { jobAddress } from '../links/job-address.ts';
import { headingGap, linksIn } from '../links/rich-text-parts.ts';
import { choosable, type Linked, type WhyNowhere } from '../links/why-nowhere.ts';
import { closedAlready } from './check-closing.ts';
import { unfit } from './check-fields.ts';
import { emptySections, incompleteEntries } from './check-sections.ts';
import { isLocalized, missingFile, missingInBoth, missingTexts, olderTexts, searchTexts } from './check-texts.ts';
import { type Finding, finding } from './finding.ts';

/** A document in all languages at once: its values as they are stored, and the fields of its form that hold them. */
export type DocumentState = { values: Record<string, unknown>; fields: StoredField[] };

/** What has to be known beside the document itself. */
export type Surroundings = {
  /** Why a link leads nowhere on the site; undefined where it leads somewhere. */
  nowhere: WhyNowhere;
  /** The languages in which a picture lacks its alternative text. */
  withoutAlternative: (picture: unknown) => Language[];
};

/**
 * Everything that is to be looked at before a document is published, in the order of its form.
 *
 * @param online as visitors see it now; undefined where it is not online
 */
export function checkDocument(
  { values, fields: stored }: DocumentState,
  online: DocumentState | undefined,
  around: Surroundings,
): Finding[] {
  const shown = new Map(online?.fields.map((field) => [field.key, field]));
  const inFields = stored.flatMap((field) => [
    ...unfit(field),
    ...missingInBoth(field),
    ...missingTexts(field),
    ...missingFile(field),
    ...olderTexts(field, shown.get(field.key)),
    ...pictures(field, around),
    ...links(field, around),
    ...headings(field),
  ]);
  const inSections = [...emptySections(stored, values), ...incompleteEntries(stored, values)];
  return [...closedAlready(stored), ...inFields, ...inSections, ...searchTexts(stored)];
}

/** A picture with the languages whose visitors see it, and the one whose form it is chosen in where only one has it. */
type ShownPicture = { picture: unknown; shownIn: readonly Language[]; chosenIn?: Language };

/** Every picture that a field chooses, of a language where each has its own. */
export function picturesIn({ field, value }: StoredField): ShownPicture[] {
  if (field.type !== 'upload' || field.relationTo !== 'media') return [];
  if (!isLocalized({ field })) return value ? [{ picture: value, shownIn: languages }] : [];
  const of = valuesOf(value);
  return languages.flatMap((language) => {
    const chosenIn = of[language] ? language : otherLanguage(language);
    const picture = of[chosenIn];
    return picture ? [{ picture, shownIn: [language], chosenIn }] : [];
  });
}

function pictures(stored: StoredField, { withoutAlternative }: Surroundings): Finding[] {
  return picturesIn(stored).flatMap(({ picture, shownIn, chosenIn }) => {
    const lacking = withoutAlternative(picture).filter((language) => shownIn.includes(language));
    return lacking.map((language) => ({
      ...finding('alternative-text', stored, language),
      ...(chosenIn && chosenIn !== language && { form: chosenIn }),
    }));
  });
}

/** Every address that a field leads to, and the documents and pictures that it chooses, each with its language. */
export function linkedIn(stored: StoredField): { to: Linked; language?: Language }[] {
  const { field, value } = stored;
  const read = reads(field);
  if (!read) return [];
  if (!isLocalized(stored)) return read(value).map((to) => ({ to }));
  return languages.flatMap((language) => read(valuesOf(value)[language]).map((to) => ({ to, language })));
}

function reads(field: Field): ((value: unknown) => Linked[]) | undefined {
  if ('custom' in field && field.custom?.isAddress)
    return (value) => (typeof value === 'string' ? [{ address: value }] : []);
  if ('custom' in field && field.custom?.isJobKey)
    return (value) => [jobAddress(value)].flatMap((address) => (address ? { address } : []));
  if (field.type === 'richText') return (value) => linksIn(value).map((address) => ({ address }));
  const chosenOf = field.type === 'upload' ? choosable.find((slug) => slug === field.relationTo) : undefined;
  return chosenOf && ((value) => (value ? [{ chosen: `${chosenOf}/${valuesOf(value).id ?? value}` }] : []));
}

function links(stored: StoredField, { nowhere }: Surroundings): Finding[] {
  return linkedIn(stored).flatMap(({ to, language }) => {
    const reason = nowhere(to);
    if (!reason) return [];
    const detail = 'address' in to ? to.address : undefined;
    const target = detail ?? ('chosen' in to ? to.chosen : undefined);
    return [{ ...finding('broken-link', stored, language, detail), target, reason }];
  });
}

function headings(stored: StoredField): Finding[] {
  if (stored.field.type !== 'richText') return [];
  return languages.flatMap((language) => {
    const gap = headingGap(valuesOf(stored.value)[language]);
    return gap === undefined ? [] : [finding('headings', stored, language, gap)];
  });
}
