import { defaultLanguage, languages } from '@insurer/contract/language.ts';
import type { Payload } from 'payload';
import { publicRead } from '../access/rules.ts';
import type { Call } from './contract-route.ts';
import { limitOf, numberOf } from './query-numbers.ts';

const usualLimit = 100;
const maxLimit = 500;

/**
 * GET /pages: the published pages in the order in which they were made. `limit`: 1 to 500; `cursor`: the `next` of the
 * answer before.
 * @throws ContractProblem 400 for any other limit or cursor
 */
export async function getPageList({ payload, query }: Call) {
  const limit = limitOf(query, maxLimit) ?? usualLimit;
  const after = numberOf(query, 'cursor') ?? 0;
  // Reviewed: the caller holds the site's key; names and titles of published pages are public.
  const { docs } = await payload.find({
    collection: 'pages',
    where: { _status: { equals: 'published' }, id: { greater_than: after } },
    select: { name: true, updatedAt: true },
    sort: 'id',
    joins: false,
    ...publicRead,
    limit: limit + 1,
  });
  const pages = docs.slice(0, limit);
  const facts = await factsOf(
    payload,
    pages.map(({ id }) => id),
  );
  const items = pages.map(({ id, name, updatedAt }) => ({ name, updated_at: updatedAt, ...facts(id) }));
  return { data: { items, next: docs.length > limit ? String(pages.at(-1)?.id) : null } };
}

/**
 * The languages that pages have a title in, and whether search engines may list them. Asked for by language, so that
 * the database goes by its index: all languages of one page at once it would look for among those of every page.
 */
async function factsOf(payload: Payload, ids: number[]) {
  const read = { collection: 'pages', select: { name: true }, joins: false, ...publicRead } as const;
  const among = { id: { in: ids } };
  const titled = languages.map(async (locale) => {
    const where = { ...among, title: { exists: true } };
    const { docs } = await payload.find({ ...read, where, locale, fallbackLocale: false });
    return [locale, new Set(docs.map(({ id }) => id))] as const;
  });
  const where = {
    ...among,
    'meta.attributes.key': { equals: 'robots' },
    'meta.attributes.content': { like: 'noindex' },
  };
  const closed = await payload.find({ ...read, where, locale: defaultLanguage });
  const hidden = new Set(closed.docs.map(({ id }) => id));
  const byLanguage = await Promise.all(titled);
  return (id: number) => {
    const written = byLanguage.filter(([, titles]) => titles.has(id)).map(([language]) => language);
    return { languages: written.length > 0 ? written : [defaultLanguage], listed: !hidden.has(id) };
  };
}
