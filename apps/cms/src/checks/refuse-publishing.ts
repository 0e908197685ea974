import { commaOf } from '@insurer/contract/language.ts';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type SanitizedCollectionConfig,
} from 'payload';
import { adminLanguageOf, type Label, label, languageLabels } from '../fields/labels.ts';
import { inBothLanguages } from '../refusal.ts';
import { checkKinds } from './check-kinds.ts';
import { type CheckedCollection, documentFindings, type JudgedFinding } from './document-findings.ts';
import { type StoredRow, shownRow } from './shown-row.ts';

const notPublished = label(
  '“{title}” is not published: {what}. Nothing that you wrote is lost; the list “Before publishing” leads to each place.',
  'لم يُنشر «{title}»: {what}. لم يضِع شيء مما كتبته، وقائمة «قبل النشر» تقودك إلى كل موضع.',
);
const onlineKey = (collection: string, id: unknown) => `checked-${collection}-${id}`;

/** Keeps what visitors see before the change: what they see already stops nothing. */
export const rememberOnline: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const id = originalDoc?.id;
  if (id === undefined || !req.user || data._status === 'draft') return data;
  req.context[onlineKey(collection.slug, id)] = await shownRow(req, collection.slug as CheckedCollection, id);
  return data;
};

/**
 * Refuses a publication with what administrators do not let through, by whatever door it comes: the form, REST, a list of
 * documents, a scheduled moment. It looks at what would stand there in all languages, inside the transaction: nothing of
 * it stays. What the service writes by itself, as the demo content and imports, is not asked (decision 0038).
 * @throws APIError 400 with the fields that it is about
 */
export const refusePublishing: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!req.user || req.context.quietly === true || doc._status !== 'published' || doc.deletedAt) return doc;
  const slug = collection.slug as CheckedCollection;
  const row = await shownRow(req, slug, doc.id);
  if (!row) return doc;
  const online = req.context[onlineKey(slug, doc.id)] as StoredRow | undefined;
  const found = await documentFindings(req, slug, row, online);
  const blocking = found.filter(({ effect }) => effect === 'blocks');
  if (blocking.length === 0) return doc;
  const language = adminLanguageOf(req.i18n);
  const said = label(messageOf(row, blocking, collection, 'en'), messageOf(row, blocking, collection, 'ar'));
  // A section is no field of the form: an error at its place would stand for its whole content.
  const inFields = blocking.filter(({ label: field }) => field !== undefined);
  const errors = inFields.map((one) => ({ path: one.path, message: sentenceOf(one)[language] }));
  throw inBothLanguages(new APIError(said[language], 400, { errors }, true), said);
};

function messageOf(
  row: StoredRow,
  found: JudgedFinding[],
  { admin }: SanitizedCollectionConfig,
  language: keyof Label,
) {
  return notPublished[language]
    .replace('{what}', () => counted(found, language))
    .replace('{title}', () => titleOf(row, language, admin.useAsTitle ?? 'id'));
}

/** What is found, with its language where its words do not name one. */
function sentenceOf({ kind, language }: JudgedFinding): Label {
  const words = checkKinds[kind];
  if (!language || kind.startsWith('missing-')) return words;
  const inLanguage = languageLabels[language];
  return label(`${words.en} (${inLanguage.en})`, `${words.ar} (${inLanguage.ar})`);
}

function counted(found: JudgedFinding[], language: keyof Label): string {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds
    .map((kind) => `${checkKinds[kind][language]} (${found.filter((one) => one.kind === kind).length})`)
    .join(commaOf(language));
}

function titleOf(row: StoredRow, language: keyof Label, field: string): string {
  const title = (row[field] ?? {}) as Partial<Label>;
  return title[language] || title.en || title.ar || String(row.name ?? row.key ?? row.id);
}
