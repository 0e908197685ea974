import type { Page } from '@playwright/test';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';

/** Which parts of the page the browser has left for later, by their sections. */
function leftForLater(page: Page): Promise<string[]> {
  return page
    .locator('main [data-section]')
    .evaluateAll((parts) =>
      parts
        .filter((part) => !part.lastElementChild?.checkVisibility({ contentVisibilityAuto: true }))
        .map((part) => (part as HTMLElement).dataset.section ?? ''),
    );
}

const whole = (page: Page) => expect(page.locator('html:not([data-in-parts])')).toBeAttached();

test.use({ viewport: { width: 360, height: 640 } });
test.beforeEach(({ page }) => acceptCookies(page));

for (const language of languages) {
  test(`what is below the first view is laid out after it, part by part, and nothing moves (${language})`, async ({
    page,
  }) => {
    await page.route('**/entry.client*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(at(language, '/'));
    const later = await leftForLater(page);
    expect(later.length).toBeGreaterThan(2);
    await page.unroute('**/entry.client*');
    await page.goto(at(language, '/'));
    await whole(page);
    expect(await leftForLater(page)).toEqual([]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.locator('footer').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });
}

test('a page that follows in the window is laid out so, too; one that Back brings is there at its heights', async ({
  page,
}) => {
  await page.goto('/who-we-are');
  await whole(page);
  // Of what is set while the page is swapped, the browser tells afterwards.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(String('inParts' in document.documentElement.dataset))).observe(
      document.documentElement,
      { attributeFilter: ['data-in-parts'] },
    );
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(seen).toEqual(['true', 'false']);
  expect(await leftForLater(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/who-we-are');
  expect(await seen()).toEqual(['true', 'false']);
});

test('a page that is left while it is laid out takes nothing from the one that follows', async ({ page }) => {
  // Nothing is done in spare time before the test says so.
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const hold = (callback: () => void) => held.push(callback);
    const spareTime = () => {
      for (const callback of held.splice(0)) callback();
    };
    Object.assign(window, { requestIdleCallback: hold, spareTime });
  });
  const spareTime = () => page.evaluate(() => (window as unknown as { spareTime: () => void }).spareTime());
  const later = page.locator('[data-later]');
  const marked = page.locator('html[data-in-parts]');
  await page.goto('/contact-us');
  await expect(marked).toBeAttached();
  const parts = await later.count();
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  expect(await later.count()).toBeGreaterThan(parts);
  // Part after part, each in a frame of its own: the mark goes with the last of this page.
  await expect(async () => {
    await spareTime();
    await expect(marked).toHaveCount(0, { timeout: 50 });
  }).toPass();
  await expect(later).toHaveCount(0);
});

test('a link to a place of a page finds it at its height, also before the rest is laid out', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/motor-insurance');
  await expect(page.locator('html[data-in-parts]')).toBeAttached();
  await page.evaluate(() => (location.hash = 'site-map'));
  await expect(page.locator('html[data-in-parts]')).toHaveCount(0);
  await expect(page.locator('#site-map')).toBeInViewport();
});

test('a page whose script does not come is laid out as a whole', async ({ page, issues }) => {
  issues.allow(/entry\.client|ERR_FAILED/);
  await page.route('**/entry.client*', (route) => route.abort());
  await page.goto('/');
  await whole(page);
  expect(await leftForLater(page)).toEqual([]);
});

test('a page that opens at a place of it, or again, is laid out as a whole', async ({ page }) => {
  await page.route('**/entry.client*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/');
  expect(await leftForLater(page)).not.toEqual([]);
  await page.reload();
  expect(await leftForLater(page)).toEqual([]);
  await page.goto('/motor-insurance#site-map');
  expect(await leftForLater(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is left for later', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html[data-in-parts]')).toHaveCount(0);
    await expect(page.locator('main [data-section]').last()).toBeAttached();
  });
});
