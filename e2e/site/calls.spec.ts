import { matchesGlob } from 'node:path';
import { operations } from '@insurer/contract/openapi/operations.ts';
import { acceptCookies, expect, purge, test } from '../fixtures.ts';

test.beforeEach(async ({ page }) => acceptCookies(page));

const screens: [ids: string, path: string, name: string][] = [
  ['[API-05]', '/', 'home'],
  ['[API-05]', '/motor-insurance', 'motor-insurance'],
  ['[API-07]', '/customer-rights', 'customer-rights'],
  ['[API-10]', '/terms-conditions', 'terms-conditions'],
  ['[API-11]', '/careers', 'careers'],
  ['[API-12]', '/faqs-page', 'faqs-page'],
  ['[API-13]', '/claims', 'claims'],
  ['[API-14]', '/complaints', 'complaints'],
  ['[API-15]', '/contact-us', 'contact-us'],
  ['[API-16]', '/report-fraud', 'report-fraud'],
  ['[API-17]', '/data-sharing', 'data-sharing'],
];

for (const [ids, path, name] of screens) {
  test(`${ids} ${path} asks for the content page ${name} and shows its sections`, async ({ page, service, site }) => {
    const section = {
      id: 7,
      order: 1,
      section: { name: name.includes('rights') || name === 'data-sharing' ? 'customer_rights_section' : 'single_blog' },
      content: { header: `Only of ${name}` },
      repeatable_content: [{ id: 1, content: { pdfTitle: `Paper of ${name}`, pdf: '/media/a.pdf' } }],
    };
    service.answer(`GET /pages/${name}`, { json: { data: { data: { sections: [section], group: null } } } });
    await purge(site);
    service.calls.length = 0;
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(`Only of ${name}`);
    if (section.section.name === 'customer_rights_section') {
      await expect(page.getByRole('main')).toContainText(`Paper of ${name}`);
    }
    const calls = service.calls.filter((call) => call.path === `/pages/${name}`);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ method: 'GET', query: {} });
    expect(calls[0]?.headers.accept).toContain('application/json');
  });
}

test('[API-03] the header comes from GET /headers without a query', async ({ page, service, site }) => {
  service.answer('GET /headers', {
    json: { data: [{ title: 'Only item', link: '/claims', pages: [{ title: 'Only entry', link: '/complaints' }] }] },
  });
  await purge(site);
  await page.goto('/careers');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Only item' })).toBeVisible();
  await expect(page.locator('header a[href="/complaints"]').first()).toHaveText('Only entry');
  const calls = service.calls.filter((call) => call.path === '/headers');
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) expect(call.query).toEqual({});
});

test('[API-28] no screen calls anything outside the contract', async ({ page, service, site }) => {
  await purge(site);
  service.calls.length = 0;
  for (const path of [
    '/',
    '/get-a-quote',
    '/contact-us',
    '/claims',
    '/career-openings',
    '/apply-form/1',
    '/submit-claim',
  ]) {
    await page.goto(path);
  }
  // What the site does by itself may fall into the test: it listens to events, and tells of searches.
  const known = operations.map(({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '*')}`);
  const called = service.calls.map(({ method, path }) => ({ method, path }));
  const isKnown = ({ method, path }: (typeof called)[number]) =>
    /^\/media\/[\w.-]+$/.test(path) || known.some((each) => matchesGlob(`${method} ${path}`, each));
  expect(called.map(({ path }) => path)).toEqual(expect.arrayContaining(['/site-settings', '/jobs']));
  expect(called.filter((call) => !isKnown(call))).toEqual([]);
});

test('[API-32] leaving the window and coming back records no call', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/career-openings');
  await page.waitForLoadState('load');
  // The site renews on its own what it showed; a window can cause a call by a request alone.
  const requests: string[] = [];
  page.on('request', (request) => {
    // Pictures and fonts may still be on their way.
    if (['document', 'fetch', 'xhr'].includes(request.resourceType())) requests.push(request.url());
  });
  const other = await context.newPage();
  await other.goto('about:blank');
  await other.bringToFront();
  await page.bringToFront();
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(60_000);
  expect(requests).toEqual([]);
});
