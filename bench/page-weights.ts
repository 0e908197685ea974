import { chromium as browserType, type CDPSession, type Page } from '@playwright/test';
import { chromium } from '../e2e/browser.ts';
import { everyAddress, startDemoSite } from './demo-site.ts';
import { table, writePart } from './performance-page.ts';

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const;
const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
type Weight = Record<(typeof kinds)[number] | 'other' | 'styles' | 'read', number>;

const quietMs = 700;

/** Until nothing has been asked for a while. A map that is out of sight again is never said to be loaded. */
function quiet(page: Page): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, quietMs);
    page.on('request', () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMs);
    });
  });
}

/** Bytes of every route as they go over the wire to a phone of 360 px at two pixels each, with an empty cache. */
export async function measurePageWeights(): Promise<void> {
  const site = await startDemoSite();
  const browser = await browserType.launch(chromium);
  try {
    const rows: [string, Weight][] = [];
    for (const address of await everyAddress(site.job)) {
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      await page.route(
        (url) => url.origin !== site.url,
        (route) => route.abort(),
      );
      const weight = watch(await context.newCDPSession(page), site.url);
      await page.goto(site.url + address, { waitUntil: 'networkidle' });
      weight.styles = await page.evaluate(() =>
        [...document.querySelectorAll('style')].reduce((sum, { textContent }) => sum + (textContent?.length ?? 0), 0),
      );
      const first = { ...weight };
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 600) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 40));
        }
      });
      await quiet(page);
      rows.push([address, { ...first, read: total(weight) }]);
      await context.close();
    }
    writePart('weights', [
      'Kilobytes over the wire, headers included, brotli, empty cache, a phone of 360 px at two pixels each. What a first',
      'paint needs of styles is inside the HTML, here uncompressed; the late sheet is the same one for all pages (decision 0051).',
      'The rest is the dictionary for the most part (decision 0048), which waits until the browser has nothing else to do.',
      '',
      ...table([
        [
          'page',
          'HTML',
          'of it styles, raw',
          'late sheet',
          'scripts',
          'fonts',
          'pictures',
          'rest',
          'first view',
          'read to the end',
        ],
        ...rows
          .toSorted(([, a], [, b]) => total(b) - total(a))
          .map(([page, weight]) => [
            page,
            ...[
              weight.Document,
              weight.styles,
              weight.Stylesheet,
              weight.Script,
              weight.Font,
              weight.Image,
              weight.other,
            ].map(kilobytes),
            kilobytes(total(weight)),
            kilobytes(weight.read),
          ]),
      ]),
    ]);
  } finally {
    await browser.close();
    await site.stop();
  }
}

function watch(session: CDPSession, origin: string): Weight {
  const weight: Weight = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0, other: 0, styles: 0, read: 0 };
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith(origin)) types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type) weight[kinds.find((kind) => kind === type) ?? 'other'] += encodedDataLength;
  });
  void session.send('Network.enable');
  return weight;
}

function total({ Document, Script, Font, Image, other }: Weight): number {
  return Document + Script + Font + Image + other;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
