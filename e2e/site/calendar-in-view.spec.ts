import type { Locator } from '@playwright/test';
import { at, expect, languages, test } from '../fixtures.ts';

const edges = (place: Locator) =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

for (const language of languages) {
  for (const path of ['/activate-visa', '/extend-insurance']) {
    test(`[DATE-02] the date field stays in view with its calendar, between header and cookie bar: ${path}, ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.clock.setFixedTime(new Date('2026-11-30T09:00:00Z'));
      await page.goto(at(language, path));
      const open = page.locator('.date-field__open');
      const dialog = page.locator('dialog.date-picker');
      const isInView = async (place: Locator) => {
        const { top, bottom } = await edges(place);
        expect(top).toBeGreaterThanOrEqual((await edges(page.locator('.site-header'))).bottom);
        expect(bottom).toBeLessThanOrEqual((await edges(page.locator('.cookie-bar'))).top);
      };

      await page.locator('.cookie-bar').waitFor();
      await open.focus();
      // The second time the calendar is full of what it showed before.
      for (const day of ['06/12/2026', '13/12/2026']) {
        // The field is in the midst of the window, and its calendar begins there and ends under the bar.
        await open.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 380));
        await open.press('Enter');
        await expect(dialog.locator('[role=gridcell]:focus')).toBeVisible();
        for (const place of [dialog, open]) await isInView(place);
        // August 2026 and May 2027 take one row more.
        for (const key of ['PageUp', 'PageUp', 'PageUp', 'PageDown', 'PageDown', 'PageDown', 'ArrowDown'])
          await page.keyboard.press(key);
        for (const place of [dialog, open]) await isInView(place);
        await page.keyboard.press('Home');
        await page.keyboard.press('Enter');
        await expect(page.locator('.date-field input:visible')).toHaveValue(day);
        await expect(open).toBeFocused();
        await isInView(open);
      }
    });
  }
}
