import type { Page } from '@playwright/test';

/** Holds the scripts of the admin back, as a slow line does, until they are let go. */
export async function slowLine(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
