import { cleanText, isEmpty } from './clean/empty.ts';
import { asRecord, parseJsonText } from './clean/json-text.ts';
import { wordsOfMarkup } from './clean/markup.ts';
import { spendEntries } from './clean/response-budget.ts';
import { withDistinctIds } from './distinct-ids.ts';
import { type Fields, wireName } from './fields.ts';
import type { IssueLog } from './issue.ts';
import type { Language } from './language.ts';
import { readField } from './read-field.ts';
import { isSectionName, type Section, sections } from './sections/sections.ts';

type Values = Record<string, unknown>;

/**
 * One section of a response, cleaned and in one language, or undefined when it is to be left out: its name is
 * unknown, it is broken, or it says nothing. Never throws; every loss is reported with its path.
 *
 * @param value the wire section: `{ id, order, section: { name }, content, repeatable_content }`
 * @param path where it stands in the response, for the issue
 */
export function readSection(value: unknown, path: string, language: Language, issue: IssueLog): Section | undefined {
  const raw = asRecord(value);
  if (!raw) return leftOut(issue, path, 'a section must be an object');
  const name = cleanText(asRecord(parseJsonText(raw.section))?.name) ?? cleanText(raw.name);
  if (!name) return leftOut(issue, `${path}.section.name`, 'a section without a name');
  if (!isSectionName(name))
    return leftOut(issue, `${path}.section.name`, `unknown section name "${name.slice(0, 60)}"`);
  const definition = sections[name];

  const content = readContent(raw.content, `${path}.content`, definition.content, language, issue);
  const items = readItems(raw, path, definition, language, issue);
  const hasContent = Object.keys(content).length > 0 && !definition.nothingWithoutItems;
  if (!hasContent && items.length === 0 && !definition.renderedWhenEmpty) {
    return leftOut(issue, path, `the section "${name}" has nothing to show`);
  }
  const id = cleanText(raw.id) ?? path;
  // The one cast between the table and its derived type: readField returns what the table's kinds say.
  return { name, id, order: readOrder(raw.order), content, items } as unknown as Section;
}

function leftOut(issue: IssueLog, path: string, reason: string): undefined {
  issue(path, reason);
  return undefined;
}

/** Missing and unreadable orders count as 0 (PAGE-19). */
function readOrder(value: unknown): number {
  const order = typeof value === 'string' && !isEmpty(value) ? Number(value) : value;
  return typeof order === 'number' && Number.isFinite(order) ? order : 0;
}

function readContent(value: unknown, path: string, fields: Fields, language: Language, issue: IssueLog): Values {
  const raw = asRecord(parseJsonText(value));
  if (!raw) {
    if (!isEmpty(value) && !(Array.isArray(value) && value.length === 0)) issue(path, 'content must be an object');
    return {};
  }
  return readFields(raw, path, fields, language, issue);
}

function readFields(raw: Values, path: string, fields: Fields, language: Language, issue: IssueLog): Values {
  const values: Values = {};
  for (const [key, definition] of Object.entries(fields)) {
    const value = readField(raw, key, definition, language);
    if (value !== undefined) values[key] = value;
    else reportLoss(raw, wireName(key, definition), path, issue);
  }
  return values;
}

/** A value that was sent but could not be taken is an issue; an empty one is not. */
function reportLoss(raw: Values, name: string, path: string, issue: IssueLog): void {
  const sent = Object.hasOwn(raw, name) ? raw[name] : undefined;
  const isNothing = isEmpty(sent) || (Array.isArray(sent) && sent.length === 0) || isEmptyMarkup(sent);
  if (isNothing || isEmptyChoice(sent)) return;
  issue(`${path}.${name}`, 'the value was not usable and is left out');
}

function isEmptyMarkup(value: unknown): boolean {
  return typeof value === 'string' && isEmpty(wordsOfMarkup(value));
}

function isEmptyChoice(value: unknown): boolean {
  const choice = asRecord(parseJsonText(value));
  return choice !== undefined && isEmpty(choice.value) && isEmpty(choice.url);
}

type Definition = (typeof sections)[keyof typeof sections];

function readItems(raw: Values, path: string, definition: Definition, language: Language, issue: IssueLog): Values[] {
  const fields: Fields = definition.item;
  if (Object.keys(fields).length === 0) return [];
  const { list, listPath } = findList(raw, path, definition.itemsAlso, issue);
  return withDistinctIds(
    spendEntries(list).flatMap((entry, index) => {
      const item = readItem(entry, `${listPath}[${index}]`, definition, language, issue);
      return item ? [item] : [];
    }),
  );
}

function findList(raw: Values, path: string, also: readonly string[], issue: IssueLog) {
  const repeatable = parseJsonText(raw.repeatable_content);
  if (Array.isArray(repeatable) && repeatable.length > 0) {
    return { list: repeatable as unknown[], listPath: `${path}.repeatable_content` };
  }
  if (!Array.isArray(repeatable) && !isEmpty(repeatable)) issue(`${path}.repeatable_content`, 'must be a list');
  const content = asRecord(parseJsonText(raw.content)) ?? {};
  for (const key of also) {
    const list = parseJsonText(Object.hasOwn(content, key) ? content[key] : undefined);
    if (Array.isArray(list)) return { list: list as unknown[], listPath: `${path}.content.${key}` };
  }
  return { list: [] as unknown[], listPath: `${path}.repeatable_content` };
}

function readItem(value: unknown, path: string, definition: Definition, language: Language, issue: IssueLog) {
  const item = asRecord(parseJsonText(value));
  if (!item) return leftOut(issue, path, 'an item must be an object');
  // Older shapes put an item's fields beside its id instead of inside `content`.
  const content = Object.hasOwn(item, 'content') ? asRecord(parseJsonText(item.content)) : item;
  if (!content) return leftOut(issue, `${path}.content`, 'content must be an object');
  const values = readFields(content, `${path}.content`, definition.item, language, issue);
  const needs: readonly string[] = definition.itemNeeds;
  if (needs.length > 0 && !needs.some((key) => values[key] !== undefined)) {
    return leftOut(issue, path, 'the item has nothing to show');
  }
  return { ...values, id: cleanText(item.id) ?? path };
}
