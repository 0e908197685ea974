import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';

const names = { en: 'English', ar: 'العربية' };

for (const language of languages) {
  const other = language === 'en' ? 'ar' : 'en';

  test.describe(`a finger, ${language}`, () => {
    test.use({ hasTouch: true, isMobile: true });

    for (const width of [360, 768, 1024, 1280]) {
      test(`[FRAME-07] [I18N-10] one tap at ${width} px is the other language, beside a dropdown that starts closed, ${language}`, async ({
        page,
      }) => {
        await acceptCookies(page);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(at(language, '/careers'));
        const header = page.getByRole('banner');
        await expect(header.locator('details [data-language]').filter({ visible: true })).toHaveCount(0);
        const sign = header.getByRole('link', { name: names[other], exact: true });
        await expect(sign).toHaveCount(1);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const rows = header.locator('.main-navigation__item').filter({ visible: true });
        const countOfRows = () =>
          rows.evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size);
        // Letters that come later are narrower than those that stand in for them.
        await expect.poll(countOfRows).toBeLessThanOrEqual(1);
        // It lies over nothing of the wider windows that can be pressed.
        const covered = await sign.evaluate((link) => {
          const own = link.getBoundingClientRect();
          const parts =
            'header :is(.main-navigation, .site-header__action, .site-header__strip) :is(a, button, summary)';
          return [...document.querySelectorAll(parts)]
            .filter((part) => part.checkVisibility())
            .map((part) => part.getBoundingClientRect())
            .filter(
              ({ left, right, top, bottom }) =>
                left < own.right && right > own.left && top < own.bottom && bottom > own.top,
            ).length;
        });
        expect(covered).toBe(0);
        await sign.tap();
        await expect(page).toHaveURL(new RegExp(`${at(other, '/careers')}$`));
        await expect(page.locator('html')).toHaveAttribute('lang', other);
      });
    }
  });

  test.describe(`a phone without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

    test(`[MENU-01] the way to all pages stands on one line of the bar, ${language}`, async ({ page }) => {
      await page.goto(at(language, '/careers'));
      const link = page.locator('.side-menu-button__fallback');
      await expect(link).toBeVisible();
      expect(await link.evaluate((element) => element.getClientRects().length)).toBe(1);
      await link.click();
      await expect(page.locator('#site-map')).toBeInViewport();
    });
  });
}
