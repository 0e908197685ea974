import type { Page } from '@playwright/test';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';

/*
 * A few screens as pictures, so that a change of a colour, a face or a spacing that no other test names is seen.
 * `npm run visual:update` takes the pictures anew; look at them before committing.
 */
const devices = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 800 } };
const screens: [name: string, path: string, part?: string][] = [
  ['home', '/'],
  ['product', '/motor-insurance'],
  ['form', '/contact-us', 'main form'],
  ['table', '/board-director', 'main table'],
  ['not-found', '/no-such-page'],
];

// The page is changed on its way (see below), so its policy no longer knows it.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  for (const [device, viewport] of Object.entries(devices)) {
    test(`home, product, form, table and 404 look as they did (${language}, ${device})`, async ({ page, issues }) => {
      issues.allow(/status of 404/);
      await page.setViewportSize(viewport);
      await acceptCookies(page);
      await holdStill(page);
      for (const [name, path, part] of screens) {
        await page.goto(at(language, path));
        await settle(page, part);
        await expect
          .soft(page)
          .toHaveScreenshot(`${name}-${language}-${device}.png`, { mask: [page.locator('iframe')], maskColor: '#888' });
      }
    });
  }
}

/** What differs from day to day and from machine to machine: the year, and whether a font came in time. */
async function holdStill(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document' || request.frame() !== page.mainFrame()) return route.fallback();
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll('font-display:optional', 'font-display:block')
        .replaceAll(String(new Date().getFullYear()), '2026');
      await route.fulfill({ response, body: html });
    },
  );
}

/** The part in question is at the top, and the fonts and the pictures in view are there. */
async function settle(page: Page, part = 'body'): Promise<void> {
  await page
    .locator(part)
    .first()
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    // A picture that cannot be rendered fails the test instead of becoming what the screen is to look like.
    await Promise.all(seen.map((image) => image.decode()));
  });
}
