import type { Language } from '@insurer/contract/language.ts';
import type { Page } from '@playwright/test';
import { answerClaim } from '../begun-claim.ts';
import { endWhileHidden, holdEvents } from '../ended-page.ts';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { holdScripts, hydrated } from '../hydration.ts';

// Decision 0022: what was typed and not sent outlives a reload, Back and a change of language.
const said = {
  en: { clear: 'Clear what I entered' },
  ar: { clear: 'امسح ما أدخلته' },
};

/** A claim that is answered up to the step that asks who sends it, hydrated there. */
async function openContactStep(page: Page, language: Language, siteUrl: string): Promise<void> {
  await answerClaim(page, language, siteUrl);
  await page.goto(at(language, '/claim?step=contact'));
  await hydrated(page);
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

test.beforeEach(async ({ page }) => acceptCookies(page));

for (const language of languages) {
  const other = language === 'en' ? 'ar' : 'en';

  test(`the planner, half filled in, ${language}`, async ({ page }) => {
    const holds = async () => {
      await hydrated(page);
      await expect(page.locator('main [name=kind]').last()).toBeChecked();
      await expect(field(page, 'entry')).toHaveValue('2026-12-03');
      await expect(field(page, 'stay')).toHaveValue('90');
      await expect(page.locator('.steps__day').first()).toContainText('1448');
    };
    await page.goto(at(language, '/visit-visa-planner'));
    await hydrated(page);
    await page.locator('main [name=kind]').last().check();
    await field(page, 'entry').fill('2026-12-03');
    await field(page, 'stay').fill('90');
    await holds();
    await page.reload();
    await holds();
    await page.locator(`a[data-language=${other}]`).last().click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await holds();
    await page.goto(at(other, '/contact-us'));
    await page.goBack();
    await holds();
    // It is the form's, like what is typed: it can be sent, and then cleared for good.
    await page.locator('main form .button--action[type=submit]').click();
    await expect(page.locator('#plan')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: said[other].clear }).click();
    await expect(field(page, 'stay')).toHaveValue('');
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'stay')).toHaveValue('');
  });

  test(`an answer in a page that a phone ends while another is looked at, ${language}`, async ({ page }) => {
    await holdEvents(page);
    await page.goto(at(language, '/quote/travel?step=1'));
    await hydrated(page);
    await field(page, 'answer-days').fill('12');
    await endWhileHidden(page);
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'answer-days')).toHaveValue('12');
  });

  test(`an answer of a quote that is being typed, ${language}`, async ({ page }) => {
    await page.goto(at(language, '/quote/travel?step=1'));
    await hydrated(page);
    await field(page, 'answer-days').fill('12');
    await page.locator(`a[data-language=${other}]`).last().click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await hydrated(page);
    await expect(field(page, 'answer-days')).toHaveValue('12');
    await page.locator('main form .button--action[type=submit]').click();
    await expect(page).toHaveURL(/step=2$/);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('main [type=radio]:checked')).toHaveCount(0);
  });

  test(`a question of a quote that was walked to, in another language too, ${language}`, async ({ page }) => {
    await page.goto(at(language, '/quote/travel'));
    await hydrated(page);
    await page.locator('main .button--action').click();
    await expect(page).toHaveURL(/step=1$/);
    await field(page, 'answer-days').fill('12');
    await page.locator(`a[data-language=${other}]`).last().click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveURL(/step=1$/);
    await hydrated(page);
    await expect(field(page, 'answer-days')).toHaveValue('12');
  });

  test(`what was refused is still there in another language, ${language}`, async ({ page, issues }) => {
    issues.allow(/status of 422/);
    await page.goto(at(language, '/visit-visa-planner'));
    await hydrated(page);
    await page.locator('main [name=kind]').last().check();
    await field(page, 'entry').fill('2026-12-03');
    await field(page, 'stay').fill('9000');
    await page.locator('main form .button--action[type=submit]').click();
    await expect(page.locator('main .error-summary')).toBeVisible();
    await page.locator(`a[data-language=${other}]`).last().click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await hydrated(page);
    await expect(page.locator('main [name=kind]').last()).toBeChecked();
    await expect(field(page, 'entry')).toHaveValue('2026-12-03');
    await expect(field(page, 'stay')).toHaveValue('9000');
  });

  test(`the words and the choice of who looks for a hospital, in another language too, ${language}`, async ({
    page,
  }) => {
    await page.goto(at(language, '/find-a-provider'));
    await hydrated(page);
    await page.locator('#provider-city').selectOption('Jeddah');
    await page.locator('#provider-q').fill('example');
    await expect(page).toHaveURL(/city=Jeddah/);
    await expect(page.locator('.providers__count')).toHaveText(/12/);
    await page.locator(`a[data-language=${other}]`).last().click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveURL(/city=Jeddah/);
    await expect(page.locator('#provider-q')).toHaveValue('example');
    await expect(page.locator('#provider-city')).toHaveValue('Jeddah');
  });

  test(`what is typed before the scripts have come is newer than what was left, ${language}`, async ({ page }) => {
    await page.goto(at(language, '/quote/travel?step=1'));
    await hydrated(page);
    await field(page, 'answer-days').fill('12');
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await field(page, 'answer-days').fill('20');
    release();
    await hydrated(page);
    await expect(field(page, 'answer-days')).toHaveValue('20');
  });

  test(`a claim keeps what is typed sealed, and nothing of it open in the tab, ${language}`, async ({ page }) => {
    await page.goto(at(language, '/claim'));
    await hydrated(page);
    const kept = page.waitForResponse((response) => response.request().method() === 'POST');
    await field(page, 'story').fill('A lorry hit my car.');
    await kept;
    // The page has heard of it, too: until then it would note the words for a reload.
    await expect(page.locator('main form:has([name=story])')).toHaveAttribute('data-unkept', '*');
    await page.goto(at(language, '/contact-us'));
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('lorry');
    await page.goBack();
    await expect(field(page, 'story')).toHaveValue('A lorry hit my car.');
  });

  test(`what a claim has not kept yet outlives a reload, but for numbers that must not lie open, ${language}`, async ({
    page,
    site,
  }) => {
    await openContactStep(page, language, site.url);
    await page.route(/\/claim\.data/, () => {});
    await field(page, 'full_name').fill('Sara bint Ali');
    await field(page, 'id_number').fill('1000000016');
    await page.reload();
    await expect(field(page, 'full_name')).toHaveValue('Sara bint Ali');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      '1000000016',
    );
    await page.unrouteAll();
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'full_name')).toHaveValue('Sara bint Ali');
    await expect
      .poll(async () => (await page.request.get(at(language, '/claim?step=contact'))).text())
      .toContain('Sara bint Ali');
  });

  test(`a reload that was asked for before a claim had kept what was typed shows it all the same, ${language}`, async ({
    page,
    site,
  }) => {
    await openContactStep(page, language, site.url);
    // As on a busy machine: the page comes with what was kept as it was asked for, after what is kept meanwhile.
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: kept, resolve: keep } = Promise.withResolvers<void>();
    await page.exposeFunction('keepNow', keep);
    await page.evaluate(() => {
      const form = document.querySelector('main form:has([name=full_name])');
      const isKept = () => (form as HTMLFormElement).dataset.unkept === '*';
      new MutationObserver(() => isKept() && (window as unknown as { keepNow(): void }).keepNow()).observe(
        form as Node,
        {
          attributeFilter: ['data-unkept'],
        },
      );
    });
    await page.route(
      /\/claim\?/,
      async (route) => {
        const response = await route.fetch();
        ask();
        await kept;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await page.route(/\/claim\.data/, async (route) => {
      await asked;
      await route.continue();
    });
    await field(page, 'full_name').fill('Sara bint Ali');
    await field(page, 'id_number').fill('1000000016');
    await page.reload();
    await expect(field(page, 'full_name')).toHaveValue('Sara bint Ali');
    await expect(field(page, 'id_number')).toHaveValue('1000000016');
  });

  test(`what was sent and not answered yet outlives a reload, ${language}`, async ({ page, site }) => {
    await openContactStep(page, language, site.url);
    await page.route(/\/claim\.data/, () => {});
    const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('full_name'));
    await field(page, 'full_name').fill('Sara bint Ali');
    await page.locator('main form .button--action[type=submit]').click();
    await sent;
    await page.reload();
    await expect(field(page, 'full_name')).toHaveValue('Sara bint Ali');
  });

  test(`a language waits until a claim has kept what was typed, ${language}`, async ({ page, site }) => {
    await openContactStep(page, language, site.url);
    const seen: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === at(other, '/claim')) seen.push('other page');
    });
    page.on('response', (response) => {
      if (response.request().method() === 'POST') seen.push('kept');
    });
    await field(page, 'id_number').fill('1000000016');
    await page.locator(`a[data-language=${other}]`).last().click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(field(page, 'id_number')).toHaveValue('1000000016');
    expect(seen[0]).toBe('kept');
  });
}
