import type { Page } from '@playwright/test';

/** Until React has taken an application over: before that, a field would lose what is typed. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('application');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}

/**
 * Lets scripts come only when the returned function is called, as on a slow network.
 *
 * @param late which of them: all, or those of them that are React
 */
export async function holdScripts(page: Page, late = /entry\.client.*\.js/): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(late, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
