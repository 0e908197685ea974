import type { FakeService } from '@insurer/contract/fake-service.ts';
import type { Page } from '@playwright/test';
import { barriersAt } from '../barriers.ts';
import { boxOf } from '../box-of.ts';
import { acceptCookies, at, expect, languages, purge, standStill, test } from '../fixtures.ts';
import { every } from '../form-controls.ts';
import { hydrated } from '../hydration.ts';
import { loggedText } from '../logged-text.ts';
import { sidewaysScroll, violations } from '../page-checks.ts';
import { tabTo } from './by-keyboard.ts';

// docs/contract.md, Rates; decision 0022.
type Language = (typeof languages)[number];

const words = {
  en: {
    start: 'Start',
    next: 'Continue',
    last: 'See the prices',
    back: 'Back',
    update: 'Update the prices',
    again: 'Start again',
    call: 'Ask to be called',
    missing: 'Answer this question.',
    unkept: 'Your earlier answers are no longer in this browser.',
    small: 'Enter \u20685,000\u2069 or more.',
    offer: 'Ask for a written offer',
    outdated: 'The prices are those of your former answers.',
    money: (amount: string) => `SAR ${amount}`,
    indicative: 'These prices are indicative',
    version: 'Version 3.',
    date: '1 November 2026',
    goOn: 'Go on where you stopped: Private',
    panel: 'See your price',
    chosen: 'Your choice',
    error: 'Error: ',
  },
  ar: {
    start: 'ابدأ',
    next: 'التالي',
    last: 'عرض الأسعار',
    back: 'رجوع',
    update: 'تحديث الأسعار',
    again: 'ابدأ من جديد',
    call: 'اطلب أن نتصل بك',
    missing: 'أجب عن هذا السؤال.',
    unkept: 'لم تعد إجاباتك السابقة في هذا المتصفح.',
    small: 'أدخل \u20685,000\u2069 أو أكثر.',
    offer: 'اطلب عرضًا مكتوبًا',
    outdated: 'الأسعار المعروضة لإجاباتك السابقة.',
    money: (amount: string) => `${amount} ريال`,
    indicative: 'هذه أسعار تقديرية',
    version: 'الإصدار 3.',
    date: '1 نوفمبر 2026',
    goOn: 'أكمل من حيث توقفت: استخدام شخصي',
    panel: 'اعرف سعرك',
    chosen: 'اختيارك',
    error: 'خطأ: ',
  },
};

const amounts = (page: Page) => page.locator('.quote__amount').allInnerTexts();
const proceed = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** The four questions of the example's motor table, from the first on. */
async function answerAll(page: Page, language: Language, inEachStep: () => Promise<unknown> = async () => {}) {
  const { next, last } = words[language];
  const step = async (number: number) => {
    await expect(page).toHaveURL(new RegExp(`/quote/motor\\?begun=\\d+&step=${number}(&plan=[a-z]+)?$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inEachStep();
  };
  await step(1);
  await page.locator('[value=taxi]').check();
  await proceed(page, next);
  await step(2);
  await page.locator('[name=answer-value]').fill('٦٠٬٠٠٠');
  await proceed(page, next);
  await step(3);
  await page.locator('[name=answer-first-used]').fill('2018-01-01');
  await proceed(page, next);
  await step(4);
  await page.locator('[value=no]').check();
  await proceed(page, last);
  await expect(page).toHaveURL(/[?&]step=prices(&plan=[a-z]+)?$/);
  await inEachStep();
}

/** 640.50 × 1.6 = 1,024.80, VAT 153.72; (900 × 1.6 + 750.25) × 1.125 = 2,464.03125, VAT 369.60. */
const expected = ['1,178.52', '2,833.63'];

test.beforeEach(async ({ page }) => acceptCookies(page));

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    for (const language of languages) {
      const said = words[language];

      test(`a price in four steps, a reload in each, and Back keeps every answer, ${language}`, async ({
        page,
        site,
      }) => {
        await page.goto(at(language, '/quote/motor'));
        if (scripts) await hydrated(page);
        await page.getByRole('main').getByRole('link', { name: said.start }).click();
        const reload = async () => {
          await page.reload();
          if (scripts) await hydrated(page);
        };
        await answerAll(page, language, reload);
        await expect.poll(() => amounts(page)).toEqual(expected.map(said.money));
        await expect(page.getByRole('main')).toContainText(said.indicative);
        await expect(page.getByRole('main')).toContainText(said.date);
        await expect(page.getByRole('main')).toContainText(said.version);
        const begun = new URL(page.url()).searchParams.get('begun');
        for (const [number, field] of [
          [4, '[value=no]'],
          [2, '[name=answer-value]'],
          [1, '[value=taxi]'],
        ] as const) {
          await page.goto(at(language, `/quote/motor?begun=${begun}&step=${number}`));
          if (scripts) await hydrated(page);
          if (number === 2) await expect(page.locator(field)).toHaveValue('60000');
          else await expect(page.locator(field)).toBeChecked();
        }
        await page.goto(at(language, `/quote/motor?begun=${begun}&step=4`));
        if (scripts) await hydrated(page);
        await page.getByRole('main').getByRole('link', { name: said.back }).click();
        await expect(page.locator('[name=answer-first-used]')).toHaveValue('2018-01-01');
        await page.goBack();
        await expect(page.locator('[value=no]')).toBeChecked();
        // What was typed stands in no address, whose port may look like a year, and in no log.
        const { pathname, search, hash } = new URL(page.url());
        expect(pathname + search + hash).not.toMatch(/60000|taxi|2018/);
        expect(loggedText(site)).not.toMatch(/60000|taxi|2018-01-01/);
      });

      test(`two windows have a quote each, and neither takes an answer of the other, ${language}`, async ({
        page: first,
        context,
      }) => {
        const open = async (page: Page, address: string) => {
          await page.goto(at(language, address));
          if (scripts) await hydrated(page);
        };
        await open(first, '/quote/motor?step=1');
        await first.locator('[value=private]').check();
        await proceed(first, said.next);
        await first.locator('[name=answer-value]').fill('45000');
        await proceed(first, said.next);
        const second = await context.newPage();
        await open(second, '/quote/motor?step=1');
        await expect(second.locator('[name=answer-use]:checked')).toHaveCount(0);
        await answerAll(second, language, async () => scripts && hydrated(second));
        await expect.poll(() => amounts(second)).toEqual(expected.map(said.money));
        await first.locator('[name=answer-first-used]').fill('2024-01-01');
        await proceed(first, said.next);
        await first.locator('[value=yes]').check();
        await proceed(first, said.last);
        await expect(first).toHaveURL(/[?&]step=prices$/);
        await expect(first.locator('[value=private]')).toBeChecked();
        await expect(first.locator('[name=answer-value]')).toHaveValue('45000');
        await second.reload();
        await expect.poll(() => amounts(second)).toEqual(expected.map(said.money));
        await second
          .getByRole('link', { name: new RegExp(said.call) })
          .last()
          .click();
        await expect(second.locator('[name=comments]')).toHaveValue(/60000/);
        // Whoever comes again finds both, and begins another one.
        await open(second, '/quote/motor?step=1');
        await second.getByRole('main').getByRole('link', { name: said.goOn }).click();
        await expect(second.locator('[name=answer-value]')).toHaveValue('45000');
        await proceed(second, said.again);
        await expect(second).toHaveURL(/[?&]step=1$/);
        await expect(second.getByRole('main').getByRole('link', { name: said.goOn })).toHaveCount(0);
      });

      test(`answers that ended midway are told of at the first question, ${language}`, async ({ page }) => {
        await page.goto(at(language, '/quote/motor?step=1'));
        if (scripts) await hydrated(page);
        await page.locator('[value=taxi]').check();
        await proceed(page, said.next);
        await expect(page).toHaveURL(/[?&]step=2$/);
        await expect(page.getByRole('main').getByText(said.unkept)).toHaveCount(0);
        await page.context().clearCookies();
        await page.locator('[name=answer-value]').fill('60000');
        await proceed(page, said.next);
        await expect(page.locator('[value=taxi]')).not.toBeChecked();
        await expect(page.getByRole('main').getByText(said.unkept)).toBeVisible();
        await page.locator('[value=taxi]').check();
        await proceed(page, said.next);
        await expect(page).toHaveURL(/[?&]step=2$/);
        await expect(page.locator('[name=answer-value]')).toHaveValue(/60.?000/);
        await expect(page.getByRole('main').getByText(said.unkept)).toHaveCount(0);
      });

      test(`the plan or product that a table of plans was left for goes along, ${language}`, async ({ page }) => {
        await page.goto(at(language, '/quote/motor?plan=comprehensive'));
        if (scripts) await hydrated(page);
        await page.getByRole('main').getByRole('link', { name: said.start }).click();
        await answerAll(page, language);
        await expect(page).toHaveURL(/[?&]step=prices&plan=comprehensive$/);
        await expect(page.locator('.quote__plan')).toHaveCount(2);
        await expect(page.getByRole('heading', { level: 2, name: said.chosen })).toHaveCount(1);
        await expect(page.locator('#plan-comprehensive')).toContainText(said.chosen);
        for (const [form, field] of [
          ['get-a-quote', 'product'],
          ['details-request', 'product_of_interest'],
        ]) {
          await page.goto(at(language, `/${form}?product=health`));
          await expect(page.locator(`[name=${field}]`)).toHaveValue('health');
          await page.goto(at(language, `/${form}?product=none`));
          await expect(page.locator(`[name=${field}]`)).toHaveValue('');
        }
      });

      test(`what is wrong is said at its question and nothing is lost, ${language}`, async ({ page, issues }) => {
        issues.allow(/status of 422/);
        await page.goto(at(language, '/quote/motor?step=1'));
        if (scripts) await hydrated(page);
        await proceed(page, said.next);
        await expect(page.locator('.form-field__error')).toHaveText(said.missing);
        if (scripts) await expect(page.locator('[value=private]')).toBeFocused();
        await page.locator('[value=private]').check();
        await proceed(page, said.next);
        await expect(page).toHaveURL(/step=2$/);
        await page.locator('[name=answer-value]').fill('4999');
        await proceed(page, said.next);
        await expect(page.locator('.form-field__error')).toHaveText(said.small);
        await expect(page.locator('[name=answer-value]')).toHaveValue('4999');
        const offer = page.getByRole('link', { name: said.offer });
        await expect(offer).toHaveAttribute('href', at(language, '/get-a-quote?product=motor'));
      });

      test(`another answer is another price, and a request for a call takes it along, ${language}`, async ({
        page,
      }) => {
        await page.goto(at(language, '/quote/motor?step=1'));
        if (scripts) await hydrated(page);
        await answerAll(page, language, async () => scripts && hydrated(page));
        const kept = scripts && page.waitForResponse((response) => response.request().method() === 'POST');
        await page.locator('[name=answer-claims][value=yes]').check();
        if (!scripts) await proceed(page, said.update);
        // (1,024.80 + 120) × 1.15 and 2,464.03125 × 1.25 = 3,080.04 with VAT of 462.01.
        await expect.poll(() => amounts(page)).toEqual(['1,316.52', '3,542.05'].map(said.money));
        if (scripts) {
          await expect(page.getByRole('status').filter({ hasText: '1,316.52' })).toHaveCount(1);
          // Its head brings the cookie; its end is not always told.
          await kept;
          await page.reload();
          await hydrated(page);
          expect(await amounts(page)).toEqual(['1,316.52', '3,542.05'].map(said.money));
        }
        await page
          .getByRole('link', { name: new RegExp(said.call) })
          .last()
          .click();
        await expect(page).toHaveURL(/\/get-a-quote\?quote=motor&begun=\d+&plan=comprehensive$/);
        await expect(page.locator('[name=product]')).toHaveValue('motor');
        await expect(page.locator('[name=comments]')).toHaveValue(new RegExp(said.money('3,542.05')));
        await expect(page.locator('[name=comments]')).toHaveValue(/60000/);
        await expect(page.getByRole('main').getByRole('link', { name: new RegExp(said.panel) })).toHaveCount(0);
      });
    }
  });
}

/** The prices of a taxi, on a phone of a height, as somebody finds them who has answered before. */
async function openPrices(page: Page, url: string, language: Language, height: number): Promise<void> {
  const answers = { use: 'taxi', value: '60000', 'first-used': '2018-01-01', claims: 'no' };
  const kept = Buffer.from(JSON.stringify(answers)).toString('base64url');
  await page.context().addCookies([{ name: 'quote-motor', value: kept, url }]);
  await page.setViewportSize({ width: 360, height });
  await page.goto(at(language, '/quote/motor?step=prices'));
  await hydrated(page);
}

/** Whether the prices, above and beside the answers, are told to be of other answers than those that stand there. */
async function expectStruck(page: Page, isStruck: boolean): Promise<void> {
  for (const price of await every(page.locator('.quote__amount, .quote__now strong')))
    await expect(price).toHaveCSS('text-decoration-line', isStruck ? 'line-through' : 'none');
}

for (const language of languages) {
  test(`on a phone the prices stay in sight while an answer is changed, and one that does not hold is said beside it, ${language}`, async ({
    page,
    site,
    issues,
  }) => {
    issues.allow(/status of 422/);
    const said = words[language];
    await openPrices(page, site.url, language, 740);
    await page.locator('[name=answer-claims][value=yes]').check();
    const now = page.locator('.quote__now').getByText(said.money('1,316.52'));
    await expect(now).toBeVisible();
    await expect(now).toBeInViewport({ ratio: 1 });
    const field = page.locator('[name=answer-value]');
    await field.fill('4999');
    await expect(page.locator('.form-field__error')).toHaveText(said.small);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectStruck(page, true);
    await expect(page.getByRole('status').filter({ hasText: said.outdated })).toHaveCount(1);
    expect(await violations(page, 'prices of former answers')).toEqual([]);
    await proceed(page, said.update);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('4999');
    await expectStruck(page, true);
    await field.fill('60000');
    await expectStruck(page, false);
    await expect(page.locator('.form-field__error')).toHaveCount(0);
    expect(await violations(page, 'prices')).toEqual([]);
  });

  test(`Back from one begun quote to another shows the fields of that one, ${language}`, async ({ page, site }) => {
    const [taxi, own] = [Date.now() - 2_000, Date.now() - 1_000];
    const quotes = [
      { since: own, answers: { use: 'private' } },
      { since: taxi, answers: { use: 'taxi' } },
    ];
    const value = Buffer.from(JSON.stringify({ quotes })).toString('base64url');
    await page.context().addCookies([{ name: 'quote-motor', value, url: site.url }]);
    await page.goto(at(language, '/quote/motor?step=1'));
    await hydrated(page);
    const stepOf = async (since: number) => {
      await page.locator(`.quote__others a[href*="begun=${since}"]`).click();
      await expect(page).toHaveURL(new RegExp(`begun=${since}&step=2$`));
      return page.locator('[name=answer-value]');
    };
    await stepOf(taxi);
    await page.locator('.quote__back a').click();
    const field = await stepOf(own);
    await field.fill('45000');
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL(new RegExp(`begun=${taxi}&step=2$`));
    await expect(field).toHaveValue('');
  });

  test(`who asks to be called right after a change takes the price along that stands there, ${language}`, async ({
    page,
    site,
  }) => {
    await openPrices(page, site.url, language, 740);
    const [, before] = await amounts(page);
    const arrived = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    await page.route(/step=prices/, async (route) => {
      if (route.request().method() === 'POST') {
        arrived.resolve();
        await held.promise;
      }
      await route.continue();
    });
    await page.locator('[name=answer-claims][value=yes]').check();
    await expect.poll(async () => (await amounts(page))[1]).not.toBe(before);
    const [, price = ''] = await amounts(page);
    const call = page.getByRole('main').getByRole('link', { name: new RegExp(words[language].call) });
    await call.last().evaluate((link: HTMLAnchorElement) => link.click());
    await arrived.promise;
    await expect(page).toHaveURL(/step=prices$/);
    held.resolve();
    await expect(page).toHaveURL(/\/get-a-quote\?quote=motor/);
    await expect(page.locator('[name=comments]')).toHaveValue(new RegExp(price));
  });

  test(`a message that waits for a pause in typing waits for a press, too, ${language}`, async ({
    page,
    site,
    issues,
  }) => {
    issues.allow(/status of 422/);
    await openPrices(page, site.url, language, 740);
    await page.clock.install();
    await standStill(page);
    const field = page.locator('[name=answer-value]');
    await field.fill('4999');
    const button = page.locator('.quote__answers .request-form__actions button');
    await button.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y, width, height } = await boxOf(button);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.clock.runFor(600);
    await expect(page.locator('.form-field__error')).toHaveCount(0);
    await page.mouse.up();
    await expect(page.locator('.form-field__error')).toHaveCount(1);
    await expect(field).toBeFocused();
  });

  test(`before the cookie bar is answered nothing lies over the prices that move along, nor they over what has the focus, ${language}`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => localStorage.removeItem('cookie-consent'));
    await openPrices(page, site.url, language, 640);
    const topOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    const endOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
    await page.locator('[name=answer-use]').last().focus();
    for (const stop of ['[name=answer-value]', '[name=answer-first-used]']) {
      await tabTo(page, page.locator(stop));
      expect(await endOf('.quote__now'), stop).toBeLessThanOrEqual(await topOf('[data-cookie-bar]'));
      expect(await endOf(stop), stop).toBeLessThanOrEqual(await topOf('.quote__now'));
    }
  });

  test(`what is wrong with an answer is said until it is right, and no longer, ${language}`, async ({
    page,
    issues,
  }) => {
    issues.allow(/status of 422/);
    const said = words[language];
    const message = page.locator('.form-field__error');
    await page.goto(at(language, '/quote/motor?step=1'));
    await hydrated(page);
    await proceed(page, said.next);
    await expect(message).toHaveText(said.missing);
    await expect(page).toHaveTitle(new RegExp(`^${said.error}`));
    await page.locator('[value=private]').check();
    await expect(message).toHaveCount(0);
    await expect(page).not.toHaveTitle(new RegExp(said.error));
    await proceed(page, said.next);
    await expect(page).toHaveURL(/step=2$/);
    const field = page.locator('[name=answer-value]');
    await proceed(page, said.next);
    await expect(message).toHaveText(said.missing);
    await field.pressSequentially('4999');
    await expect(message).toHaveText(said.small);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.pressSequentially('0');
    await expect(message).toHaveCount(0);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(field).toHaveValue('49990');
    await proceed(page, said.next);
    await expect(page).toHaveURL(/step=3$/);
  });

  test(`by keyboard from the start to the prices, ${language}`, async ({ page }) => {
    await page.goto(at(language, '/quote/motor'));
    await hydrated(page);
    const { start } = words[language];
    await page.getByRole('main').getByRole('link', { name: start }).focus();
    await page.keyboard.press('Enter');
    const answers = [{ keys: ['Space'] }, { keys: [...'60000'] }, { date: '2018-01-01' }, { keys: ['Space'] }];
    for (const { keys = [], date } of answers) {
      await expect(page.locator('h1[data-arrival]')).toBeFocused();
      const field = page.locator('main input:not([type=hidden])').first();
      await page.keyboard.press('Tab');
      await expect(field).toBeFocused();
      if (date) await field.fill(date);
      for (const key of keys) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(/[?&]step=prices$/);
    await expect(page.locator('.page-heading[data-arrival]')).toBeFocused();
  });

  test(`WCAG 2.2 AA in every step at 1280 and 360 px, nothing to scroll sideways, ${language}`, async ({
    page,
    issues,
  }) => {
    issues.allow(/status of 422/);
    const found: string[] = [];
    const look = async () => {
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      found.push(...(await barriersAt(page, [1280, 360])));
      await page.setViewportSize({ width: 320, height: 256 });
      await expect.poll(() => sidewaysScroll(page), { message: page.url() }).toBe(0);
    };
    await page.goto(at(language, '/quote/motor'));
    await look();
    await page.goto(at(language, '/quote/motor?step=1'));
    await hydrated(page);
    await proceed(page, words[language].next);
    await expect(page.locator('.form-field__error')).toBeVisible();
    await look();
    await page.goto(at(language, '/quote/motor?step=1'));
    await hydrated(page);
    await answerAll(page, language, look);
    for (const summary of await every(page.locator('summary').filter({ visible: true }))) await summary.click();
    await look();
    expect(found).toEqual([]);
  });

  test(`product pages and the quote request lead to the price, ${language}`, async ({ page }) => {
    await page.goto(at(language, '/motor-insurance'));
    await page.getByRole('main').getByRole('link', { name: words[language].panel, exact: true }).click();
    await expect(page).toHaveURL(/\/quote\/motor$/);
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: words[language].start }).click();
    await expect(page).toHaveURL(/step=1$/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/motor-insurance$/);
    await page.goto(at(language, '/get-a-quote'));
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(words[language].panel) })).toHaveCount(2);
  });
}

test('a rate that changes is in the next quote', async ({ page, service, site }) => {
  const table = structuredClone(await tableOf(service));
  await page.goto('/quote/travel?step=1');
  await hydrated(page);
  await page.locator('[name=answer-days]').fill('10');
  await proceed(page, 'Continue');
  await expect(page).toHaveURL(/step=2$/);
  await page.locator('[value=no]').check();
  await proceed(page, 'See the prices');
  await expect.poll(() => amounts(page)).toEqual(['SAR 51.75']);
  Object.assign(table.data.plans[0] ?? {}, { base: 100 });
  Object.assign(table.data, { version: '2' });
  service.answer('GET /rates/travel', { json: table });
  await purge(site, ['rates/travel']);
  await page.reload();
  await expect.poll(() => amounts(page)).toEqual(['SAR 115.00']);
  await expect(page.getByRole('main')).toContainText('Version 2.');
});

async function tableOf(service: FakeService) {
  return (await (await fetch(`${service.url}/rates/travel`)).json()) as { data: { plans: Record<string, unknown>[] } };
}

test('a service without rates: everything as before', async ({ page, service }) => {
  service.answer('GET /rates', { status: 404, json: { message: 'Not found' } });
  service.answer('GET /rates/motor', { status: 404, json: { message: 'Not found' } });
  await page.goto('/quote/motor?plan=comprehensive');
  await expect(page).toHaveURL(/\/get-a-quote\?product=motor$/);
  await expect(page.locator('[name=product]')).toHaveValue('motor');
  for (const path of ['/motor-insurance', '/get-a-quote']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.quote-panel')).toHaveCount(0);
  }
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/quote/');
});

test('hostile rates never break a screen', async ({ page, service, site }) => {
  for (const data of [
    'undefined',
    [],
    { product: 'motor', vat: '0.15', questions: 'x', plans: {} },
    { product: '<b>' },
  ]) {
    service.answer('GET /rates/motor', { json: { data } });
    service.answer('GET /rates', { json: { data } });
    await purge(site);
    const standsIn = await page.request.get('/quote/motor', { maxRedirects: 0 });
    expect(standsIn.headers().location).toBe('/get-a-quote?product=motor');
    expect((await page.request.get('/motor-insurance')).status()).toBe(200);
  }
  const table = structuredClone((await tableOf(service)) as { data: Record<string, unknown> });
  const marked = '<img src=x onerror=alert(1)></script>';
  const question = { name: 'a', kind: 'yesno', label: marked, hint: marked };
  const plan = { name: 'p', label: marked, base: 1, factors: [], includes: [{ label: marked }] };
  Object.assign(table.data, { product: 'motor', version: marked, questions: [question], plans: [plan] });
  Object.assign(table.data, { hand_over: 'javascript:alert(1)' });
  service.answer('GET /rates/motor', { json: table });
  await purge(site);
  await page.goto('/quote/motor?step=1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(marked);
  await hydrated(page);
  await page.locator('[value=yes]').check();
  await proceed(page, 'See the prices');
  await expect.poll(() => amounts(page)).toEqual(['SAR 1.15']);
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
});

test('the way to the sales system takes answers and price along, where only that can read them (decision 0044)', async ({
  page,
  service,
  freshSite,
}) => {
  const site = await freshSite({
    CONTENT_API_URL: service.url,
    HAND_OVER_SECRET: Buffer.alloc(32, 7).toString('base64'),
  });
  const answers = { use: 'taxi', value: '60000', 'first-used': '2018-01-01', claims: 'no' };
  const value = Buffer.from(JSON.stringify(answers)).toString('base64url');
  await page.context().addCookies([{ name: 'quote-motor', value, url: site.url }]);
  await page.goto(`${site.url}/ar/quote/motor?step=prices`);
  const buy = page.getByRole('main').getByRole('link', { name: 'اشترِ إلكترونيًا: ضد الغير' });
  const href = await buy.evaluate((link: HTMLAnchorElement) => link.href);
  const response = await page.request.get(href, { maxRedirects: 0 });
  expect(response.status()).toBe(303);
  expect(response.headers()['cache-control']).toBe('no-store');
  const to = new URL(response.headers().location ?? '');
  expect(to.origin).toBe('https://sales.example.com');
  expect([...to.searchParams.keys()]).toEqual(['product', 'plan', 'quote']);
  expect(to.href).not.toMatch(/taxi|60000|1178/);
  // Without answers there is no price to hand over.
  await page.context().clearCookies();
  const without = await page.request.get(href, { maxRedirects: 0 });
  expect(without.headers().location).toMatch(/^\/ar\/quote\/motor\?begun=\d+&step=1&plan=third-party$/);
});

test('calls of React Router’s browser code are answered where an application stands, and nowhere else', async ({
  page,
}) => {
  const statusOf = async (path: string) => (await page.request.get(path)).status();
  expect(await statusOf('/quote/motor.data')).toBe(200);
  expect(await statusOf('/ar/quote/motor.data')).toBe(200);
  for (const path of ['/quote/none.data', '/contact-us.data', '/who-we-are.data', '/__manifest'])
    expect(await statusOf(path), path).toBe(404);
  expect(await (await page.request.get('/who-we-are')).text()).not.toContain('application-data');
});
