import { createServer, type Server } from 'node:http';
import { chromium } from '../browser.ts';
import { at, expect, languages, test } from '../fixtures.ts';
import { shiftsOf } from '../layout-shift.ts';

// With scroll bars that take room, as on Windows: they come when the page has become long enough.
test.use({ launchOptions: { ...chromium, ignoreDefaultArgs: ['--hide-scrollbars'] } });

/** Long enough for a browser to paint what it has. */
const haltMs = 300;

// A line that halts in the middle of a first view: everything the site sends, and each page up to an element of it.
let halting: Server;
let siteUrl = '';
let haltAt = 0;
/** Where the elements of the first view begin in the page that was sent last. */
let places: number[] = [];

test.beforeAll(async () => {
  halting = createServer(async ({ url, headers }, response) => {
    const answer = await fetch(siteUrl + url, {
      headers: { accept: headers.accept ?? '*/*', 'accept-encoding': 'identity' },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const policy = answer.headers.get('content-security-policy') ?? '';
    response.writeHead(answer.status, { 'content-type': type, 'content-security-policy': policy });
    if (type.startsWith('text/html')) {
      places = placesIn(body.toString('latin1'));
      response.write(body.subarray(0, places[haltAt]));
      // biome-ignore lint/plugin: not a wait of the test: what arrives late is what it is about
      await new Promise((resolve) => setTimeout(resolve, haltMs));
      response.end(body.subarray(places[haltAt]));
    } else response.end(body);
  });
  await new Promise<void>((resolve) => halting.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => halting.close());

/**
 * Six of the elements between the beginning of what is particular to a page and its late sheet (decision 0051), two of the
 * cookie bar, which stands before them and over them, and five of the first behind that sheet, which a high screen shows too.
 */
function placesIn(html: string): number[] {
  const main = html.indexOf('<main');
  const end = html.indexOf('<link rel="stylesheet"', main);
  const all = elementsIn(html, main, end).slice(1);
  const bar = html.indexOf('<section class="cookie-bar"');
  const inBar = elementsIn(html, bar, html.indexOf('</section>', bar)).slice(-2);
  const next = elementsIn(html, end, html.length);
  return [
    ...inBar,
    ...Array.from({ length: 6 }, (_, part) => all[Math.floor((part * all.length) / 6)] ?? main),
    ...[4, 8, 12, 16, 20].map((n) => next[n] ?? end),
  ];
}

function elementsIn(html: string, start: number, end: number): number[] {
  return [...html.slice(start, end).matchAll(/<[a-z]/g)].map(({ index }) => start + index);
}

for (const language of languages) {
  for (const width of [360, 1280]) {
    test(`nothing of a first view moves, wherever the line halts (${language}, ${width} px)`, async ({
      browser,
      site,
    }) => {
      siteUrl = site.url;
      const address = halting.address();
      const baseURL = `http://localhost:${typeof address === 'object' && address?.port}`;
      const context = await browser.newContext({ baseURL, viewport: { width, height: 800 } });
      const page = await context.newPage();
      const moved: string[] = [];
      for (const path of ['/', '/all-sections', '/contact-us']) {
        for (haltAt = 0; haltAt < 13; haltAt++) {
          await page.goto(at(language, path), { waitUntil: 'load' });
          for (const shift of await shiftsOf(page)) moved.push(`${path}, place ${haltAt}: ${shift}`);
        }
      }
      expect(places).toHaveLength(13);
      expect(moved).toEqual([]);
      await context.close();
    });
  }
}
