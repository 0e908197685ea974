import type { Page } from '@playwright/test';

/** Before the page is opened: from {@link endWhileHidden} on it hears nothing of its end. */
export async function holdEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const silent = (event: Event) => 'ended' in document.documentElement.dataset && event.stopImmediatePropagation();
    for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, silent, true);
  });
}

/** As a phone does that needs its memory: the page goes out of sight, and then is gone without another word. */
export async function endWhileHidden(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    document.documentElement.dataset.ended = '';
  });
}
