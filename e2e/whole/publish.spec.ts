import type { Page } from '@playwright/test';
import { expect, soon, test } from '../whole-fixtures.ts';
import { textOf } from './page-text.ts';

// Which language somebody edits is kept by person, and other journeys choose another one at the same time.
const account = { name: 'منى الدوسري', email: 'mona@desk.example', password: 'a-long-password-3', role: 'editor' };
const words = 'كيف يعمل مجلسنا اليوم';

/** Saved by the admin itself, two seconds after the last key. */
function draftSaved(page: Page) {
  return page.waitForResponse((response) => /\/pages\/\d+\?.*autosave=true/.test(response.url()) && response.ok());
}

test('[SCOPE-01] [ROUTE-03] [ROUTE-04] an editor changes an Arabic title, previews it, publishes it, and visitors have it within 2 seconds', async ({
  page,
  whole,
  context,
  editor,
}) => {
  await editor.create('users', account);
  const { site, cms } = whole;
  const english = textOf(await (await fetch(`${site.url}/board-director`)).text());
  expect((await fetch(`${site.url}/ar/board-director`)).status).toBe(200);

  await page.goto(`${cms.url}/admin`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('navigation', { name: 'All lists' }).getByRole('link', { name: 'Pages', exact: true }).click();
  // What is typed before the list's script has come is nobody's yet, and a list that was asked for twice is rendered twice.
  await expect(async () => {
    await page.getByPlaceholder(/Search by/).fill('');
    await page.getByPlaceholder(/Search by/).fill('Board');
    await expect(page).toHaveURL(/search=Board/, { timeout: 2_000 });
    await page.getByRole('link', { name: 'Board Directors' }).click({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('textbox', { name: 'Title — English' })).toHaveValue('Board Directors');
  await page.getByRole('button', { name: /Locale/ }).click();
  await page
    .getByRole('button', { name: /Arabic/ })
    .last()
    .click();
  await expect(page.getByRole('textbox', { name: 'Title — Arabic' })).toHaveValue('مجلس الإدارة');

  const section = page.locator('#sections-row-1');
  await section.locator('.collapsible__toggle').first().click();
  const title = section.locator('#field-sections__1__header');
  await expect(title).toHaveValue('كيف يعمل المجلس');
  const saved = draftSaved(page);
  await title.fill(words);
  await saved;

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { name: words })).toBeVisible();
  await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(preview.getByRole('region', { name: 'معاينة' })).toBeVisible();
  expect(new URL(preview.url()).pathname).toBe('/ar/board-director');
  const response = await page.request.get(preview.url());
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  expect(response.headers()['content-security-policy']).toContain(`frame-ancestors ${cms.url}`);
  expect(await response.text()).toMatch(/<meta name="robots" content="[^"]*noindex/);
  expect(textOf(await (await fetch(`${site.url}/ar/board-director`)).text())).not.toContain(words);

  const published = page.waitForResponse((sent) => sent.request().method() === 'PATCH' && !/autosave/.test(sent.url()));
  await page.getByRole('button', { name: 'Publish changes' }).click();
  expect((await published).ok()).toBe(true);
  await soon(`${site.url}/ar/board-director`, ({ html }) => textOf(html).includes(words));
  expect(textOf(await (await fetch(`${site.url}/board-director`)).text())).toBe(english);
});
