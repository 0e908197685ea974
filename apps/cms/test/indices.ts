import payloadConfig from '@payload-config';
import { getPayload, type Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as postRequest } from '../src/app/api/service-requests/[kind]/route.ts';
import { openCaseContent, validRequests } from './cases/case-content.ts';
import { postJson } from './cases/site-call.ts';
import { everyCall, indexedCalls, type SentRequest } from './indexed-calls.ts';
import { type Database, listenTo } from './recorded-queries.ts';

/** Tables that stay small by their nature: a list that an editor keeps by hand, and what stands once. */
const small = /^_?(countries|page_groups|redirects|header|site_settings|case_handling|sign_in_rules|texts|payload_)/;

/** Indices of the tables, and that the contract's calls go by them, on the database that DATABASE_URL names. */
export function describeIndices(dialect: 'sqlite' | 'postgres'): void {
  let payload: Payload;
  let database: Database;
  let sent: SentRequest;

  beforeAll(async () => {
    payload = await openCaseContent();
    // The one that the routes use.
    database = listenTo(await getPayload({ config: payloadConfig }));
    const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } })
      .png()
      .toBuffer();
    const file = { data, mimetype: 'image/png', name: 'a.png', size: data.length };
    const { id: image } = await payload.create({ collection: 'media', data: { alt: 'A' }, file });
    const published = { _status: 'published' } as const;
    const section = { blockType: 'single_image', image };
    const { id } = await payload.create({
      collection: 'pages',
      data: { ...published, name: 'one', title: 'One', sections: [section] as never },
    });
    await payload.create({ collection: 'page-groups', data: { title: 'Group', pages: [id] } });
    const { id: location } = await payload.create({ collection: 'countries', data: { name: 'Here', code: 'SA' } });
    const rows = [{ text: 'Row' }];
    for (const key of ['driver', 'clerk']) {
      const lists = { description: rows, areaOfExpertise: rows, tags: rows };
      await payload.create({ collection: 'jobs', data: { ...published, key, title: key, location, image, ...lists } });
    }
    // All of them are read once and kept in memory (decision 0023).
    await indexedCalls.find(([call]) => call === 'GET providers')?.[2](sent);
    const response = await postJson(postRequest, '/service-requests/complaint', validRequests.complaint, {
      params: { kind: 'complaint' },
    });
    sent = response.data as SentRequest;
  });
  afterAll(() => payload?.destroy());

  describe(`indices on ${dialect}`, () => {
    it('every table of rows that belong to a parent has one that begins with the parent', async () => {
      const parents = await parentColumns();
      expect(parents.length).toBeGreaterThan(60);
      expect(parents.filter(({ isIndexed }) => !isIndexed)).toEqual([]);
    });

    it('every call of the contract is among these', () => {
      expect(new Set(indexedCalls.map(([call]) => call))).toEqual(new Set(everyCall()));
    });

    it.each(indexedCalls)('%s, %s, goes by them', async (_, __, ask) => {
      let status = 0;
      const queries = await database.during(async () => ({ status } = await ask(sent)));
      expect(status).not.toBe(500);
      expect(queries.length).toBeGreaterThan(0);
      const scans = await Promise.all(
        queries.map(async (query) => ({
          query: query.text.slice(0, 2_000),
          of: (await database.fullScans(query)).filter((table) => !small.test(table)),
        })),
      );
      expect(scans.filter(({ of }) => of.length > 0)).toEqual([]);
    });
  });

  async function parentColumns(): Promise<{ table: string; isIndexed: boolean }[]> {
    const found =
      dialect === 'sqlite'
        ? await database.rows(
            `SELECT t.name AS "table", EXISTS (SELECT 1 FROM pragma_index_list(t.name) l, pragma_index_info(l.name) i
              WHERE i.seqno = 0 AND i.name = c.name) AS indexed
            FROM sqlite_master t, pragma_table_info(t.name) c
            WHERE t.type = 'table' AND c.name IN ('_parent_id', 'parent_id')`,
          )
        : await database.rows(
            `SELECT c.table_name AS "table", EXISTS (SELECT 1 FROM pg_index i
              JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
              WHERE i.indrelid = format('%I', c.table_name)::regclass AND a.attname = c.column_name) AS indexed
            FROM information_schema.columns c
            WHERE c.table_schema = 'public' AND c.column_name IN ('_parent_id', 'parent_id')`,
          );
    return found.map(({ table, indexed }) => ({ table: String(table), isIndexed: Boolean(indexed) }));
  }
}
