import { formExample } from '@insurer/contract/examples/form-examples.ts';
import { caseMessage } from '@insurer/contract/forms/case-message.ts';
import { claimSteps } from '@insurer/contract/forms/claim-steps.ts';
import { rulesOf } from '@insurer/contract/forms/form-rules.ts';
import { forms, requestForms } from '@insurer/contract/forms/forms.ts';
import { jobApplication } from '@insurer/contract/forms/job-application.ts';
import { maximumOf } from '@insurer/contract/requests/check-field.ts';
import type { Locator, Page } from '@playwright/test';
import { answerClaim, stepsToPhotos } from '../begun-claim.ts';
import { boxOf } from '../box-of.ts';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { hydrated } from '../hydration.ts';
import { tabTo } from './by-keyboard.ts';
import { fillIn } from './forms-examples.ts';

type Form = (typeof forms)[number];
type Point = { x: number; y: number };

/** The forms that stand on other addresses than their table says; the claim in steps is an application. */
const addresses = new Map<Form, string>([
  [jobApplication, '/apply-form/1'],
  [caseMessage, '/my-requests/FX-7?key=token-of-FX-7'],
]);
const screens = forms
  .filter((form) => form !== claimSteps)
  .map((form) => ({ form, path: addresses.get(form) ?? `/${form.path}` }));

/** Applications with a field that their server refuses. */
const applications = [
  { path: '/claim?step=contact', field: '[name=email]', wrong: 'bad' },
  { path: '/quote/motor?step=2', field: '[name=answer-value]', wrong: '4999' },
  { path: '/visit-visa-planner', field: '[name=cover]', wrong: 'x' },
  { path: '/savings-calculator', field: '[name=monthly]', wrong: 'x' },
];

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const summaryOf = (page: Page) => page.locator('[data-error-summary]');

/** Where the middle of an element is now; whatever moves it after this moves it away from the press. */
async function middleOf(page: Page, element: Locator): Promise<Point> {
  await element.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate(() => document.fonts.ready);
  const box = await boxOf(element);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pressByMouse(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

type Filled = { wrong: string; type: (more: string) => Promise<void> };

/**
 * Fills a form rightly but for one field, which gets what a message comes up for once it is left. Of the last one it stands
 * right above the button; what comes up further above may be out of the window, where the browser makes up for it.
 */
async function fillWrongly(page: Page, form: Form, wrong = Object.keys(form.fields).at(-1) ?? ''): Promise<Filled> {
  await expect(page.locator('form[data-form][data-enhanced]')).toHaveCount(1);
  const { [wrong]: _, ...values } = formExample(form);
  await fillIn(page, values);
  const field = page.locator(`[data-field=${wrong}] :is(input:not([hidden]), textarea)`);
  if (rulesOf(form)[wrong]?.kind === 'files') {
    const file = { name: 'wrong.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
    await field.setInputFiles(file);
    return { wrong, type: () => field.setInputFiles(file) };
  }
  const type = async (text: string) => {
    await field.focus();
    await page.keyboard.insertText(text);
  };
  await type(wrongFor(form, wrong));
  return { wrong, type };
}

/** What is no day, no address, or more than the field takes. */
function wrongFor(form: Form, name: string): string {
  const rule = rulesOf(form)[name];
  if (!rule || rule.kind === 'choice' || rule.kind === 'period') throw new Error(`${name} cannot be typed wrongly.`);
  return rule.kind === 'date' ? '31/02/2026' : 'x'.repeat(rule.kind === 'email' ? 3 : maximumOf(rule) + 1);
}

/** What is pressed next, and what tells that it was: the button of the application is closed until all is right (APPLY-07). */
function nextPress(page: Page, form: Form, number: 0 | 1): { target: Locator; counts: () => Promise<void> } {
  const boxes = page.locator('form[data-form] [data-consent]');
  const box = boxes.nth(number);
  if (form === jobApplication) return { target: box, counts: () => expect(box).toBeChecked() };
  const target = page.locator('form[data-form] button[type=submit]').first();
  return { target, counts: () => expect(summaryOf(page)).toBeFocused() };
}

/** What stands before the steps that have the fields. */
async function answerBefore(page: Page, language: (typeof languages)[number], url: string): Promise<void> {
  await answerClaim(page, language, url, stepsToPhotos);
  const value = Buffer.from(JSON.stringify({ use: 'taxi' })).toString('base64url');
  await page.context().addCookies([{ name: 'quote-motor', value, url }]);
}

for (const language of languages) {
  for (const { form, path } of screens) {
    const address = at(language, path);

    test.describe('on a phone', () => {
      test.use(phone);

      test(`[VAL-40] the first touch of the button counts, though a message comes up above it: ${address}`, async ({
        page,
      }) => {
        await acceptCookies(page);
        await page.goto(address);
        const { wrong } = await fillWrongly(page, form);
        const { target, counts } = nextPress(page, form, 0);
        const { x, y } = await middleOf(page, target);
        await page.touchscreen.tap(x, y);
        await counts();
        await expect(page.locator(`[data-field=${wrong}] .form-field__error`)).toBeVisible();
      });
    });

    test(`[VAL-40] the first press of mouse and key on the button counts, though a message comes up above it: ${address}`, async ({
      page,
    }) => {
      await acceptCookies(page);
      await page.goto(address);
      const { wrong, type } = await fillWrongly(page, form);
      const byMouse = nextPress(page, form, 0);
      await pressByMouse(page, await middleOf(page, byMouse.target));
      await byMouse.counts();
      await expect(page.locator(`[data-field=${wrong}] .form-field__error`)).toBeVisible();
      await type('x');
      const byKey = nextPress(page, form, 1);
      await tabTo(page, byKey.target);
      await page.keyboard.press('Space');
      await byKey.counts();
    });
  }

  for (const { path, field, wrong } of applications) {
    for (const [device, use] of Object.entries({ 'a phone': phone, 'a desktop': {} })) {
      test.describe(`on ${device}`, () => {
        test.use(use);

        test(`[VAL-40] the first press of an application's button counts, on ${device}: ${at(language, path)}`, async ({
          page,
          issues,
          site,
        }) => {
          issues.allow(/status of 422/);
          await acceptCookies(page);
          await answerBefore(page, language, site.url);
          await page.goto(at(language, path));
          await hydrated(page);
          const typed = page.locator(field).last();
          const told = page.locator('.error-summary, [aria-invalid=true]').first();
          const button = page.locator('#application .request-form__actions button');
          await typed.fill(wrong);
          const { x, y } = await middleOf(page, button);
          if (device === 'a phone') await page.touchscreen.tap(x, y);
          else await pressByMouse(page, { x, y });
          await expect(told).toBeFocused();
          if (device === 'a phone') return;
          await typed.focus();
          await page.keyboard.insertText('x');
          await tabTo(page, button);
          await page.keyboard.press('Space');
          await expect(told).toBeFocused();
        });
      });
    }
  }

  test(`[VAL-40] the first press on anything else counts, too, and what is left is said after it, ${language}`, async ({
    page,
  }) => {
    await acceptCookies(page);
    await page.goto(at(language, '/get-a-quote'));
    const { wrong } = await fillWrongly(page, requestForms.quote, 'email');
    const { x, y } = await middleOf(page, page.locator('.site-footer a[href$="/claims"]').first());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect(page.locator(`[data-field=${wrong}] .form-field__error`)).toBeHidden();
    await page.mouse.up();
    await expect(page).toHaveURL(new RegExp(`${at(language, '/claims')}$`));
  });

  test(`[VAL-40] by keyboard the button gets the press that it was given, ${language}`, async ({ page }) => {
    await acceptCookies(page);
    await page.goto(at(language, '/get-a-quote'));
    await fillWrongly(page, requestForms.quote, 'email');
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
    await fillWrongly(page, requestForms.quote, 'email');
    const { x, y } = await middleOf(page, page.locator('form[data-form] button[type=submit]'));
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
    await fillWrongly(page, requestForms.quote, 'email');
    await page.locator('#field-full_name').fill('');
    await page.locator('form[data-form] button[type=submit]').click();
    const summary = summaryOf(page);
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
