import type { Page } from '@playwright/test';
import { expect, test } from '../whole-fixtures.ts';

const account = {
  name: 'ريم العتيبي',
  email: 'reem@early.example',
  role: 'editor',
  password: 'marble-kite-harvest-52',
};

test('what is typed into the sign-in as soon as there is a field counts at the first press', async ({
  browser,
  whole,
  editor,
}) => {
  await editor.create('users', account);
  const context = await browser.newContext({ baseURL: whole.cms.url });
  const page = await context.newPage();
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await page.locator('#field-email').fill(account.email);
  await page.locator('#field-password').fill(account.password);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

for (const { path, field, typed } of [
  { path: '/admin/reset/0000', field: '#field-password', typed: account.password },
  { path: '/admin/forgot', field: '#field-email', typed: account.email },
]) {
  test(`what is typed at ${path} stays, however late the names of the days come`, async ({ browser, whole }) => {
    const context = await browser.newContext({ baseURL: whole.cms.url });
    await context.addCookies([{ name: 'content-lng', value: 'ar', url: whole.cms.url }]);
    const page = await context.newPage();
    const dates = await holdArabicDates(page);
    await page.goto(path, { waitUntil: 'commit' });
    await dates.asked;
    const done = page.locator(field).fill(typed);
    await Promise.race([done, frames(page, 120)]);
    await dates.letThrough();
    await done;
    await frames(page, 20);
    await expect(page.locator(field)).toHaveValue(typed);
    await context.close();
  });
}

/** Keeps back, of all scripts, the one with what dates are called in Arabic. */
async function holdArabicDates(page: Page) {
  const asked = Promise.withResolvers<string>();
  const held = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('أقل من ثانية')) {
      asked.resolve(route.request().url());
      await held.promise;
    }
    await route.fulfill({ response, body });
  });
  const letThrough = async () => {
    const url = await asked.promise;
    const come = page.waitForEvent('requestfinished', (request) => request.url() === url);
    held.resolve();
    await come;
  };
  return { asked: asked.promise, letThrough };
}

/** The next so many pictures of a page. */
async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  }, count);
}
