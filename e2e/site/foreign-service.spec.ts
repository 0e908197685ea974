import type { FakeResponse } from '@insurer/contract/fake-service.ts';
import { at, expect, languages, purge, test } from '../fixtures.ts';

// Calls that a service of another maker may lack (docs/contract.md).
const additions = [
  ...['GET /rates', 'GET /rates/motor', 'GET /rates/travel', 'GET /rates/visit-visa', 'GET /providers', 'GET /events'],
  ...['GET /pages', 'GET /redirects', 'GET /site-settings', 'POST /service-requests/lookup'],
];
/** Applications that need an addition, and the form that stands in for it. */
const standIns = {
  '/quote/motor': '/get-a-quote?product=motor',
  '/quote/travel?step=2': '/get-a-quote?product=travel',
  '/quote/visit-visa?step=prices': '/get-a-quote?product=visit-visa',
  '/find-a-provider': '/medical-network',
  '/claim': '/submit-claim',
};
const leading = [
  ...['/', '/get-a-quote', '/get-a-quote?quote=motor&plan=comprehensive', '/claims', '/submit-claim', '/my-requests'],
  ...['/medical-network', '/motor-insurance', '/visit-visa-planner', '/track-request', '/e-services', '/contact-us'],
];

test('a service without any addition: the specification’s forms stand in, and nothing leads to an application that it lacks', async ({
  request,
  service,
}) => {
  for (const call of additions) service.answer(call, { status: 404, json: { message: 'Not found' } });
  for (const language of languages) {
    for (const [path, standIn] of Object.entries(standIns)) {
      const response = await request.get(at(language, path), { maxRedirects: 0 });
      expect([path, response.status(), response.headers().location]).toEqual([path, 302, at(language, standIn)]);
      expect(response.headers()['cache-control'], path).toBe('no-store');
    }
    expect((await request.get(at(language, '/quote/home'))).status()).toBe(404);
    for (const path of leading) {
      const response = await request.get(at(language, path));
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).not.toMatch(/href="[^"]*\/(?:quote\/|find-a-provider|claim["?])/);
    }
  }
});

const manyWords = 'x'.repeat(6_000_000);
const badly: Record<string, FakeResponse> = {
  'with errors': { status: 500, json: { message: 'Broken' } },
  'as a page of a gateway': { text: '<html><body>Welcome</body></html>', headers: { 'content-type': 'text/html' } },
  'in another shape': { json: { data: { items: { a: 1 }, plans: 'none', questions: 7, total: 'many' } } },
  'with a list of nothing': { json: { data: [] } },
  'with lists that are empty': { json: { data: { items: [], questions: [], plans: [], facets: {}, total: 0 } } },
  'with more than anybody reads': { json: { data: { items: [], words: manyWords } } },
  'after ten seconds': { delay: 10_000, json: { data: { items: [] } } },
};
/** The settings stand: a service that says nothing of what it accepts takes no claims and no quote requests. */
const answered = additions.filter((call) => call !== 'GET /site-settings');
const { '/claim': _, ...byAdditions } = standIns;

for (const [how, response] of Object.entries(badly))
  test(`a service that answers every addition ${how}: no screen is half`, async ({ page, service, site, issues }) => {
    issues.allow(/status of 50[23]/);
    for (const call of answered) service.answer(call, response);
    const isUnavailable = response.status === 500 || response.delay !== undefined;
    for (const [path, standIn] of Object.entries(byAdditions)) {
      const isFinder = path === '/find-a-provider';
      await purge(site);
      const opened = await page.goto(at('ar', path));
      // Nobody knows whether there is a list: the finder says so and keeps the form.
      if (isFinder && isUnavailable) {
        expect(opened?.status()).toBe(503);
        await expect(page.getByRole('main').getByRole('alert')).toContainText('تعذر عرض قائمة مقدمي الخدمة');
      } else {
        expect(opened?.status(), path).toBe(200);
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(at('ar', standIn));
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    for (const path of leading) {
      const shown = await page.request.get(at('ar', path));
      const html = await shown.text();
      expect(shown.status(), path).toBe(200);
      expect(html, path).not.toMatch(/href="[^"]*\/(?:quote\/|find-a-provider)/);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll(/<[^>]*>/g, ' ');
      expect(main, path).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
    }
    // The form stands in with the product chosen.
    await page.goto(at('ar', '/get-a-quote?quote=motor&plan=comprehensive'));
    await expect(page.locator('main [name=product]')).toHaveValue('motor');
    // Whoever looks a request up hears that it failed, or what tracking by number and ID finds.
    await page.goto(at('ar', '/track-request'));
    await page.locator('form[data-enhanced]').waitFor();
    await page.locator('main [name=reference]').fill('FX-1001');
    await page.locator('main [name=detail]').fill('1000000008');
    await page.locator('main form[data-form] button[type=submit]').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/\S/);
    await expect(page.locator('main [name=reference]')).toHaveValue('FX-1001');
  });
