import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
}, 60_000);
afterAll(() => site?.stop());
beforeEach(() => site.reset());

const calls = () => site.service.calls.map(({ path }) => path);
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

const screens: [id: string, path: string, page: string | undefined][] = [
  ['ROUTE-01', '/', 'home'],
  ['ROUTE-02', '/sample-page', 'sample-page'],
  ['ROUTE-08', '/get-a-quote', 'get-a-quote'],
  ['ROUTE-09', '/faqs-page', 'faqs-page'],
  ['ROUTE-10', '/details-request', 'details-request'],
  ['ROUTE-11', '/claims', 'claims'],
  ['ROUTE-12', '/submit-claim', 'submit-claim'],
  ['ROUTE-13', '/complaints', 'complaints'],
  ['ROUTE-14', '/submit-complaints', undefined],
  ['ROUTE-15', '/contact-us', 'contact-us'],
  ['ROUTE-16', '/careers', 'careers'],
  ['ROUTE-17', '/career-openings', undefined],
  ['ROUTE-18', '/career-details/1', undefined],
  ['ROUTE-19', '/apply-form/1', undefined],
  ['ROUTE-20', '/customer-rights', 'customer-rights'],
  ['ROUTE-21', '/terms-conditions', 'terms-conditions'],
  ['ROUTE-22', '/terms-and-conditions', 'terms-conditions'],
  ['ROUTE-24', '/data-sharing', 'data-sharing'],
  ['ROUTE-25', '/report-fraud', 'report-fraud'],
  ['ROUTE-26', '/activate-visa', 'activate-visa'],
  ['ROUTE-27', '/extend-insurance', 'extend-insurance'],
  ['ROUTE-28', '/cancel-insurance', 'cancel-insurance'],
  ['ROUTE-30', '/who-we-are', 'who-we-are'],
  ['ROUTE-31', '/financial-performance', 'financial-performance'],
  ['ROUTE-32', '/reach-us', 'reach-us'],
  ['ROUTE-33', '/board-director', 'board-director'],
  ['ROUTE-34', '/motor-insurance', 'motor-insurance'],
  ['ROUTE-35', '/travel-insurance', 'travel-insurance'],
  ['ROUTE-36', '/travellers-guide', 'travellers-guide'],
  ['ROUTE-37', '/visit-visa-travel-insurance', 'visit-visa-travel-insurance'],
  ['ROUTE-38', '/waad-alAjyal-gold', 'waad-alAjyal-gold'],
  ['ROUTE-39', '/waad-isteqrar-gold', 'waad-isteqrar-gold'],
  ['ROUTE-40', '/waad-ousra', 'waad-ousra'],
  ['ROUTE-41', '/marine-insurance', 'marine-insurance'],
  ['ROUTE-42', '/health-insurance', 'health-insurance'],
  ['ROUTE-43', '/liability-insurance', 'liability-insurance'],
  ['ROUTE-44', '/engineering-insurance', 'engineering-insurance'],
  ['ROUTE-45', '/pecuniary-insurance', 'pecuniary-insurance'],
  ['ROUTE-46', '/property-casualty', 'property-casualty'],
  ['ROUTE-47', '/trade-credit-insurance', 'trade-credit-insurance'],
  ['ROUTE-48', '/medical-network', 'medical-network'],
  ['ROUTE-49', '/surplus-distribution', 'surplus-distribution'],
  ['ROUTE-50', '/privacy-policy', 'privacy-policy'],
];

describe.each([
  { language: 'en', dir: 'ltr', prefix: '' },
  { language: 'ar', dir: 'rtl', prefix: '/ar' },
])('the route table in $language', ({ language, dir, prefix }) => {
  test.each(screens)('[%s] %s', async (_id, path, page) => {
    const address = `${prefix}${path === '/' && prefix ? '' : path}`;
    const answer = await site.get(address);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`<html lang="${language}" dir="${dir}"`);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<header class="site-header"/g)).toHaveLength(1);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).not.toContain(' style="');
    if (page) expect(calls()).toContain(`/pages/${page}`);
    if (page) expect(calls()).not.toContain(`/page-previews/${page}`);
  });

  test('[ROUTE-05] [ERR-02] a path that no route matches is the not-found screen', async () => {
    const answer = await site.get(`${prefix}/no/such/path`);
    expect([answer.status, (await answer.text()).includes('>404<')]).toEqual([404, true]);
  });

  test('[ROUTE-06] [API-35] a name that the service does not know is the not-found screen', async () => {
    const answer = await site.get(`${prefix}/no-such-page`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('>404<');
  });

  test('[ROUTE-07] [ERR-04] /401 shows 404 with the status 401', async () => {
    const answer = await site.get(`${prefix}/401`);
    expect([answer.status, (await answer.text()).includes('>404<')]).toEqual([401, true]);
  });

  test('[ROUTE-29] /about leads to /who-we-are for good', async () => {
    const answer = await site.get(`${prefix}/about`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${prefix}/who-we-are`]);
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
  const answer = await site.get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
});

test.each([
  ['/%D8', 'en'],
  ['/ar/%E0%A4%A', 'ar'],
])('%s is the not-found screen', async (path, language) => {
  const answer = await site.get(path);
  const html = await answer.text();
  expect([answer.status, html.includes('>404<'), html.includes(`<html lang="${language}"`)]).toEqual([404, true, true]);
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
