import { acceptCookies, at, expect, languages, purge, test } from '../fixtures.ts';
import { section, servePage } from './test-page.ts';

test.beforeEach(async ({ page }) => acceptCookies(page));

test('[ROUTE-05..07] [ERR-02..04] unknown and closed addresses: a large 404 and the way home', async ({
  page,
  issues,
}) => {
  issues.allow(/status of 40[14]/);
  for (const language of languages) {
    const home = page.getByRole('link', {
      name: language === 'ar' ? 'العودة إلى الصفحة الرئيسية' : 'Head back Home',
    });
    for (const [path, status] of [
      ['/no-such-page', 404],
      ['/no/such/path', 404],
      ['/401', 401],
    ] as const) {
      const response = await page.goto(at(language, path));
      expect(response?.status()).toBe(status);
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      const sizes = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: { text: string; size: number }[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (!parent?.checkVisibility() || !node.textContent?.trim()) continue;
          found.push({ text: node.textContent.trim(), size: Number.parseFloat(getComputedStyle(parent).fontSize) });
        }
        return found.sort((first, second) => second.size - first.size).slice(0, 2);
      });
      expect(sizes[0]?.text).toBe('404');
      expect(sizes[0]?.size).toBeGreaterThan(sizes[1]?.size ?? 0);
      await expect(home).toHaveAttribute('href', at(language, '/'));
    }
    await home.click();
    await expect(page).toHaveURL(at(language, '/'));
    await expect(page.locator('[data-section="cover"]')).toBeVisible();
  }
});

test('[ERR-02] a link inside the site to a page that is gone shows the same screen', async ({
  page,
  service,
  issues,
}) => {
  issues.allow(/status of 404/);
  servePage(service, 'test-page', [
    section('cover', { title: 'Old', buttonText: 'Follow me', button_link: '/gone-for-good' }),
  ]);
  await page.goto('/test-page');
  await page.getByRole('link', { name: 'Follow me' }).click();
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/gone-for-good');
  await expect(page).toHaveTitle(/Page not found/);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Follow me' })).toBeVisible();
});

const screens = {
  down: { en: 'This page cannot be shown right now', ar: 'لا يمكن عرض هذه الصفحة الآن' },
  bad: { en: 'This page cannot be shown', ar: 'تعذّر عرض هذه الصفحة' },
};

test('[ERR-31] without an older copy the error screen comes while the service still hangs, in the language at hand', async ({
  service,
  site,
  context,
  issues,
}) => {
  issues.allow(/status of 503/);
  service.answer('GET /pages/hangs', { delay: 3_600_000, json: {} });
  service.answer('GET /pages/hangs-up', { hangUp: true });
  service.answer('GET /pages/fails', { status: 500, text: 'oops' });
  await Promise.all(
    ['hangs', 'hangs-up', 'fails'].flatMap((name) =>
      languages.map(async (language) => {
        const page = await context.newPage();
        const response = await page.goto(at(language, `/${name}`));
        expect(response?.status()).toBe(503);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(screens.down[language]);
        await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
        const again = page.getByRole('link', { name: language === 'ar' ? 'حاول مرة أخرى' : 'Try again' });
        await expect(again).toHaveAttribute('href', at(language, `/${name}`));
      }),
    ),
  );
  servePage(service, 'hangs-up', [section('single_blog', { header: 'Back again' })]);
  await purge(site, ['pages/hangs-up']);
  const again = context.pages().find((tab) => new URL(tab.url()).pathname === '/hangs-up');
  if (!again) throw new Error('no such tab');
  await again.getByRole('link', { name: 'Try again' }).click();
  await expect(again.getByRole('heading', { name: 'Back again' })).toBeVisible();
});

test('[ERR-31] [API-36] answers that are no page draw the bad-answer screen, with header and footer', async ({
  page,
  service,
  issues,
}) => {
  issues.allow(/status of (502|403)/);
  const responses: Record<string, { status?: number; text?: string; json?: unknown }> = {
    'bad-list': { json: [] },
    'bad-object': { json: {} },
    'bad-null': { text: 'null' },
    'bad-empty': { text: '' },
    'bad-html': { text: '<!doctype html><title>Proxy</title><script>alert(1)</script>' },
    'bad-half': { text: '{"data":{"sections":[' },
    'bad-data': { json: { data: null } },
    'bad-text': { json: { data: 'page' } },
    'bad-array': { json: { data: [1, 2] } },
    'bad-huge': { text: `{"data":{"title":"${'x'.repeat(6 * 1024 * 1024)}"}}` },
    'bad-refused': { status: 400, json: { message: 'no' } },
  };
  for (const [name, response] of Object.entries(responses)) {
    service.answer(`GET /pages/${name}`, response);
    for (const language of languages) {
      const shown = await page.goto(at(language, `/${name}`), { waitUntil: 'domcontentloaded' });
      expect(shown?.status(), name).toBe(502);
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(screens.bad[language]);
    }
  }
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('[ERR-31] a page with an older copy stays up when the service goes away', async ({
  page,
  service,
  site,
  freshSite,
}) => {
  void site;
  const own = await freshSite({ CONTENT_API_URL: service.url });
  await page.goto(`${own.url}/sample-page`);
  const text = await page.getByRole('main').textContent();
  service.answer('GET *', { hangUp: true });
  await page.goto(`${own.url}/sample-page`);
  expect(await page.getByRole('main').textContent()).toBe(text);
});

test('[API-33] [API-36] a forbidden page is neither drawn nor called missing', async ({ page, service, issues }) => {
  issues.allow(/status of 403/);
  service.answer('GET /pages/secret', { status: 403, json: { message: 'Forbidden' } });
  for (const language of languages) {
    const response = await page.goto(at(language, '/secret'));
    expect(response?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screens.bad[language]);
  }
});

test('without header data, settings or both the pages stand with the words of their own', async ({
  page,
  service,
  site,
}) => {
  for (const response of [{ json: [] }, { status: 404, json: {} }, { text: '<html>' }]) {
    service.answer('GET /headers', response);
    service.answer('GET /site-settings', response);
    await purge(site);
    for (const language of languages) {
      await page.goto(at(language, '/sample-page'));
      await expect(page.locator('main [data-section]')).toHaveCount(2);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('footer a[href$="/claims"]').first()).toBeVisible();
      await expect(page.locator('body')).not.toContainText(/undefined|\bnull\b|\[object/);
    }
  }
});

for (const language of languages)
  test(`a file that is not there any more: the site's own page in the visitor's language, ${language}`, async ({
    request,
    service,
  }) => {
    for (const name of ['none.pdf', 'none.png'])
      for (const place of ['/media/', '/'])
        service.answer(`GET ${place}${name}`, { status: 404, json: { message: 'gone' } });
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': `${language}-SA,fr;q=0.5` };
    const response = await request.get('/media/none.pdf', { headers });
    expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'no-store']);
    expect(response.headers()['content-security-policy']).toContain('script-src');
    const page = await response.text();
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(language === 'ar' ? 'العودة إلى الصفحة الرئيسية' : 'Head back Home');
    const picture = await request.get('/media/none.png', { headers: { ...headers, accept: 'image/*' } });
    expect([picture.status(), picture.headers()['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    const other = language === 'ar' ? 'en' : 'ar';
    const chosen = await request.get('/media/none.pdf', { headers: { ...headers, cookie: `language=${other}` } });
    expect(await chosen.text()).toContain(`<html lang="${other}"`);
  });
