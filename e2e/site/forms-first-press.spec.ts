import { formExample } from '@insurer/contract/examples/form-examples.ts';
import { requestForms } from '@insurer/contract/forms/forms.ts';
import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../box-of.ts';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { fillIn } from './forms-examples.ts';

/** Forms whose last field is filled in with something that gets a message, which stands above the button. */
const cases = [
  { kind: 'quote', last: 'email', wrong: 'bad' },
  { kind: 'extend-insurance', last: 'visa_expiry', wrong: '31/02/2026' },
] as const;

/** Where the middle of an element is now; whatever moves it after this moves it away from the press. */
async function middleOf(page: Page, element: Locator): Promise<{ x: number; y: number }> {
  await element.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate(() => document.fonts.ready);
  const box = await boxOf(element);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function fillWrongly(page: Page, { kind, last, wrong }: (typeof cases)[number]): Promise<Locator> {
  const { [last]: _, ...values } = formExample(requestForms[kind]);
  await expect(page.locator('form[data-form][data-enhanced]')).toHaveCount(1);
  await fillIn(page, values);
  const field = page.locator(`[data-field=${last}] input:not([hidden])`);
  await field.focus();
  await page.keyboard.insertText(wrong);
  return page.locator('form[data-form] button[type=submit]');
}

for (const language of languages) {
  for (const screen of cases) {
    const path = at(language, `/${requestForms[screen.kind].path}`);

    test(`[VAL-40] the first press of the mouse on the button counts, though a message comes up above it: ${path}`, async ({
      page,
    }) => {
      await acceptCookies(page);
      await page.goto(path);
      const { x, y } = await middleOf(page, await fillWrongly(page, screen));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.up();
      await expect(page.locator('[data-error-summary]')).toBeFocused();
      await expect(page.locator(`[data-field=${screen.last}] .form-field__error`)).toBeVisible();
    });

    test(`[VAL-40] the first touch of the button counts, though a message comes up above it: ${path}`, async ({
      browser,
      site,
    }) => {
      const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
      const context = await browser.newContext({ baseURL: site.url, ...phone });
      const page = await context.newPage();
      await acceptCookies(page);
      await page.goto(path);
      const { x, y } = await middleOf(page, await fillWrongly(page, screen));
      await page.touchscreen.tap(x, y);
      await expect(page.locator('[data-error-summary]')).toBeFocused();
      await context.close();
    });
  }

  test(`[VAL-40] the first press on anything else counts, too, and what is left is said after it, ${language}`, async ({
    page,
  }) => {
    await acceptCookies(page);
    await page.goto(at(language, '/get-a-quote'));
    const [screen] = cases;
    await fillWrongly(page, screen);
    const { x, y } = await middleOf(page, page.locator('.site-footer a[href$="/claims"]').first());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect(page.locator(`[data-field=${screen.last}] .form-field__error`)).toBeHidden();
    await page.mouse.up();
    await expect(page).toHaveURL(new RegExp(`${at(language, '/claims')}$`));
  });

  test(`[VAL-40] by keyboard the button gets the press that it was given, ${language}`, async ({ page }) => {
    await acceptCookies(page);
    await page.goto(at(language, '/get-a-quote'));
    await fillWrongly(page, cases[0]);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-error-summary]')).toBeFocused();
    await page.locator('#field-email').focus();
    await page.keyboard.insertText('.again');
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
    await page.keyboard.press('Space');
    await expect(page.locator('[data-error-summary]')).toBeFocused();
  });

  test(`[VAL-40] a press that makes no click leaves the message out no longer than a moment, ${language}`, async ({
    page,
  }) => {
    await acceptCookies(page);
    await page.goto(at(language, '/get-a-quote'));
    const { x, y } = await middleOf(page, await fillWrongly(page, cases[0]));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 200);
    await page.mouse.up();
    await expect(page.locator('[data-field=email] .form-field__error')).toBeVisible();
  });

  test(`[VAL-40] a line of the summary goes as soon as its field is right, and with the last one the summary, ${language}`, async ({
    page,
  }) => {
    await acceptCookies(page);
    await page.goto(at(language, '/get-a-quote'));
    const button = await fillWrongly(page, cases[0]);
    await page.locator('#field-full_name').fill('');
    await button.click();
    const summary = page.locator('[data-error-summary]');
    await expect(summary.getByRole('link')).toHaveCount(2);
    const title = await page.title();
    await page.locator('#field-email').fill('sara@example.com');
    await expect(summary.getByRole('link')).toHaveCount(1);
    await page.locator('#field-full_name').fill('Sara');
    await expect(summary).toBeHidden();
    expect(title.endsWith(await page.title())).toBe(true);
    expect(await page.title()).not.toBe(title);
  });
}
