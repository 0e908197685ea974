import type { Page } from '@playwright/test';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { shiftsOf } from '../layout-shift.ts';
import { isSameWindow, markWindow } from './same-window.ts';

/** Holds the late sheet back until it is let go (decision 0051). */
async function holdLateSheet(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/late-*', async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

const groundOf = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

for (const language of languages) {
  for (const width of [360, 1280]) {
    test(`a page is painted before its late sheet, and moves nothing when that comes (${language}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await acceptCookies(page);
      const letGo = await holdLateSheet(page);
      await page.goto(at(language, '/'), { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('footer')).toHaveCount(0);
      // Other browsers go on and lay out what follows: it is not seen before its styles are there.
      const seen = await page
        .locator('[data-section]')
        .last()
        .evaluate((part) => {
          const next = document.createElement('p');
          part.after(next);
          const { visibility } = getComputedStyle(next);
          next.remove();
          return visibility;
        });
      expect(seen).toBe('hidden');
      const top = () =>
        page
          .locator('main > *, h1')
          .evaluateAll((parts) => parts.slice(0, 2).map((part) => part.getBoundingClientRect().top));
      const before = await top();
      letGo();
      await expect(page.locator('footer')).toBeVisible();
      await page.waitForLoadState();
      expect(await top()).toEqual(before);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

test('pages that are swapped in keep the late sheet, also on the way back and in the other language', async ({
  page,
}) => {
  await acceptCookies(page);
  await page.goto('/');
  const ground = await groundOf(page, 'footer');
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  const dark = () => expect.poll(() => groundOf(page, 'footer')).toBe(ground);
  await markWindow(page);
  await page.locator('footer a[href="/who-we-are"]').first().click();
  await expect(page).toHaveURL('/who-we-are');
  await dark();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await dark();
  await page.locator('footer [data-language="ar"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await dark();
  expect(await isSameWindow(page)).toBe(true);
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
});
