import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium as browserType, type Locator, type Page } from '@playwright/test';
import { chromium } from '../e2e/browser.ts';

/** Milliseconds from a click to the frame that shows the page. */
type Clicks = { line: string; page: string; count: number; p50: number; p95: number; slowest: number };

const links = 12;
const homes = ['/', '/ar'];
const farAwayMs = 150;

/** How long after a click a page is shown, fetched ahead or not, from the machine beside and from far away. */
export async function measurePagesAhead(siteUrl: string): Promise<Clicks[]> {
  const browser = await browserType.launch(chromium);
  try {
    const rows: Clicks[] = [];
    for (const [line, latency] of [
      ['beside', 0],
      ['far away', farAwayMs],
    ] as const) {
      for (const page of ['fetched ahead', 'not fetched ahead']) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
        const times = await clicksOf(context, siteUrl, latency, page === 'fetched ahead');
        await context.close();
        const sorted = times.toSorted((a, b) => a - b);
        const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
        rows.push({ line, page, count: times.length, p50: at(0.5), p95: at(0.95), slowest: sorted.at(-1) ?? 0 });
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function clicksOf(
  context: BrowserContext,
  siteUrl: string,
  latency: number,
  isAhead: boolean,
): Promise<number[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const line = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', line);
  const times: number[] = [];
  for (const home of homes) {
    await page.goto(siteUrl + home, { waitUntil: 'networkidle' });
    for (const path of await pathsOfLinks(page)) {
      await page.goto(siteUrl + home, { waitUntil: 'networkidle' });
      const link = page.locator(`footer a[href="${path}"]`).first();
      if (isAhead) await restOn(page, link, path);
      times.push(await clickTime(link));
    }
  }
  return times;
}

/** Pages that the foot of the page names, each once. */
async function pathsOfLinks(page: Page): Promise<string[]> {
  const found = await page
    .locator('footer a[href^="/"]:not([target], [download], [data-full-load], [data-language])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const others = found.filter(
    (path) => !path.includes('?') && !path.includes('#') && path !== new URL(page.url()).pathname,
  );
  return [...new Set(others)].slice(0, links);
}

/** Until the page is there and parsed. The first pointer over a link fetches the script that does it, and it alone. */
async function restOn(page: Page, link: Locator, path: string): Promise<void> {
  let isThere = false;
  const fetched = page
    .waitForResponse((response) => new URL(response.url()).pathname === path)
    .then(async (response) => {
      await response.finished();
      isThere = true;
    });
  while (!isThere) {
    await page.mouse.move(0, 0);
    await link.hover();
    await Promise.race([fetched, pause(300)]);
  }
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Presses without a pointer, which would fetch ahead what is not to be. The page is shown at the end of the frame that has its address. */
function clickTime(link: Locator): Promise<number> {
  return link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const before = location.href;
        const began = performance.now();
        const look = () => {
          if (location.href === before) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.now() - began));
        };
        element.click();
        requestAnimationFrame(look);
      }),
  );
}
