import type { Page } from '@playwright/test';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { every } from '../form-controls.ts';
import { fillIn, proceedScreens } from './forms-examples.ts';

const megabyte = 1_048_576;
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(1.5 * megabyte)]),
});
const application = {
  first_name: 'Sara',
  last_name: 'Ali',
  email: 'sara@example.com',
  phone_number: '0512345678',
  cover_letter_title: 'Driver',
  cover_letter_description: 'I drive.',
};
const words = { en: /^Sending: (\d+)%$/, ar: /^جارٍ الإرسال: (\d+)%$/ };

test.beforeEach(({ page }) => acceptCookies(page));

/** Sends the form over a slow line and gives the percentages that stood beside the button. */
async function percentagesOf(page: Page, pattern: RegExp): Promise<number[]> {
  await page.locator('[data-progress]').evaluate((place) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(place.textContent ?? '')).observe(place, { childList: true });
  });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: megabyte,
  });
  await page.locator('form[data-form] button[type=submit]').click();
  await expect(page.locator('[data-reference]')).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  return seen.flatMap((text) => pattern.exec(text)?.[1] ?? []).map(Number);
}

for (const language of languages) {
  test(`[APPLY-13] a CV on a slow line: the part that has been sent is said, ${language}`, async ({ page }) => {
    await page.goto(at(language, '/apply-form/1'));
    await page.locator('form[data-enhanced]').waitFor();
    for (const [name, value] of Object.entries(application)) await page.locator(`[name=${name}]`).fill(value);
    await page.locator('[name=cv_url]').setInputFiles(pdf('cv.pdf'));
    for (const box of await every(page.getByRole('checkbox'))) await box.check();
    expectProgress(await percentagesOf(page, words[language]));
  });

  test(`[CANCEL-06] papers on a slow line: the part that has been sent is said, ${language}`, async ({ page }) => {
    await page.goto(at(language, '/cancel-insurance'));
    await page.locator('form[data-enhanced]').waitFor();
    await fillIn(page, proceedScreens.find(({ kind }) => kind === 'cancel-insurance')?.values ?? {});
    await page.locator('[name=documents]').setInputFiles([pdf('a.pdf'), pdf('b.pdf')]);
    expectProgress(await percentagesOf(page, words[language]));
  });
}

function expectProgress(percentages: number[]): void {
  expect(percentages.length).toBeGreaterThan(2);
  expect(percentages).toEqual([...percentages].sort((a, b) => a - b));
  expect(percentages[0]).toBeLessThan(100);
  expect(percentages.at(-1)).toBe(100);
}
