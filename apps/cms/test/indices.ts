import payloadConfig from '@payload-config';
import { getPayload, type Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as getClaim } from '../src/app/api/claims/[number]/route.ts';
import { POST as postContact } from '../src/app/api/contact-us/route.ts';
import { GET as getHeaders } from '../src/app/api/headers/route.ts';
import { GET as getJob } from '../src/app/api/jobs/[id]/route.ts';
import { GET as getJobs } from '../src/app/api/jobs/route.ts';
import { GET as getPreview } from '../src/app/api/page-previews/[name]/route.ts';
import { GET as getPage } from '../src/app/api/pages/[name]/route.ts';
import { GET as getPages } from '../src/app/api/pages/route.ts';
import { POST as postRequest } from '../src/app/api/service-requests/[kind]/route.ts';
import { POST as postLookup } from '../src/app/api/service-requests/lookup/route.ts';
import { GET as getRequests } from '../src/app/api/service-requests/route.ts';
import { GET as getSettings } from '../src/app/api/site-settings/route.ts';
import { config } from '../src/config.ts';
import { createPreviewToken } from '../src/preview/preview-token.ts';
import { openCaseContent, validRequests } from './cases/case-content.ts';
import { postJson, siteCall } from './cases/site-call.ts';
import { type Database, listenTo } from './recorded-queries.ts';

/** Tables that stay small by their nature: a list that an editor keeps by hand, and what stands once. */
const small = /^_?(countries|page_groups|redirects|header|site_settings|case_handling|sign_in_rules|texts|payload_)/;

/** Indices of the tables, and that the contract's calls go by them, on the database that DATABASE_URL names. */
export function describeIndices(dialect: 'sqlite' | 'postgres'): void {
  let payload: Payload;
  let database: Database;
  let sent: { reference: string; token: string };

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
    const response = await postJson(postRequest, '/service-requests/complaint', validRequests.complaint, {
      params: { kind: 'complaint' },
    });
    sent = response.data as typeof sent;
  });
  afterAll(() => payload?.destroy());

  describe(`indices on ${dialect}`, () => {
    it('every table of rows that belong to a parent has one that begins with the parent', async () => {
      const parents = await parentColumns();
      expect(parents.length).toBeGreaterThan(60);
      expect(parents.filter(({ isIndexed }) => !isIndexed)).toEqual([]);
    });

    const calls: [string, () => Promise<{ status: number }>][] = [
      ['a page', () => siteCall(getPage, '/pages/one', { params: { name: 'one' } })],
      ['the preview of a page', () => preview('one')],
      ['the list of pages', () => siteCall(getPages, '/pages?limit=1')],
      ['the header', () => siteCall(getHeaders, '/headers')],
      ['the settings', () => siteCall(getSettings, '/site-settings')],
      ['a job', () => siteCall(getJob, '/jobs/driver', { params: { id: 'driver' } })],
      ['the jobs', () => siteCall(getJobs, '/jobs')],
      ['filtered jobs', () => siteCall(getJobs, '/jobs?title=DRIV&location=Here')],
      ['a new request', () => request()],
      ['a message', () => postJson(postContact, '/contact-us', {})],
      ['own requests', () => siteCall(getRequests, '/service-requests', bearer())],
      ['a lookup', () => postJson(postLookup, '/service-requests/lookup', lookup())],
      [
        'tracking',
        () => siteCall(getClaim, `/claims/${sent.reference}?id=1012345672`, { params: { number: sent.reference } }),
      ],
    ];
    it.each(calls)('%s is found by them', async (_, call) => {
      let status = 0;
      const queries = await database.during(async () => ({ status } = await call()));
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

  function preview(name: string) {
    const token = createPreviewToken(name, config.secrets);
    return siteCall(getPreview, `/page-previews/${name}?token=${token}`, { params: { name } });
  }
  function request() {
    return postJson(postRequest, '/service-requests/complaint', validRequests.complaint, {
      params: { kind: 'complaint' },
      headers: { 'idempotency-key': 'the-same-filling' },
    });
  }
  function bearer() {
    return { headers: { authorization: `Bearer ${sent.token}` } };
  }
  function lookup() {
    return { reference: sent.reference, detail: validRequests.complaint.phone ?? validRequests.complaint.email ?? '' };
  }

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
