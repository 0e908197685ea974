import AxeBuilder from '@axe-core/playwright';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';

const paths = ['/contact-us', '/cancel-insurance', '/activate-visa', '/apply-form/1', '/claims', '/submit-complaints'];
const pathWithDate = '/activate-visa';

test.beforeEach(({ page }) => acceptCookies(page));

for (const language of languages) {
  for (const path of paths) {
    test(`${path} in ${language}: accessible, empty and with its problems shown, and no sideways scrolling at 360 px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(at(language, path));
      const form = page.locator('form[data-enhanced]');
      await form.waitFor();
      const look = () =>
        new AxeBuilder({ page })
          .include('.request-form')
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze();
      expect((await look()).violations).toEqual([]);
      await form.evaluate((element) =>
        element.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true })),
      );
      await expect(page.locator('.form-field__error:visible').first()).toBeVisible();
      expect((await look()).violations).toEqual([]);
      if (path === pathWithDate) {
        await page.locator('.date-field__open').click();
        const calendar = await new AxeBuilder({ page }).include('dialog.date-picker').analyze();
        expect(calendar.violations).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  }
}
