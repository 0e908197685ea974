import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { admin, startWhole, type Whole } from '../whole-content.ts';
import { at, Editor, expect, languages, signedIn, soon, test } from '../whole-fixtures.ts';

let whole: Whole;
/** What lies between the two apps loses the stream of changes. */
const between = createServer((incoming, outgoing) => {
  const { url = '/', method, headers } = incoming;
  if (url.startsWith('/api/events')) return outgoing.writeHead(404).end();
  const onwards = request(`${service}${url}`, { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  onwards.on('error', () => outgoing.destroy());
  incoming.pipe(onwards);
});
let service: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const { port } = between.address() as AddressInfo;
  whole = await startWhole((cms) => {
    service = cms.url;
    const CONTENT_API_URL = `http://127.0.0.1:${port}/api`;
    return { CONTENT_API_URL, PURGE_SECRET: 'not-the-secret-of-the-content-service' };
  });
});
test.afterAll(async () => {
  await whole.stop();
  between.close();
});

test('[SCOPE-01] a change whose purge is lost is on the page within 60 seconds all the same', async () => {
  const { site } = whole;
  for (const path of ['/board-director', '/ar/claims', '/careers']) {
    expect((await fetch(`${site.url}${path}`)).status).toBe(200);
  }
  const api = await signedIn(whole, admin);
  const editor = new Editor(api);
  const { id } = await editor.page('board-director');
  await editor.change('pages', id, { title: 'Board of the company', _status: 'published' });
  const began = performance.now();
  expect(await (await fetch(`${site.url}/board-director`)).text()).not.toContain('Board of the company');
  await soon(`${site.url}/board-director`, ({ html }) => html.includes('Board of the company'), 60_000);
  test.info().annotations.push({ type: 'seconds', description: String((performance.now() - began) / 1000) });
  await api.dispose();
});

test('with the content service stopped, pages seen before still answer and others say so', async ({ page }) => {
  const { site, cms } = whole;
  await cms.stop();
  // Seen more than a minute ago: not fresh any more, but the last good copy.
  for (const path of ['/ar/claims', '/careers', '/board-director']) {
    const response = await fetch(`${site.url}${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text()).toContain('data-section=');
  }
  for (const language of languages) {
    const response = await page.goto(`${site.url}${at(language, '/privacy-policy')}`);
    expect(response?.status()).toBe(503);
    expect(response?.headers()['cache-control']).toBe('no-store');
    const words = language === 'ar' ? /الآن|حاليًا/ : 'This page cannot be shown right now';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  }
});
