import { gzipSync } from 'node:zlib';
import { chromium as browserType } from '@playwright/test';
import { chromium } from '../e2e/browser.ts';

type Measured = { page: string; kilobytes: number; budget: number; react: boolean };
const pages: [path: string, budget: number][] = [
  ['/', 15],
  ['/who-we-are', 6],
  ['/motor-insurance', 6],
  ['/ar/financial-performance', 6],
  ['/contact-us', 140],
  ['/ar/submit-claim', 140],
  ['/activate-visa', 190],
];

/** Gzip size of every script that a page loads, lazily loaded ones after a scroll through the page included. */
export async function measureScripts(siteUrl: string): Promise<Measured[]> {
  const browser = await browserType.launch(chromium);
  try {
    const results: Measured[] = [];
    for (const [page, budget] of pages) results.push(await measure(siteUrl, page, budget));
    return results;
  } finally {
    await browser.close();
  }

  async function measure(origin: string, path: string, budget: number): Promise<Measured> {
    const tab = await browser.newPage();
    const bodies: Promise<Buffer>[] = [];
    tab.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await tab.goto(origin + path, { waitUntil: 'load' });
    await tab.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    const opener = tab.locator('[data-date-picker-open], .date-field button').first();
    if (await opener.count()) await opener.click();
    await tab.waitForLoadState('networkidle');
    const scripts = await Promise.all(bodies);
    await tab.close();
    const bytes = scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    const react = scripts.some((body) => /react-dom|__reactFiber|react\.element/.test(body.toString()));
    return { page: path, kilobytes: Math.round(bytes / 100) / 10, budget, react };
  }
}
