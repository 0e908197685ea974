import type { Page } from '@playwright/test';
import { acceptCookies } from '../fixtures.ts';
import { documentScreens, pathWith } from '../screen-paths.ts';

/** Names that the examples of the fake service have, for the parameters of addresses. */
export const exampleNames = { product: 'motor', id: '1', jobId: '1', reference: 'FX-1' };

/**
 * Every screen of the table with a route module that renders, one of the pages that are content alone, one with each of the
 * sections, and what a screen shows where its address asks for more.
 */
export const everyScreen = [
  ...documentScreens.filter(({ module }) => module).map(({ path }) => pathWith(path, exampleNames)),
  ...['/motor-insurance', '/privacy-policy', '/all-sections', '/no-such-page'],
  ...['/search?q=motor', '/contact-us?about=accessibility'],
];

/** A visitor who may see all of them: with a choice of cookies, the token of a request, and maps that answer here. */
export async function letIn(page: Page): Promise<void> {
  await acceptCookies(page);
  await page.addInitScript(() => self === top && localStorage.setItem('token', 'token-of-FX-1'));
  await page.route('https://maps.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>A map' }),
  );
}
