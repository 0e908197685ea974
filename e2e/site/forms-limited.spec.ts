import type { FakeResponse } from '@insurer/contract/fake-service.ts';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { every } from '../form-controls.ts';
import { fillIn, proceedScreens } from './forms-examples.ts';

const when = {
  en: {
    '120': 'try again in 2 minutes',
    '7200': 'try again in 120 minutes',
    soon: 'try again in 1 minute.',
    '99999999999': 'try again in 24 hours',
    date: 'try again in 10 minutes',
    none: 'try again in 1 minute.',
  },
  ar: {
    '120': 'حاول مرة أخرى بعد دقيقتين',
    '7200': 'حاول مرة أخرى بعد 120 دقيقة',
    soon: 'حاول مرة أخرى بعد دقيقة.',
    '99999999999': 'حاول مرة أخرى بعد 24 ساعة',
    date: 'حاول مرة أخرى بعد 10 دقائق',
    none: 'حاول مرة أخرى بعد دقيقة.',
  },
};
const message = {
  name: 'Sara',
  email: 'sara@example.com',
  subject: 'Hello',
  message: 'A question',
  phoneNumber: '05',
};
const application = {
  first_name: 'Sara',
  last_name: 'Ali',
  email: 'sara@example.com',
  phone_number: '0512345678',
  cover_letter_title: 'Driver',
  cover_letter_description: 'I drive.',
};
const cancel = proceedScreens.find(({ kind }) => kind === 'cancel-insurance');
const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };

/** What a service says that limits, once for each way of saying when. */
function limited(said: keyof (typeof when)['en']): FakeResponse {
  const json = { message: 'slow down' };
  if (said === 'none') return { status: 429, json };
  // Half a minute to spare, so that the minutes are the same however slow the machine is.
  const value = said === 'date' ? new Date(Date.now() + 570_000).toUTCString() : said;
  return { status: 429, json, headers: { 'retry-after': value } };
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';
  test.describe(how, () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(async ({ page, service, issues }) => {
      issues.allow(/status of 429/);
      service.reset();
      await acceptCookies(page);
    });

    for (const language of languages) {
      test(`[D9] a limited visitor reads when to try again, and keeps every word, ${how}, ${language}`, async ({
        page,
        service,
      }) => {
        await page.goto(at(language, '/contact-us'));
        if (javaScriptEnabled) await page.locator('form[data-enhanced]').waitFor();
        for (const [name, value] of Object.entries(message)) await page.locator(`[name=${name}]`).fill(value);
        for (const [said, words] of Object.entries(when[language])) {
          service.answer('POST /contact-us', limited(said as keyof (typeof when)['en']));
          const response = page.waitForResponse((sent) => sent.request().method() === 'POST');
          await page.locator('form[data-form] button[type=submit]').click();
          const sent = await response;
          expect(sent.status()).toBe(429);
          expect(Number(await sent.headerValue('retry-after'))).toBeGreaterThan(0);
          await expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible();
          for (const [name, value] of Object.entries(message))
            await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
        }
        service.answer('POST /contact-us', undefined);
        await page.locator('form[data-form] button[type=submit]').click();
        await expect(page.locator('[name=message]')).toHaveValue('');
      });

      test(`[ERR-29] application and cancellation keep everything when limited, ${how}, ${language}`, async ({
        page,
        service,
      }) => {
        service.answer('POST /jobs/1', limited('120'));
        service.answer('POST /service-requests/cancel-insurance', limited('120'));
        const files = (name: string) =>
          page.locator(`[name=${name}]`).evaluate((input) => (input as HTMLInputElement).files?.[0]?.name);

        await page.goto(at(language, '/apply-form/1'));
        if (javaScriptEnabled) await page.locator('form[data-enhanced]').waitFor();
        for (const [name, value] of Object.entries(application)) await page.locator(`[name=${name}]`).fill(value);
        await page.locator('[name=cv_url]').setInputFiles(pdf);
        for (const box of await every(page.getByRole('checkbox'))) await box.check();
        await page.locator('form[data-form] button[type=submit]').click();
        await expect(page.getByRole('alert').filter({ hasText: when[language]['120'] })).toBeFocused();
        for (const [name, value] of Object.entries(application))
          await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
        await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
        if (javaScriptEnabled) expect(await files('cv_url')).toBe('a.pdf');
        else await expect(page.locator('[data-files-lost]')).toBeVisible();

        await page.goto(at(language, '/cancel-insurance'));
        if (javaScriptEnabled) await page.locator('form[data-enhanced]').waitFor();
        await fillIn(page, cancel?.values ?? {});
        await page.locator('form[data-form] button[type=submit]').click();
        await expect(page.getByRole('alert').filter({ hasText: when[language]['120'] })).toBeFocused();
        for (const [name, value] of Object.entries(cancel?.values ?? {}))
          await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
        if (javaScriptEnabled) expect(await files('documents')).toBe('a.pdf');
        else await expect(page.locator('[data-files-lost]')).toBeVisible();
      });

      test(`[D9] who tracks too often reads when to try again, ${how}, ${language}`, async ({ page, service }) => {
        service.answer('GET /claims/FX-1001', limited('120'));
        await page.goto(at(language, '/claims'));
        if (javaScriptEnabled) await page.locator('form[data-enhanced]').waitFor();
        await fillIn(page, { id: '1000000008', number: 'FX-1001' });
        await page.locator('form[data-form] button[type=submit]').click();
        await expect(page.getByRole('alert').filter({ hasText: when[language]['120'] })).toBeFocused();
        await expect(page.locator('[name=number]')).toHaveValue('FX-1001');
      });
    }
  });
}
