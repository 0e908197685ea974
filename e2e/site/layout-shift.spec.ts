import { at, expect, languages, test } from '../fixtures.ts';
import { delayFontsAndPictures, shiftOf } from '../layout-shift.ts';

/** Every route of apps/site/app/routes.ts, and a page with each of the sections. */
const screens = [
  ...['/', '/401', '/get-a-quote', '/faqs-page', '/details-request', '/claims', '/submit-claim', '/complaints'],
  ...['/submit-complaints', '/contact-us', '/careers', '/career-openings', '/career-details/1', '/apply-form/1'],
  ...['/customer-rights', '/terms-conditions', '/data-sharing', '/report-fraud', '/activate-visa'],
  ...['/extend-insurance', '/cancel-insurance', '/my-requests', '/motor-insurance', '/no-such-page', '/all-sections'],
];

for (const language of languages) {
  for (const width of [360, 1280]) {
    test(`nothing moves while a page loads and is read, late fonts and pictures included (${language}, ${width} px)`, async ({
      page,
      issues,
    }) => {
      issues.allow(/status of 40[14]/);
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => self === top && localStorage.setItem('token', 'token-of-FX-1'));
      await delayFontsAndPictures(page);
      await page.route('https://maps.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>A map' }),
      );
      const moved: (string | undefined)[] = [];
      for (const path of screens) moved.push(await shiftOf(page, at(language, path)));
      expect(moved.filter(Boolean)).toEqual([]);
    });
  }
}
