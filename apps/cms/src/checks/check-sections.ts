import { languages } from '@insurer/contract/language.ts';
import { isStandingName } from '@insurer/contract/reserved-names.ts';
import { sections as contractSections, isSectionName, type SectionName } from '@insurer/contract/sections/sections.ts';
import { wordsIn } from '../admin/languages/missing-arabic.ts';
import { type StoredField, valuesOf } from '../admin/languages/stored-fields.ts';
import { isLocalized } from './check-texts.ts';
import { type Finding, finding } from './finding.ts';

type Values = Record<string, unknown>;

/** Sections that show something, if their editor says nothing: the jobs that are open. */
const selfFilled: unknown[] = ['job_component' satisfies SectionName];

/** A page that shows nothing below its title: a page of a form or a screen of the site has that, and needs no section. */
export function withoutSections({ name, sections }: Values): Finding[] {
  if (rowsOf(sections).length > 0 || isStandingName(name)) return [];
  return [{ kind: 'no-sections', path: 'sections', key: 'sections' }];
}

/** A section nothing of which visitors see. Choices that are made from the start say nothing. */
export function emptySections(stored: StoredField[], values: Values): Finding[] {
  return rowsOf(values.sections).flatMap(({ id, blockType }, index) => {
    const path = `sections.${index}`;
    const shown = showsItemsAlone(blockType) ? `${path}.items.` : `${path}.`;
    const own = stored.filter((field) => field.path.startsWith(shown));
    if (selfFilled.includes(blockType) || own.some(isSaid)) return [];
    return [{ kind: 'empty-section' as const, path, key: `sections.${id ?? index}` }];
  });
}

/** What a question is nothing without: the site shows it all the same, with nothing to unfold. */
const answers: Partial<Record<SectionName, string>> = { faq: 'answer', cover_questions: 'answer' };

/** Entries that visitors do not get, or get in part: each is told at the field that would mend it. */
export function incompleteEntries(stored: StoredField[], values: Values): Finding[] {
  const at = new Map(stored.map((field) => [field.path, field]));
  return rowsOf(values.sections).flatMap(({ blockType, items }, index) => {
    const name = String(blockType);
    if (!isSectionName(name)) return [];
    const { itemNeeds } = contractSections[name];
    const needed = [itemNeeds, answers[name] ? [answers[name]] : []];
    return rowsOf(items).flatMap((_, row) =>
      needed.flatMap((oneOf) =>
        lackingOf(oneOf.flatMap((field) => at.get(`sections.${index}.items.${row}.${field}`) ?? [])),
      ),
    );
  });
}

/** The first of some fields of which one has to say something, where none does. */
function lackingOf(oneOf: StoredField[]): Finding[] {
  const [first] = oneOf;
  return first && !oneOf.some(isSaid) ? [finding('incomplete-entry', first)] : [];
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(valuesOf) : [];
}

function showsItemsAlone(blockType: unknown): boolean {
  return typeof blockType === 'string' && isSectionName(blockType) && contractSections[blockType].nothingWithoutItems;
}

const saysNothing = ['select', 'radio', 'checkbox', 'ui'];
/** What Payload adds to the fields of each section and entry, and fills in by itself. */
const notWritten = ['id', 'blockName'];

function isSaid({ field, value }: StoredField): boolean {
  if (saysNothing.includes(field.type) || notWritten.includes(field.name)) return false;
  if (!isLocalized({ field })) return value !== undefined && value !== null && value !== '';
  const said = (inLanguage: unknown) =>
    field.type === 'upload' ? Boolean(inLanguage) : wordsIn(field, inLanguage) !== undefined;
  return languages.some((language) => said(valuesOf(value)[language]));
}
