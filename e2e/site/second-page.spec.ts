import type { Locator, Page } from '@playwright/test';
import { acceptCookies, expect, test } from '../fixtures.ts';
import { isSameWindow, markWindow } from './same-window.ts';

/** Asks for a page, past the browser's cache, until the browser has kept the dictionary, which it fetches when it has nothing else to do. */
async function holdDictionary(page: Page): Promise<void> {
  await page.goto('/');
  const encoding = () =>
    page.evaluate(async () => (await fetch('/faqs-page', { cache: 'no-store' })).headers.get('content-encoding'));
  await expect.poll(encoding).toBe('dcz');
}

/** The paths of everything that the page asks for from now on. */
function paths(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Rests on a link once the script is there, which the first pointer over the page fetches. */
async function hoverOnceReady(page: Page): Promise<Locator> {
  const script = page.waitForResponse(/fetch-ahead/);
  const link = page.locator('footer a[href="/who-we-are"]').first();
  await link.hover();
  await (await script).finished();
  await page.mouse.move(0, 0);
  await link.hover();
  return link;
}

test('a second page costs under 7 KB, whether it is loaded or swapped in', async ({ page }) => {
  await holdDictionary(page);
  const loaded = await page.goto('/contact-us');
  expect(loaded?.headers()['content-encoding']).toBe('dcz');
  const { responseBodySize } = (await loaded?.request().sizes()) ?? { responseBodySize: Number.NaN };
  expect(responseBodySize).toBeLessThan(7_000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const swapped = page.waitForResponse('**/who-we-are');
  await page.locator('footer a[href="/who-we-are"]').first().click();
  expect((await swapped).headers()['content-encoding']).toBe('dcz');
  await expect(page).toHaveURL('/who-we-are');
});

test('the page of a link that the pointer rests on is there before it is followed, and fetched once', async ({
  page,
}) => {
  await page.goto('/');
  const asked = paths(page);
  const ahead = page.waitForResponse('**/who-we-are');
  const link = await hoverOnceReady(page);
  await (await ahead).finished();
  await expect(page).toHaveURL('/');
  await link.click();
  await expect(page).toHaveURL('/who-we-are');
  expect(asked.filter((path) => path === '/who-we-are')).toHaveLength(1);
});

test('nothing is fetched ahead for who saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await page.goto('/');
  const asked = paths(page);
  const link = await hoverOnceReady(page);
  await link.dispatchEvent('pointerdown');
  await link.click();
  await expect(page).toHaveURL('/who-we-are');
  expect(asked.filter((path) => path === '/who-we-are')).toHaveLength(1);
});

test('what swaps pages is asked for with the first link that the keyboard reaches, and by who only reads not at all', async ({
  page,
}) => {
  const asked = paths(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('navigate'))).toEqual([]);
  const script = page.waitForResponse(/navigate-/);
  await page.locator('footer a[href="/who-we-are"]').first().focus();
  await script;
  await markWindow(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/who-we-are');
  expect(await isSameWindow(page)).toBe(true);
});

test('where what swaps pages does not come, a link and the language are full loads', async ({ page, issues }) => {
  issues.allow(/Failed to load resource/);
  await acceptCookies(page);
  await page.route(/navigate-.*\.js/, (route) => route.abort());
  await page.goto('/');
  await markWindow(page);
  await page.locator('footer a[href="/who-we-are"]').first().click();
  await expect(page).toHaveURL('/who-we-are');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isSameWindow(page)).toBe(false);
  await markWindow(page);
  await page.locator('footer [data-language="ar"]').click();
  await expect(page).toHaveURL('/ar/who-we-are');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  expect(await isSameWindow(page)).toBe(false);
});
