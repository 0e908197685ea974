import { todayInRiyadh } from '@insurer/contract/requests/today-in-riyadh.ts';
import type { Browser, Page } from '@playwright/test';
import { addDays } from '../../apps/site/app/visit-plan/days.ts';
import { acceptCookies, at, expect, languages, purge, test } from '../fixtures.ts';
import { hydrated } from '../hydration.ts';
import { loggedText } from '../logged-text.ts';
import { clippedText, sidewaysScroll, smallTargets, violations } from '../page-checks.ts';

// Decision 0040.
const thisYear = Number(todayInRiyadh().slice(0, 4));

const words = {
  en: {
    save: 'Save these prices or send them to myself',
    later: 'Save to go on later or on another device',
    ready: 'Your link is ready.',
    link: 'Your link',
    plan: 'Plan the visit',
    planned: 'Your plan',
    mail: 'Send by email',
    goOn: 'Go on with these answers',
    same: 'The prices are the same today.',
    changed: 'Today’s are valid from',
    whenSaved: 'When saved',
    today: 'Today',
    answer: 'Taxi or deliveries',
    money: (amount: string) => `SAR ${amount}`,
    ended: 'This link has ended',
    quote: 'Motor: your saved prices',
    continue: 'Continue',
    outcomes: 'Show three outcomes',
    leftOut: 'Your ID number, your account and your files are not in the link',
    story: 'A lorry hit my car from behind.',
  },
  ar: {
    save: 'احفظ هذه الأسعار أو أرسلها لنفسك',
    later: 'احفظ لتكمل لاحقًا أو من جهاز آخر',
    ready: 'رابطك جاهز.',
    link: 'رابطك',
    plan: 'خطّط للزيارة',
    planned: 'خطة الزيارة',
    mail: 'أرسله بالبريد الإلكتروني',
    goOn: 'أكمل بهذه الإجابات',
    same: 'الأسعار اليوم هي نفسها.',
    changed: 'أسعار اليوم سارية من',
    whenSaved: 'عند الحفظ',
    today: 'اليوم',
    answer: 'أجرة أو توصيل',
    money: (amount: string) => `${amount} ريال`,
    ended: 'انتهى هذا الرابط',
    quote: 'المركبات: أسعارك المحفوظة',
    continue: 'التالي',
    outcomes: 'اعرض النتائج الثلاث',
    leftOut: 'لا يحمل الرابط رقم هويتك ولا حسابك',
    story: 'صدمت شاحنة سيارتي من الخلف.',
  },
};
type Words = (typeof words)['en'];

/** What this browser keeps after the last question of the example's motor table. */
const answers = { use: 'taxi', value: '60000', 'first-used': '2018-01-01', claims: 'no' };
const prices = ['1,178.52', '2,833.63'];

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const linkOf = (page: Page, say: Words) => main(page).getByRole('textbox', { name: say.link }).inputValue();

async function open(page: Page, address: string, scripts: boolean): Promise<void> {
  await page.goto(address);
  if (scripts) await hydrated(page);
}

/** Another device: nothing of the first one is there but the link. */
async function onAnotherDevice(browser: Browser, link: string, scripts: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: scripts, viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await acceptCookies(page);
  await page.goto(link);
  return page;
}

async function quoteSaved(page: Page, url: string, address: string, scripts: boolean, say: Words): Promise<string> {
  const value = Buffer.from(JSON.stringify(answers)).toString('base64url');
  await page.context().addCookies([{ name: 'quote-motor', value, url }]);
  await open(page, `${address}?step=prices`, scripts);
  await button(page, say.save).click();
  await expect(page.getByRole('heading', { level: 1, name: say.quote })).toBeVisible();
  await expect(main(page)).toContainText(say.ready);
  return linkOf(page, say);
}

test.beforeEach(async ({ page }) => acceptCookies(page));

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 360, height: 780 } });

    for (const language of languages) {
      const say = words[language];

      test(`a quote is saved, read on another device and gone on with, ${language}`, async ({
        page,
        site,
        browser,
      }) => {
        const link = await quoteSaved(page, site.url, at(language, '/quote/motor'), scripts, say);
        const href = await main(page).getByRole('link', { name: say.mail }).getAttribute('href');
        expect(decodeURIComponent(href ?? '')).toContain(link);
        expect(link).not.toMatch(/taxi|60000/);

        const other = await onAnotherDevice(browser, link, scripts);
        for (const price of prices) await expect(main(other)).toContainText(price);
        await expect(main(page)).not.toContainText(say.same);
        await expect(main(other)).toContainText(say.same);
        await expect(main(other).getByRole('definition').first()).toHaveText(say.answer);
        await button(other, say.goOn).click();
        await expect(other).toHaveURL(/\/quote\/motor\?begun=\d+&step=prices$/);
        for (const price of prices) await expect(main(other)).toContainText(price);
        expect(loggedText(site)).not.toContain(new URL(link).searchParams.get('key'));
        await other.context().close();
      });

      test(`a saved quote says what it was computed from, and what the price is today, ${language}`, async ({
        page,
        site,
        service,
      }) => {
        const link = await quoteSaved(page, site.url, at(language, '/quote/motor'), scripts, say);
        const table = (await (await fetch(`${service.url}/rates/motor`)).json()) as {
          data: { plans: { base: number }[] };
        };
        Object.assign(table.data.plans[0] ?? {}, { base: 1_000 });
        Object.assign(table.data, { version: '44' });
        service.answer('GET /rates/motor', { json: table });
        await purge(site, ['rates/motor']);
        await page.goto(link);
        await expect(main(page)).toContainText(/(Version|version|الإصدار) 3\./);
        await expect(main(page)).toContainText(say.changed);
        await expect(main(page)).toContainText(/(version|الإصدار) 44\./);
        const heads = main(page).getByRole('columnheader');
        await expect(heads.nth(1)).toHaveText(say.whenSaved);
        await expect(heads.nth(2)).toHaveText(say.today);
        // 1,000 × 1.6 = 1,600.00, VAT 240.00.
        const cells = main(page).getByRole('row').nth(1).getByRole('cell');
        await expect(cells).toHaveText([prices[0] ?? '', '1,840.00'].map(say.money));
      });

      test(`a question is left open, and the link leads back to it, ${language}`, async ({ page, browser }) => {
        await open(page, at(language, '/quote/motor?step=1'), scripts);
        await main(page).locator('[value=taxi]').check();
        await button(page, say.continue).click();
        await expect(page).toHaveURL(/step=2$/);
        await button(page, say.later).click();
        await expect(page.getByRole('heading', { level: 1, name: say.quote })).toBeVisible();
        const other = await onAnotherDevice(browser, await linkOf(page, say), scripts);
        await expect(main(other)).toContainText(say.answer);
        await button(other, say.goOn).click();
        await expect(other).toHaveURL(/\/quote\/motor\?begun=\d+&step=2$/);
        await other.context().close();
      });

      test(`a claim goes on elsewhere, without its ID and its account, ${language}`, async ({ page, browser }) => {
        await open(page, at(language, '/claim'), scripts);
        await main(page).locator('[name=story]').fill(say.story);
        await button(page, say.later).click();
        await expect(main(page)).toContainText(say.leftOut);
        const other = await onAnotherDevice(browser, await linkOf(page, say), scripts);
        await button(other, say.goOn).click();
        await expect(other).toHaveURL(/\/claim\?claim=\d+$/);
        await expect(main(other).locator('[name=story]')).toHaveValue(say.story);
        await other.context().close();
      });

      test(`the figures of the savings calculator go on elsewhere, ${language}`, async ({ page, browser }) => {
        await open(page, at(language, '/savings-calculator'), scripts);
        for (const [name, value] of Object.entries({ age: '3', year: String(thisYear + 15), monthly: '800' })) {
          await main(page).locator(`[name=${name}]`).fill(value);
        }
        await button(page, say.outcomes).click();
        await button(page, say.later).click();
        const other = await onAnotherDevice(browser, await linkOf(page, say), scripts);
        await button(other, say.goOn).click();
        await expect(main(other)).toContainText(say.money('164,500'));
        await other.context().close();
      });

      test(`the plan of a visit goes on elsewhere, ${language}`, async ({ page, browser }) => {
        await open(page, at(language, '/visit-visa-planner'), scripts);
        await main(page).locator('[name=kind][value=single]').check();
        await main(page).locator('[name=entry]').fill(addDays(todayInRiyadh(), 3));
        await main(page).locator('[name=stay]').fill('30');
        await button(page, say.plan).click();
        await button(page, say.later).click();
        const other = await onAnotherDevice(browser, await linkOf(page, say), scripts);
        await button(other, say.goOn).click();
        await expect(other.getByRole('heading', { name: say.planned })).toBeVisible();
        await expect(main(other).locator('#planner-stay')).toHaveValue('30');
        await other.context().close();
      });
    }
  });
}

for (const language of languages) {
  const say = words[language];

  test(`a link that has ended or was cut says so and leads on, ${language}`, async ({ page, issues }) => {
    issues.allow(/status of 404/);
    const response = await page.goto(at(language, '/saved-answers?key=AAAAbbbb'));
    expect(response?.status()).toBe(404);
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.ended);
    await expect(main(page).getByRole('link', { name: /.+/ }).last()).toHaveAttribute('href', /visit-visa-planner$/);
    expect(await violations(page, 'ended')).toEqual([]);
  });

  test(`WCAG 2.2 AA on a saved quote at 1280 and 360 px, nothing to scroll sideways, ${language}`, async ({
    page,
    site,
  }) => {
    const link = await quoteSaved(page, site.url, at(language, '/quote/motor'), true, say);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 780 });
      await page.goto(link);
      const where = `${language} at ${width}`;
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await clippedText(page, where)).toEqual([]);
      expect(await smallTargets(page, where)).toEqual([]);
      expect(await violations(page, where)).toEqual([]);
    }
  });
}

test('one press copies the link', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const say = words.en;
  const link = await quoteSaved(page, site.url, '/quote/motor', true, say);
  await button(page, 'Copy the link').click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});
