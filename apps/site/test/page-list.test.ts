import { siteSettingsExample } from '@insurer/contract/examples/response-examples.ts';
import { maxListedPages } from '@insurer/contract/page-list.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site?.stop());
beforeEach(() => site.reset());

const textOf = async (path: string) => (await site.get(path)).text();
const page = (name: string, more: object = {}) => ({
  name,
  updated_at: '2026-11-20T08:00:00.000Z',
  languages: ['en', 'ar'],
  listed: true,
  ...more,
});
const list = (items: unknown[], next: unknown = null) =>
  site.service.answer('GET /pages', { json: { data: { items, next } } });
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/www\.example\.com([^<]*)<\/loc>/g)].map(([, path]) => path);

// docs/contract.md, All pages.
describe('the sitemap over the list of all pages', () => {
  test('has each listed page in its languages with the day of its change, and the jobs', async () => {
    list([
      page('home'),
      page('only-here'),
      page('english-only', { languages: ['en'] }),
      page('hidden', { listed: false }),
    ]);
    const xml = await textOf('/sitemap.xml');
    const paths = locations(xml);
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/ar', '/only-here', '/ar/only-here', '/english-only', '/claims']),
    );
    for (const tool of ['/claim', '/savings-calculator', '/visit-visa-planner'])
      expect(paths).toEqual(expect.arrayContaining([tool, `/ar${tool}`]));
    expect(paths).toEqual(expect.arrayContaining(['/career-details/1', '/ar/career-details/1']));
    expect(xml).toContain('/only-here</loc><lastmod>2026-11-20T08:00:00.000Z</lastmod>');
    for (const absent of ['/ar/english-only', '/hidden', '/motor-insurance', '/my-requests', '/search']) {
      expect(paths).not.toContain(absent);
    }
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('names each language of a page once, however often the service says it', async () => {
    list([page('home'), page('often', { languages: Array(300).fill('ar').concat('en', 'nonsense') })]);
    const xml = await textOf('/sitemap.xml');
    expect(locations(xml).filter((path) => path?.endsWith('/often'))).toEqual(['/often', '/ar/often']);
    expect(xml.match(/href="[^"]*\/often"/g)).toHaveLength(4);
  });

  test('has the claim in steps only where the service takes claims', async () => {
    const settings = { ...siteSettingsExample.data, service_requests: { accepted: ['complaint'] } };
    site.service.answer('GET /site-settings', { json: { data: settings } });
    const paths = locations(await textOf('/sitemap.xml'));
    expect(paths).toContain('/savings-calculator');
    expect(paths).not.toContain('/claim');
  });

  test('asks for the largest part there is: the examples’ service refuses a larger one, too', async () => {
    const ask = async (limit: number) => (await fetch(`${site.service.url}/pages?limit=${limit}`)).status;
    expect(await Promise.all([maxListedPages, maxListedPages + 1].map(ask))).toEqual([200, 400]);
  });

  test('reads all parts, and is made anew when any page changes', async () => {
    const first = locations(await textOf('/sitemap.xml'));
    expect(first).toContain('/sample-page');
    expect(first).not.toContain('/all-hostile');
    const parts = site.service.calls.filter(({ path }) => path === '/pages');
    expect(parts.length).toBeGreaterThan(1);
    expect(parts[0]?.query).toEqual({ limit: String(maxListedPages) });
    list([page('quite-new')]);
    site.forget(['pages/quite-new']);
    expect(locations(await textOf('/sitemap.xml'))).toContain('/quite-new');
  });

  test('asks for no more of the jobs than it needs, and does without that wish where the service refuses it', async () => {
    const askedFor = () => site.service.calls.filter(({ path }) => path === '/jobs').map(({ query }) => query.fields);
    const jobs = [{ id: 'one', updated_at: '2026-11-19T08:00:00.000Z' }];
    site.service.answer('GET /jobs', ({ query }) =>
      query.fields ? { status: 400, json: {} } : { json: { data: { jobs, countries: [] } } },
    );
    expect(await textOf('/sitemap.xml')).toContain('/career-details/one</loc><lastmod>2026-11-19T08:00:00.000Z<');
    expect(askedFor()).toEqual(['id,updated_at', undefined]);
  });

  test('above 5,000 addresses it is a list of files, which together have every one once', async () => {
    const all = Array.from({ length: 6_001 }, (_, n) => page(`p-${n}`));
    site.service.answer('GET /pages', ({ query }) => {
      const start = Number(query.cursor ?? 0);
      const next = start + 500 < all.length ? String(start + 500) : null;
      return { json: { data: { items: all.slice(start, start + 500), next } } };
    });
    const index = await textOf('/sitemap.xml');
    expect(index).toContain('<sitemapindex');
    expect(index).toContain('/sitemap/2.xml</loc><lastmod>2026-11-20T08:00:00.000Z</lastmod></sitemap>');
    const files = locations(index);
    expect(files).toEqual(['/sitemap/1.xml', '/sitemap/2.xml', '/sitemap/3.xml']);
    const texts = await Promise.all(files.map((file) => textOf(file ?? '')));
    const paths = texts.flatMap(locations);
    for (const text of texts) expect(locations(text).length).toBeLessThanOrEqual(5_000);
    expect(paths.filter((path) => path?.includes('/p-'))).toHaveLength(12_002);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of ['/sitemap/4.xml', '/sitemap/0.xml', '/sitemap/x', '/sitemap/1']) {
      expect([path, (await site.get(path)).status]).toEqual([path, 404]);
    }
    expect((await site.get('/sitemap/1.xml', { cookie: 'language=ar' })).status).toBe(200);
  });

  test.each([
    ['no such call', { status: 404, json: { message: 'Not found' } }],
    ['an error', { status: 500 }],
    ['no JSON', { text: '<html>' }],
    ['another shape', { json: { data: { items: 'all' } } }],
    ['a circle', { json: { data: { items: [page('round')], next: 'again' } } }],
    ['too large', { text: `{"data":"${'x'.repeat(6_000_000)}"}` }],
  ])(
    '%s: it has what the navigation and the requirements know, as without the call',
    async (_, response) => {
      site.service.answer('GET /pages', response);
      const paths = locations(await textOf('/sitemap.xml'));
      expect(paths).toEqual(expect.arrayContaining(['/', '/ar/motor-insurance', '/claims']));
      expect(paths).not.toContain('/round');
    },
    30_000,
  );

  test('names that are none, and markup in them, get into no file', async () => {
    list([
      page('a/b'),
      page('<x>'),
      page('..'),
      page(''),
      page('fine', { updated_at: '</lastmod><x>', languages: 'en' }),
      7,
    ]);
    const xml = await textOf('/sitemap.xml');
    expect(locations(xml)).toContain('/ar/fine');
    expect(xml).not.toMatch(/<x>|&lt;x|\/a\/b|NaN|Invalid/);
  });
});

describe('the search over the list of all pages', () => {
  test('finds a page that no link leads to, and reads none that is not listed', async () => {
    const title = 'Zanzibar cover';
    const lonely = { data: { title, sections: [] } };
    site.service.answer('GET /pages/lonely', { json: lonely });
    list([page('lonely'), page('hidden', { listed: false })]);
    await vi.waitFor(async () => expect(await textOf('/search?q=zanzibar')).toContain('href="/lonely"'));
    expect(site.service.calls.map(({ path }) => path)).not.toContain('/pages/hidden');
  });
});
