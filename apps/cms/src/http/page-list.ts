import { defaultLanguage, languages } from '@insurer/contract/language.ts';
import { maxListedPages } from '@insurer/contract/page-list.ts';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runStatement } from '../run-statement.ts';
import type { Call } from './contract-route.ts';
import { limitOf, numberOf } from './query-numbers.ts';

const usualLimit = 100;

/**
 * GET /pages: the published pages in the order in which they were made. `limit`: 1 to `maxListedPages`; `cursor`: the `next` of the
 * response before.
 * @throws ContractProblem 400 for any other limit or cursor
 */
export async function getPageList({ payload, query }: Call) {
  const limit = limitOf(query, maxListedPages) ?? usualLimit;
  const after = numberOf(query, 'cursor') ?? 0;
  // Reviewed: the caller holds the site's key; names and titles of published pages are public.
  const rows = await runStatement(
    { payload },
    sql`SELECT id, name, updated_at FROM pages WHERE _status = 'published' AND deleted_at IS NULL AND id > ${after}
      ORDER BY id LIMIT ${limit + 1}`,
  );
  const pages = rows.slice(0, limit).map(({ id, name, updated_at: at }) => ({
    id: Number(id),
    name,
    updated_at: new Date(String(at)).toISOString(),
  }));
  const facts = await factsOf(payload, pages[0]?.id ?? 0, pages.at(-1)?.id ?? 0);
  const items = pages.map(({ id, ...page }) => ({ ...page, ...facts(id) }));
  return { data: { items, next: rows.length > limit ? String(pages.at(-1)?.id) : null } };
}

/**
 * The languages that published pages have a title in, and whether search engines may list them: of thousands of pages, in two
 * statements. Payload's own reading would make a document of each.
 *
 * @param first the lowest id, and the highest one, of the pages
 */
async function factsOf(payload: Payload, first: number, last: number) {
  const among = sql`_parent_id BETWEEN ${first} AND ${last}`;
  const [titled, closed] = await Promise.all([
    runStatement(
      { payload },
      sql`SELECT _parent_id AS id, _locale AS language FROM pages_locales WHERE ${among} AND title <> ''`,
    ),
    runStatement(
      { payload },
      sql`SELECT _parent_id AS id FROM pages_meta_attributes WHERE ${among} AND key = 'robots' AND EXISTS (
        SELECT 1 FROM pages_meta_attributes_locales AS words WHERE words._parent_id = pages_meta_attributes.id
          AND words._locale = ${defaultLanguage} AND LOWER(words.content) LIKE '%noindex%')`,
    ),
  ]);
  const titles = new Set(titled.map(({ id, language }) => `${id} ${language}`));
  const hidden = new Set(closed.map(({ id }) => Number(id)));
  return (id: number) => {
    const written = languages.filter((language) => titles.has(`${id} ${language}`));
    return { languages: written.length > 0 ? written : [defaultLanguage], listed: !hidden.has(id) };
  };
}
