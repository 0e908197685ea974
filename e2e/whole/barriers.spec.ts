import { partOf } from '../../scripts/test/scope.ts';
import { violationsAsShown } from '../page-checks.ts';
import { foundAsShown } from '../second-engine.ts';
import { at, expect, test } from '../whole-fixtures.ts';
import { contentPaths } from './routes.ts';

/**
 * One page as this, the next as that: every screen is asked about in both languages and themes on the examples
 * (site/second-engine.spec.ts), and what the demo's own content makes of a page differs little between them.
 */
const ways = [
  { language: 'en', width: 1280, colorScheme: 'dark' },
  { language: 'ar', width: 360, colorScheme: 'light' },
] as const;

test('neither axe nor the second engine finds a barrier on a page of the demo content', async ({ page }) => {
  // A token of nobody passes the guard of /my-requests (decision D12), which then finds nothing.
  await page.addInitScript(() => self === top && localStorage.setItem('token', 'of-nobody'));
  // Maps of others are theirs, and there is no network.
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'A map' }));
  const found: string[] = [];
  for (const [index, { language, width, colorScheme }] of ways.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const [, path] of partOf(
      contentPaths.filter((_, place) => place % ways.length === index),
      index,
    )) {
      const address = at(language, path);
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      found.push(...(await violationsAsShown(page, address)), ...(await foundAsShown(page, address)));
    }
  }
  expect(found).toEqual([]);
});
