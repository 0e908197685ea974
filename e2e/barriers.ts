import { expect, type Page } from '@playwright/test';
import { clippedText, sidewaysScroll, smallTargets, violations } from './page-checks.ts';
import { foundBySecondEngine } from './second-engine.ts';

/**
 * What bars a visitor from the page as it stands, one line each, at each of these widths in CSS pixels: what axe, and on a phone the second
 * engine, find fault with, targets too small to hit and text that is cut. Fails at once where the page must be scrolled sideways.
 */
export async function barriersAt(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // What a step scrolled below the header is measured as far as it shows.
    await page.evaluate(() => window.scrollTo(0, 0));
    const where = `${page.url()} at ${width} px`;
    found.push(...(await violations(page, where)));
    if (width === 360) found.push(...(await foundBySecondEngine(page, where)));
    found.push(...(await smallTargets(page, where)), ...(await clippedText(page, where)));
    await expect.poll(() => sidewaysScroll(page), { message: where }).toBe(0);
  }
  return found;
}
