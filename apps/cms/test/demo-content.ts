import { languages } from '@insurer/contract/language.ts';
import { readPage } from '@insurer/contract/read-page.ts';
import {
  wireHeadersSchema,
  wireJobResponseSchema,
  wireJobsSchema,
  wirePageSchema,
  wireSiteSettingsSchema,
} from '@insurer/contract/wire.ts';
import { header } from '@insurer/demo-content/header.ts';
import { jobs } from '@insurer/demo-content/jobs.ts';
import { pageGroups } from '@insurer/demo-content/page-groups.ts';
import { pages } from '@insurer/demo-content/pages.ts';
import { createLocalReq, type Payload, type Where } from 'payload';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingTextsSlug } from '../src/admin/languages/note-missing-texts.ts';
import { checkedCollections } from '../src/checks/checked.ts';
import { documentFindings } from '../src/checks/document-findings.ts';
import { config } from '../src/config.ts';
import { untranslatedRows } from '../src/dashboard/untranslated-rows.ts';
import { draftedGlobals } from '../src/drafted-globals.ts';
import { contractRoute } from '../src/http/contract-route.ts';
import { getHeaders } from '../src/http/headers.ts';
import { getJob, getJobs } from '../src/http/jobs.ts';
import { getPage } from '../src/http/pages.ts';
import { getSiteSettings } from '../src/http/site-settings.ts';
import { brokenLinks } from '../src/links/broken-links.ts';
import { linkPlacesSlug, type StoredPlace } from '../src/links/link-place.ts';
import { serveFile } from '../src/media/serve-file.ts';
import { seed } from '../src/seed/seed.ts';
import { seedOnce } from '../src/seed/seed-once.ts';
import { newestState } from '../src/together/newest-state.ts';
import { openTestContent } from './test-content.ts';

type Route = ReturnType<typeof contractRoute>;
const routes = {
  page: contractRoute('pages', getPage),
  headers: contractRoute('headers', getHeaders),
  jobs: contractRoute('jobs', getJobs),
  job: contractRoute('job', getJob),
  settings: contractRoute('site-settings', getSiteSettings),
} satisfies Record<string, Route>;

async function call(route: Route, params: Record<string, string> = {}, query = '') {
  const headers = { authorization: `Bearer ${config.contentApiKeys[0]}` };
  const response = await route(new Request(`http://cms.test/api?${query}`, { headers }), {
    params: Promise.resolve(params),
  });
  return { status: response.status, body: await response.json() };
}

function issuesOf(schema: v.GenericSchema, body: unknown): string[] {
  const parsed = v.safeParse(schema, body);
  return parsed.success ? [] : parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}

/** The demo content, seeded into the database that DATABASE_URL names. */
export function describeDemoContent(dialect: 'sqlite' | 'postgres'): void {
  describe(`the demo content on ${dialect}`, () => {
    let payload: Payload;
    let missing: string[];

    beforeAll(async () => {
      payload = await openTestContent();
      missing = await seed(payload);
      // Hundreds of pictures are made; on a busy machine that takes minutes.
    });
    afterAll(() => payload?.destroy());

    it('is stored there', () => expect(payload.db.name).toBe(dialect));

    it('has every file that it names', () => expect(missing).toEqual([]));

    it('has every page that its navigation and its groups name', () => {
      const names = new Set(pages.map(({ name }) => (name === 'home' ? '/' : `/${name}`)));
      const links = header.items.flatMap((item) => [item.link, ...item.pages.map(({ link }) => link)]);
      const members = pageGroups.flatMap((group) => group.pages.map((name) => `/${name}`));
      expect([...links, ...members].filter((link) => !names.has(link))).toEqual([]);
    });

    it.each(pages.map(({ name }) => name))(
      '[SCOPE-01] page %s is told strictly and read without a fault',
      async (name) => {
        const { status, body } = await call(routes.page, { name });
        expect(status).toBe(200);
        expect(issuesOf(wirePageSchema, body)).toEqual([]);
        const written = pages.find((page) => page.name === name);
        for (const language of languages) {
          const { page, issues } = readPage(body, language);
          expect(issues).toEqual([]);
          expect(page?.sections.map((section) => section.name)).toEqual(
            written?.sections.map((section) => section.name),
          );
          expect(page?.title).toEqual({ text: written?.title[language], lang: language });
        }
      },
    );

    it('lacks no text in either language, and no link of it leads nowhere', async () => {
      const where: Where = { or: [{ count: { greater_than: 0 } }, { english: { greater_than: 0 } }] };
      expect((await payload.db.find({ collection: missingTextsSlug, where })).docs).toEqual([]);
      expect(await untranslatedRows(payload)).toEqual([]);
      expect((await brokenLinks(await createLocalReq({}, payload))).links).toEqual([]);
    });

    it.each(checkedCollections)('has nothing to mend before publishing: %s', async (collection) => {
      const req = await createLocalReq({}, payload);
      const { docs } = await payload.db.find<Record<string, unknown> & { id: number }>({
        collection,
        pagination: false,
      });
      for (const row of docs)
        expect(await documentFindings(req, { collection, id: row.id }, row, row), `${row.name}`).toEqual([]);
    });

    it.each(draftedGlobals)('has nothing to mend before publishing: %s', async (global) => {
      const req = await createLocalReq({}, payload);
      const row = await payload.db.findGlobal<Record<string, unknown>>({ slug: global });
      expect(await documentFindings(req, { global }, row, row)).toEqual([]);
    });

    it('shows no picture or document on a page of which the index of uses does not know: the page is emptied when it changes', async () => {
      const used = await payload.db.find<StoredPlace>({ collection: linkPlacesSlug, pagination: false });
      const known = new Set(used.docs.map(({ source, target }) => `${source} ${target}`));
      const files: [use: string, filename?: string | null][] = [];
      for (const collection of ['media', 'documents'] as const)
        for (const { id, filename } of (await payload.find({ collection, pagination: false })).docs)
          files.push([`${collection}/${id}`, filename]);
      const shown: string[] = [];
      for (const { id, name } of (await payload.find({ collection: 'pages', pagination: false })).docs) {
        const told = JSON.stringify((await call(routes.page, { name })).body);
        for (const [use, filename] of files) if (told.includes(`/media/${filename}`)) shown.push(`pages/${id} ${use}`);
      }
      expect(shown.length).toBeGreaterThan(50);
      expect(shown.filter((use) => !known.has(use))).toEqual([]);
    });

    it('tells the group of a page in its order, with links', async () => {
      for (const group of pageGroups) {
        const { body } = await call(routes.page, { name: group.pages[0] ?? '' });
        expect(body.data.group.title).toBe(group.title.en);
        expect(body.data.group.pages.map((page: { link: string }) => page.link)).toEqual(
          group.pages.map((name) => `/${name}`),
        );
      }
    });

    it('tells the navigation and the site settings strictly', async () => {
      const headers = await call(routes.headers);
      expect(issuesOf(wireHeadersSchema, headers.body)).toEqual([]);
      expect(headers.body).toMatchObject({
        logo: expect.stringMatching(/^\/media\/logo-\w+\.svg\?alt=/),
        button_label_ar: expect.any(String),
      });
      const settings = await call(routes.settings);
      expect(issuesOf(wireSiteSettingsSchema, settings.body)).toEqual([]);
    });

    it('[API-19] tells all jobs and countries strictly, and one job by its id', async () => {
      const { body } = await call(routes.jobs);
      expect(issuesOf(wireJobsSchema, body)).toEqual([]);
      expect(body.data.jobs).toHaveLength(jobs.length);
      expect(body.data.countries).toContainEqual({ name: 'Saudi Arabia', name_ar: expect.any(String), code: 'SA' });
      const one = await call(routes.job, { id: jobs[0]?.key ?? '' });
      expect(issuesOf(wireJobResponseSchema, one.body)).toEqual([]);
      expect((await call(routes.job, { id: 'no-such-job' })).status).toBe(404);
    });

    it('posted its jobs on different days, newest first, and whoever edits one stands on its newest text', async () => {
      const told: { id: string; updated_at: string }[] = (await call(routes.jobs)).body.data.jobs;
      const posted = told.map(({ updated_at }) => updated_at.slice(0, 10));
      expect(new Set(posted).size).toBe(jobs.length);
      expect(posted).toEqual([...posted].sort().reverse());
      const req = await createLocalReq({}, payload);
      for (const { id, updatedAt } of (await payload.find({ collection: 'jobs', pagination: false })).docs)
        expect(await newestState(req, { collection: 'jobs', id })).toMatchObject({ updatedAt });
    });

    it('[OPEN-02] finds jobs by a part of their title in any letter case and by the exact name of their country', async () => {
      const first = jobs[0] as (typeof jobs)[number];
      const found = async (query: string) =>
        (await call(routes.jobs, {}, query)).body.data.jobs.map((job: { id: string }) => job.id);
      expect(await found(`title=${encodeURIComponent(first.title.en.toUpperCase().slice(0, 6))}`)).toContain(first.key);
      const there = jobs.filter(({ location }) => location === first.location).map(({ key }) => key);
      expect((await found(`location=${encodeURIComponent(first.location)}`)).sort()).toEqual(there.sort());
      expect(await found('location=Saudi')).toEqual([]);
    });

    it('serves every picture in all the widths that its address promises', async () => {
      const { body } = await call(routes.page, { name: 'home' });
      const addresses: string[] = JSON.stringify(body).match(/\/media\/[^"\\]+/g) ?? [];
      expect(addresses.length).toBeGreaterThan(3);
      for (const address of new Set(addresses)) {
        const url = new URL(address, 'http://cms.test');
        const name = url.pathname.slice('/media/'.length);
        const widths = url.searchParams.get('v')?.split('.') ?? [];
        const stem = name.replace(/\.webp$/, '');
        const variants = widths.flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`]);
        for (const file of [name, ...variants]) expect((await serveFile(payload, file)).status, file).toBe(200);
      }
    });

    it('is written over, not doubled, by a second run, and is left alone at a restart', async () => {
      const counts = async () => {
        const slugs = ['pages', 'page-groups', 'jobs', 'countries', 'media', 'documents'] as const;
        return Promise.all(slugs.map(async (collection) => (await payload.count({ collection })).totalDocs));
      };
      const before = await counts();
      await payload.update({
        collection: 'pages',
        where: { name: { equals: 'home' } },
        data: { title: 'Changed by an editor' },
      });
      await seedOnce(payload);
      const kept = await payload.find({ collection: 'pages', where: { name: { equals: 'home' } } });
      expect(kept.docs[0]?.title).toBe('Changed by an editor');
      await seed(payload);
      expect(await counts()).toEqual(before);
      const written = await payload.find({ collection: 'pages', where: { name: { equals: 'home' } } });
      expect(written.docs[0]?.title).toBe(pages.find(({ name }) => name === 'home')?.title.en);
    });
  });
}
