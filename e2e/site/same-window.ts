import type { Page } from '@playwright/test';

/** What is lost by a full load tells whether one took place, by {@link isSameWindow}. */
export const markWindow = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { same: true }));

export const isSameWindow = (page: Page): Promise<boolean> => page.evaluate(() => 'same' in window);
