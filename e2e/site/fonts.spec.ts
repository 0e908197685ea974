import type { Page } from '@playwright/test';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { shiftsOf } from '../layout-shift.ts';

const paths = ['/', '/sample-page', '/submit-claim', '/faqs-page', '/careers'];

test.beforeEach(async ({ page }) => acceptCookies(page));

/** Holds every font file back until it is let go. Resolves to the names of the files that were asked for. */
async function holdFonts(page: Page): Promise<{ names: Set<string>; letGo: () => void }> {
  const names = new Set<string>();
  let letGo = (): void => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/fonts/*', async (route) => {
    names.add(new URL(route.request().url()).pathname);
    await free;
    await route.continue();
  });
  return { names, letGo };
}

/** The typefaces that an element is really rendered in. */
async function renderedIn(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter((font) => font.isCustomFont).map((font) => font.familyName);
}

for (const language of languages) {
  for (const width of [360, 1280]) {
    test(`late fonts move nothing, and a first view asks for two (${language}, ${width} px)`, async ({
      browser,
      site,
    }) => {
      for (const path of paths) {
        // A window of its own: a first view has nothing in the browser's cache.
        const context = await browser.newContext({ baseURL: site.url, viewport: { width, height: 800 } });
        const page = await context.newPage();
        const { names, letGo } = await holdFonts(page);
        await page.goto(at(language, path), { waitUntil: 'domcontentloaded' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        // biome-ignore lint/plugin: the browser's own 100 ms, in which it keeps text back for its font, must be over
        await page.waitForTimeout(300);
        letGo();
        await page.evaluate(() => document.fonts.ready);
        expect(await shiftsOf(page), path).toEqual([]);
        expect([...names].sort(), path).toHaveLength(2);
        await context.close();
      }
    });
  }

  test(`fonts that were late are there on the next page, also of the other language (${language})`, async ({
    page,
  }) => {
    const { letGo } = await holdFonts(page);
    await page.goto(at(language, '/careers'), { waitUntil: 'domcontentloaded' });
    // biome-ignore lint/plugin: the browser's own 100 ms, in which it keeps text back for its font, must be over
    await page.waitForTimeout(300);
    expect(await renderedIn(page, 'main h1')).toEqual([]);
    letGo();
    await page.evaluate(() => document.fonts.ready);
    const other = language === 'ar' ? 'en' : 'ar';
    await page.getByRole('banner').locator('.brand-logo').filter({ visible: true }).click();
    await expect(page).toHaveURL(new RegExp(`${at(language, '/')}$`));
    await expect.poll(() => renderedIn(page, 'main h1')).toEqual(['Site Sans SemiBold']);
    await page.getByRole('contentinfo').locator(`[data-language="${other}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect.poll(() => renderedIn(page, 'main h1')).toEqual(['Site Sans SemiBold']);
    await expect.poll(() => renderedIn(page, '.site-footer__call a')).toEqual(['Site Sans SemiBold']);
  });
}
