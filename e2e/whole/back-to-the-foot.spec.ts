import { acceptCookies } from '../fixtures.ts';
import { at, expect, languages, test } from '../whole-fixtures.ts';

for (const language of languages) {
  test(`Back leads to the foot of a long page, where a link was pressed, ${language}`, async ({ page }) => {
    await acceptCookies(page);
    await page.goto(at(language, '/'));
    const heading = page.getByRole('heading', { level: 1 });
    const link = page
      .getByRole('contentinfo')
      .locator(`a[href="${at(language, '/who-we-are')}"]`)
      .first();
    await link.scrollIntoViewIfNeeded();
    const pressedAt = await page.evaluate(() => scrollY);
    expect(pressedAt).toBeGreaterThan(1_000);
    await link.click();
    await expect(page).toHaveURL(at(language, '/who-we-are'));
    await expect(heading).toBeFocused();
    // The browser goes by itself to the height that it has noted, after the page is there.
    await page.evaluate(() => {
      addEventListener('scroll', () => (document.documentElement.dataset.scrolledTo = String(scrollY)), { once: true });
    });
    await page.goBack();
    await expect(page).toHaveURL(at(language, '/'));
    await expect(page.locator('html')).toHaveAttribute('data-scrolled-to', /./);
    expect(Math.abs((await page.evaluate(() => scrollY)) - pressedAt)).toBeLessThan(10);
  });
}
