import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentNameOf, screens } from '#app/screens.ts';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site?.stop());
beforeEach(() => site.reset());

const calls = () => site.service.calls.map(({ path }) => path);
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

/** ROUTE-07 and ROUTE-29 have tests of their own below. */
const others = new Set(['/401', '/about']);
const rows = [
  { requirement: 'ROUTE-02', path: '/sample-page', page: 'sample-page' },
  ...screens.flatMap((screen) => {
    const { requirement, path } = screen;
    if (!requirement || others.has(path)) return [];
    return [{ requirement, path: path.replace(/:\w+/, '1'), page: contentNameOf(screen) }];
  }),
];

test('[ROUTE-01] [ROUTE-08..50] every address that the requirements name is in the table under its id', () => {
  const requirements = readFileSync(new URL('../../../docs/requirements.tsv', import.meta.url), 'utf8');
  const named = [
    ...requirements.matchAll(/^(ROUTE-\d+)\t[^\t]*\troutes\tThe (?:known )?(?:path|spelling) (\/[^\s,]*)/gm),
  ];
  const expected = named.flatMap(([, id, path = '']) =>
    path === '/:name' ? [] : [`${id} ${path.replace(/\{(\w+)\}/, ':$1')}`],
  );
  const actual = screens.flatMap(({ requirement, path }) => (requirement ? [`${requirement} ${path}`] : []));
  expect(expected.length).toBeGreaterThan(40);
  expect(actual.sort()).toEqual(expected.sort());
});

test.each(screens.filter(({ path, content }) => content !== 'none' && !path.includes(':')))(
  '[ROUTE-06] [API-35] $path without its content page: $content',
  async (screen) => {
    const { path, content } = screen;
    site.service.answer(`GET /pages/${contentNameOf(screen)}`, { status: 404 });
    expect((await site.get(path)).status).toBe(content === 'optional' ? 200 : 404);
  },
);

describe.each([
  { language: 'en', dir: 'ltr', prefix: '' },
  { language: 'ar', dir: 'rtl', prefix: '/ar' },
])('the route table in $language', ({ language, dir, prefix }) => {
  test.each(rows)('[$requirement] $path', async ({ path, page }) => {
    const address = `${prefix}${path === '/' && prefix ? '' : path}`;
    const response = await site.get(address);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${language}" dir="${dir}"`);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<header class="site-header"/g)).toHaveLength(1);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).not.toContain(' style="');
    if (page) expect(calls()).toContain(`/pages/${page}`);
    if (page) expect(calls()).not.toContain(`/page-previews/${page}`);
  });

  test('[ROUTE-05] [ERR-02] a path that no route matches is the not-found screen', async () => {
    const response = await site.get(`${prefix}/no/such/path`);
    expect([response.status, (await response.text()).includes('>404<')]).toEqual([404, true]);
  });

  test.each(['no-such-page', 'constructor', '__proto__'])(
    '[ROUTE-06] [API-35] a name that the service does not know is the not-found screen: %s',
    async (name) => {
      const response = await site.get(`${prefix}/${name}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('>404<');
    },
  );

  test('[ROUTE-07] [ERR-04] /401 shows 404 with the status 401', async () => {
    const response = await site.get(`${prefix}/401`);
    expect([response.status, (await response.text()).includes('>404<')]).toEqual([401, true]);
  });

  test('[ROUTE-29] /about leads to /who-we-are for good', async () => {
    const response = await site.get(`${prefix}/about`);
    expect([response.status, response.headers.get('location')]).toEqual([301, `${prefix}/who-we-are`]);
  });
});

test.each(['/terms-conditions', '/terms-and-conditions'])(
  '[ROUTE-23] %s names /terms-conditions as its address',
  async (path) => {
    expect(canonicalOf(await (await site.get(path)).text())).toBe('https://www.example.com/terms-conditions');
  },
);

test('both languages name each other', async () => {
  const html = await (await site.get('/ar/careers')).text();
  expect(canonicalOf(html)).toBe('https://www.example.com/ar/careers');
  expect(html).toContain('hrefLang="en" href="https://www.example.com/careers"');
  expect(html).toContain('hrefLang="x-default" href="https://www.example.com/careers"');
});

test('[ROUTE-38] letter case stays as it is: another case is another name', async () => {
  await site.get('/WAAD-ousra');
  expect(calls()).toContain('/pages/WAAD-ousra');
  expect((await site.get('/FAQS-page')).status).toBe(404);
});

test.each([
  ['/careers/', '/careers'],
  ['//careers', '/careers'],
  ['/ar/', '/ar'],
])('%s moves to %s', async (path, location) => {
  const response = await site.get(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, location]);
});

test.each([
  ['/%D8', 'en'],
  ['/ar/%E0%A4%A', 'ar'],
])('%s is the not-found screen', async (path, language) => {
  const response = await site.get(path);
  const html = await response.text();
  expect([response.status, html.includes('>404<'), html.includes(`<html lang="${language}"`)]).toEqual([
    404,
    true,
    true,
  ]);
});

test.each(['/careers.data', '/_root.data', '/__manifest'])('%s is closed', async (path) => {
  expect((await site.get(path)).status).toBe(404);
});

test('robots.txt and sitemap.xml name every page in both languages', async () => {
  expect(await (await site.get('/robots.txt')).text()).toContain('Sitemap: https://www.example.com/sitemap.xml');
  const sitemap = await (await site.get('/sitemap.xml', { cookie: 'language=ar' })).text();
  for (const path of ['/motor-insurance', '/ar/motor-insurance', '/ar', '/customer-rights']) {
    expect(sitemap).toContain(`<loc>https://www.example.com${path}</loc>`);
  }
});
