import type { FakeService } from '@insurer/contract/fake-service.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { Page } from '@playwright/test';
import { answerClaim, stepsToPhotos } from '../begun-claim.ts';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { holdScripts } from '../hydration.ts';

/** Opens a screen whose scripts, or those of them that are React, come only when the returned function is called, as on a slow network. */
async function openBeforeScripts(page: Page, address: string, late?: RegExp): Promise<() => void> {
  const release = await holdScripts(page, late);
  await acceptCookies(page);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

const photo = { name: 'car.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]) };

const onDevice = {
  en: 'The files that you chose are still on this device',
  ar: 'لم تُرسل ملفاتك بعد، فقد ضغطت الزر قبل اكتمال تحميل الصفحة',
};

/** On the last page of a claim, where a device keeps it. */
async function chooseKeptPhoto(page: Page, language: Language, siteUrl: string): Promise<void> {
  await acceptCookies(page);
  await answerClaim(page, language, siteUrl);
  await page.goto(at(language, '/claim?step=check'));
  await page.locator('.claim__pick input').last().setInputFiles(photo);
  await expect(page.locator('[data-kept=true]')).toBeVisible();
}

/** Sends a claim before any script has come, and hears that the device still keeps a photo of it. */
async function sendWithoutKeptPhoto(page: Page, language: Language, siteUrl: string) {
  await chooseKeptPhoto(page, language, siteUrl);
  const release = await openBeforeScripts(page, at(language, '/claim?step=check'));
  const send = page.locator('main button[type=submit].button--action');
  await send.click();
  await expect(page.getByRole('alert').getByText(onDevice[language])).toBeVisible();
  return { send, release };
}

const claimFiles = (service: FakeService) =>
  service.calls
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
    .map(({ body }) => `${body}`);

for (const language of languages)
  test.describe(`what is typed and chosen before the scripts have come counts as if they were there (decision 0022), ${language}`, () => {
    test('in the filters of the provider finder', async ({ page }) => {
      const release = await openBeforeScripts(page, at(language, '/find-a-provider'));
      await page.locator('[name=kind]').selectOption('hospital');
      await page.locator('#provider-q').fill('example');
      await page.locator('[name=city]').selectOption('Jeddah');
      release();
      await expect(page).toHaveURL(/\?city=Jeddah&kind=hospital$/);
      await expect(page.locator('.providers__count')).toHaveText(language === 'en' ? '3 providers' : '3 مقدمي خدمة');
      await expect(page.locator('#provider-q')).toHaveValue('example');
      await expect(page.locator('#provider-city')).toHaveValue('Jeddah');
      await expect(page.locator('#provider-kind')).toHaveValue('hospital');
    });

    test('beside the prices of a quote', async ({ page, site }) => {
      const answers = { use: 'taxi', value: '60000', 'first-used': '2018-01-01', claims: 'no' };
      const value = Buffer.from(JSON.stringify(answers)).toString('base64url');
      await page.context().addCookies([{ name: 'quote-motor', value, url: site.url }]);
      const release = await openBeforeScripts(page, at(language, '/quote/motor?step=prices'));
      await expect(page.locator('.quote__amount').first()).toContainText('1,178.52');
      await page.locator('[name=answer-claims][value=yes]').check();
      release();
      await expect(page.locator('.quote__amount').first()).toContainText('1,316.52');
      await expect(page.locator('[name=answer-claims][value=yes]')).toBeChecked();
    });

    test('in a text of the claim that was kept, and beside its day', async ({ page, site }) => {
      const origin = site.url;
      const form = { product: 'motor', event: 'accident', story: 'One car' };
      await page.request.post(at(language, '/claim?step=what'), { form, headers: { origin } });
      let release = await openBeforeScripts(page, at(language, '/claim?step=what'));
      await page.locator('[name=story]').fill('Two cars');
      const kept = page.waitForResponse((response) => response.request().method() === 'POST');
      release();
      await kept;
      await expect(page.locator('[name=story]')).toHaveValue('Two cars');
      await page.unrouteAll({ behavior: 'wait' });
      release = await openBeforeScripts(page, at(language, '/claim?step=when'));
      await page.locator('[name=happened_on]').fill('2026-11-02');
      release();
      await expect(page.locator('.steps__day')).toContainText('1448');
    });

    test('in the photos of a claim, which are sent on before React is there', async ({ page, site }) => {
      await answerClaim(page, language, site.url, stepsToPhotos);
      const react = /hydrate-application.*\.js/;
      const asked = page.waitForRequest(react);
      const release = await openBeforeScripts(page, at(language, '/claim?step=photos'), react);
      await asked;
      await page.locator('.claim__pick input').last().setInputFiles(photo);
      await page.locator('main button[type=submit].button--action').click();
      release();
      await expect(page).toHaveURL(/step=contact/);
      await page.goBack();
      await expect(page.locator('.claim__file')).toContainText('car.jpg');
    });

    test('of the photos of a claim that no script holds yet it is told that they did not come along', async ({
      page,
      site,
      issues,
    }) => {
      issues.allow(/status of 422/);
      await answerClaim(page, language, site.url, stepsToPhotos);
      const release = await openBeforeScripts(page, at(language, '/claim?step=photos'));
      const picker = page.locator('.claim__pick input').last();
      const goOn = page.locator('main button[type=submit].button--action');
      await picker.setInputFiles(photo);
      await goOn.click();
      const said = language === 'en' ? 'Choose your files again' : 'اختر ملفاتك من جديد';
      await expect(page.locator('main .error-summary').getByRole('link')).toHaveText([new RegExp(said)]);
      await expect(page).toHaveURL(/step=photos/);
      await expect(picker).toHaveAccessibleDescription(new RegExp(said));
      release();
      await picker.setInputFiles(photo);
      await expect(page.locator('.claim__file')).toContainText('car.jpg');
      await expect(page.locator('main .form-field__error')).toHaveCount(0);
      await goOn.click();
      await expect(page).toHaveURL(/step=contact/);
    });

    for (const [what, late] of Object.entries({
      'any script': /entry\.client.*\.js/,
      React: /hydrate-application.*\.js/,
    }))
      test(`the photos of a claim that is sent before ${what} is there go with it`, async ({ page, site, service }) => {
        await answerClaim(page, language, site.url);
        const asked = page.waitForRequest(late);
        const release = await openBeforeScripts(page, at(language, '/claim?step=check'), late);
        await asked;
        await page.locator('.claim__pick input').last().setInputFiles(photo);
        await page.locator('main button[type=submit].button--action').click();
        if (what === 'any script') await expect(page).toHaveURL(/\/submit-claim\?sent=1/);
        release();
        await expect(page.locator('[data-reference]')).toHaveText(/^FX-/);
        expect(claimFiles(service)).toEqual([expect.stringContaining(photo.name)]);
      });

    test('a claim that is sent before any script is there tells of the photos that this device keeps', async ({
      page,
      site,
      service,
      issues,
    }) => {
      issues.allow(/status of 422/);
      const { send, release } = await sendWithoutKeptPhoto(page, language, site.url);
      expect(claimFiles(service)).toEqual([]);
      release();
      await expect(page.getByText(photo.name, { exact: true })).toBeVisible();
      await send.click();
      await expect(page.locator('[data-reference]')).toHaveText(/^FX-/);
      expect(claimFiles(service)).toEqual([expect.stringContaining(photo.name)]);
    });

    test('a claim whose scripts never come goes without the photos that this device keeps once that was said', async ({
      page,
      site,
      service,
      issues,
    }) => {
      issues.allow(/status of 422/);
      const { send } = await sendWithoutKeptPhoto(page, language, site.url);
      await send.click();
      await expect(page.locator('[data-reference]')).toHaveText(/^FX-/);
      expect(claimFiles(service)).toEqual([]);
    });

    test('the photos that this device keeps go with a claim that is sent before React is there', async ({
      page,
      site,
      service,
    }) => {
      await chooseKeptPhoto(page, language, site.url);
      const react = /hydrate-application.*\.js/;
      const asked = page.waitForRequest(react);
      const release = await openBeforeScripts(page, at(language, '/claim?step=check'), react);
      await asked;
      await page.locator('main button[type=submit].button--action').click();
      release();
      await expect(page.locator('[data-reference]')).toHaveText(/^FX-/);
      expect(claimFiles(service)).toEqual([expect.stringContaining(photo.name)]);
    });
  });
