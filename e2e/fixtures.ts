import { type FakeService, startFakeService } from '@insurer/contract/fake-service.ts';
import { type Language, languages as siteLanguages, withPrefix } from '@insurer/contract/language.ts';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { type RunningApp, startApp } from './app-process.ts';

type Faults = {
  /** Console errors that this test causes on purpose, such as the browser's own line for a 404 page. */
  allow(pattern: RegExp): void;
};
type WorkerFixtures = { fake: FakeService; site: RunningApp };
type TestFixtures = {
  service: FakeService;
  issues: Faults;
  freshSite: (environment?: Record<string, string>) => Promise<RunningApp>;
};

/**
 * The site on the fake service, one pair per worker. A console error, an unhandled error, a blocked resource or a
 * request that leaves the site fails the test, whatever else it asserts.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  fake: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const fake = await startFakeService();
      await use(fake);
      await fake.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ fake }, use) => {
      const site = await startApp('site', { CONTENT_API_URL: fake.url, PURGE_SECRET: purgeSecret });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  service: async ({ fake, site }, use) => {
    // A test that does not ask for the service may have left its pages in the site's cache.
    await purge(site);
    await use(fake);
    fake.reset();
    await purge(site);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  freshSite: async ({}, use) => {
    const started: RunningApp[] = [];
    await use(async (environment = {}) => {
      const site = await startApp('site', { PURGE_SECRET: purgeSecret, ...environment });
      started.push(site);
      return site;
    });
    await Promise.all(started.map((site) => site.stop()));
  },
  issues: [
    async ({ page }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      watch(page, found);
      await use({ allow: (pattern) => void allowed.push(pattern) });
      expect(found.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export const languages: Language[] = [...siteLanguages];
const purgeSecret = 'purge-secret-of-the-journeys-0123456789';

/** The address of a page in a language. */
export function at(language: Language, path: string): string {
  return withPrefix(path, language);
}

/** Makes the site forget everything, as the content service does after a publication. */
export async function purge(site: RunningApp, keys: string[] = ['*']): Promise<void> {
  const response = await fetch(`${site.url}/_purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${purgeSecret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ keys }),
  });
  expect(response.ok).toBe(true);
}

/** Waits until what the page does at once after an action has been done and painted. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Stops the time of a page whose clock is installed: from here on only `page.clock.runFor` moves it. */
export async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Stores the cookie choice before the page loads, so that the bar is not in the way. */
export async function acceptCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Embedded pages of others have no storage of ours.
    if (self === top) localStorage.setItem('cookie-consent', 'accepted');
  });
}

/** Notes what must not happen on a page: console errors, unhandled errors, requests that leave the site. */
export function watch(page: Page, found: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => found.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (
      /^https?:/.test(url) &&
      !/^https?:\/\/(127\.0\.0\.1|localhost)[:/]/.test(url) &&
      !request.isNavigationRequest()
    ) {
      found.push(`left the site: ${url}`);
    }
  });
}
