import type { Locator } from '@playwright/test';
import { admin } from '../whole-content.ts';
import { expect, languages, test, windowOf } from '../whole-fixtures.ts';

test('the head of a page that is being written into tells whole when it was changed, with the menu open too', async ({
  browser,
  editor,
  whole,
}) => {
  const { id } = await editor.create('pages?locale=en', { title: 'Head', name: `head-${Date.now()}` });
  await editor.change('pages', id, { title: 'رأس', _status: 'published' }, 'ar');
  for (const language of languages) {
    const page = await windowOf(browser, whole, admin, language);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/admin/collections/pages/${id}?locale=en`);
    await page.locator('#field-title').fill(`Head ${language}`);
    const saved = page.locator('.doc-controls .autosave');
    await expect(saved).toHaveText(/^(Last saved|تم الحفظ)/);
    await expect(page.locator('.doc-controls .status button')).toBeVisible();
    const changed = page.locator('.doc-controls__value-wrap').first();
    const told = [changed, changed.locator('p').first(), changed.locator('p').last(), saved];
    for (const part of told) await expect.poll(() => isWhole(part), language).toBe(true);
    await page.locator('.nav-toggler').first().click();
    for (const part of told) await expect.poll(() => isWhole(part), `${language}, with the menu`).toBe(true);
    await page.context().close();
  }
});

test('the title of a document has room for the hamzas above its letters and the dots below (ar)', async ({
  browser,
  editor,
  whole,
}) => {
  const title = 'تأمين النقل البحري';
  const { id } = await editor.create('pages?locale=ar&draft=true', { title, name: `letters-${Date.now()}` });
  const page = await windowOf(browser, whole, admin, 'ar');
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin/collections/pages/${id}?locale=ar`);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect.poll(() => heading.evaluate((one) => one.scrollHeight - one.clientHeight), `${width}`).toBe(0);
  }
  await page.context().close();
});

/** Whether all of it shows: it is not cut by itself nor by what it stands in. */
function isWhole(told: Locator): Promise<boolean> {
  return told.evaluate((part) => {
    const { left, right, width, top, bottom } = part.getBoundingClientRect();
    const around = part.closest('.doc-controls__content')?.getBoundingClientRect();
    if (!around || width === 0 || part.scrollWidth > part.clientWidth) return false;
    return left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom;
  });
}
