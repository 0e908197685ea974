import { todayInRiyadh } from '@insurer/contract/requests/today-in-riyadh.ts';
import type { Page } from '@playwright/test';
import { barriersAt } from '../barriers.ts';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { hydrated } from '../hydration.ts';

// Decision 0033.
const path = '/savings-calculator';
const thisYear = Number(todayInRiyadh().slice(0, 4));

const words = {
  en: {
    submit: 'Show three outcomes',
    result: 'What it could come to',
    illustration: 'An illustration, not a promise',
    when: `In ${thisYear + 15}, after 15 years, at the age of 18`,
    amounts: ['SAR 144,000', 'SAR 131,000', 'SAR 164,500', 'SAR 203,000'],
    twice: 'SAR 262,000',
    count: 'by −1.2% in poor, 1.82% in average and 4.51% in good markets',
    missing: 'Age today: Enter the age.',
    outside: `Year in which the money is needed: Enter a whole number from ${thisYear + 1} to ${thisYear + 50}.`,
    forget: 'Clear what I entered',
    error: 'Error: ',
  },
  ar: {
    submit: 'اعرض النتائج الثلاث',
    result: 'ما قد تبلغه مدخراتك',
    illustration: 'هذا مثال توضيحي وليس وعدًا',
    when: `في عام ${thisYear + 15}، بعد 15 سنة، عند عمر 18`,
    amounts: ['144,000 ريال', '131,000 ريال', '164,500 ريال', '203,000 ريال'],
    twice: '262,000 ريال',
    count: 'بنسبة −1.2% في الأسواق الضعيفة و1.82% في المتوسطة و4.51% في الجيدة',
    missing: 'العمر اليوم: أدخل العمر.',
    outside: `السنة التي تحتاج فيها إلى الرصيد: أدخل رقمًا صحيحًا من ${thisYear + 1} إلى ${thisYear + 50}.`,
    forget: 'امسح ما أدخلته',
    error: 'خطأ: ',
  },
};

async function open(page: Page, address: string, scripts: boolean): Promise<void> {
  await page.goto(address);
  if (scripts) await hydrated(page);
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const amounts = (page: Page) => page.locator('#outcomes dd bdi');
/** The marks that keep a number's direction are nothing to a reader. */
const plainText = async (page: Page) => (await page.locator('#outcomes').innerText()).replace(/[\u2066-\u2069]/g, '');

test.beforeEach(async ({ page }) => {
  await acceptCookies(page);
});

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 360, height: 780 } });

    for (const language of languages) {
      test(`three figures give three outcomes with what is counted by, and stay over a reload, ${language}`, async ({
        page,
        site,
        issues,
      }) => {
        issues.allow(/status of 422/);
        const say = words[language];
        await open(page, at(language, path), scripts);
        await field(page, 'year').fill('1999');
        await field(page, 'monthly').fill('٨٠٠');
        await button(page, say.submit).click();
        const summary = page.locator('main .error-summary');
        await expect(summary.getByRole('link')).toHaveText([say.missing, say.outside]);
        await expect(page).toHaveTitle(new RegExp(`^${say.error}`));
        if (scripts) await expect(summary).toBeFocused();
        // What is put right below it is not read out over what is typed.
        await expect(summary).toHaveAttribute('aria-live', 'off');

        // To follow a line takes none away; what is put right leaves the summary.
        await summary.getByRole('link', { name: say.missing }).click();
        await expect(field(page, 'age')).toBeFocused();
        await expect(summary.getByRole('link')).toHaveText([say.missing, say.outside]);
        await field(page, 'age').fill('3');
        if (scripts) await expect(summary.getByRole('link')).toHaveText([say.outside]);
        await field(page, 'year').fill(String(thisYear + 15));
        if (scripts) await expect(summary).toHaveCount(0);
        if (scripts) await expect(page).not.toHaveTitle(new RegExp(say.error));
        await button(page, say.submit).click();
        const heading = page.getByRole('heading', { name: say.result });
        await expect(heading).toBeVisible();
        if (scripts) await expect(heading).toBeFocused();
        await expect(amounts(page)).toHaveText(say.amounts);
        for (const text of [say.illustration, say.when, say.count]) expect(await plainText(page)).toContain(text);
        // Minus, number and per cent are one run, which an Arabic line does not take apart.
        await expect(page.getByText('\u2068−1.2%\u2069')).toBeVisible();

        await page.reload();
        await expect(amounts(page)).toHaveText(say.amounts);
        await expect(field(page, 'age')).toHaveValue('3');
        expect(new URL(page.url()).search).toBe('');
        // Outcomes stand beside no figures but their own.
        await field(page, 'monthly').fill('1,5');
        await button(page, say.submit).click();
        await expect(summary).toBeVisible();
        await expect(amounts(page)).toHaveCount(0);
        expect(site.log.join('')).not.toContain('٨٠٠');
        await open(page, at(language, path), scripts);
        await button(page, say.forget).click();
        await expect(heading).toHaveCount(0);
        await expect(field(page, 'monthly')).toHaveValue('');
      });
    }
  });
}

for (const language of languages) {
  const say = words[language];

  test(`by keyboard; each change shows at once, and all fits and is accessible, ${language}`, async ({ page }) => {
    const found: string[] = [];
    await open(page, at(language, path), true);
    await field(page, 'age').focus();
    for (const figure of ['3', String(thisYear + 15), '800']) {
      await page.keyboard.type(figure);
      if (figure !== '800') await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(amounts(page)).toHaveText(say.amounts);
    const kept = page.waitForResponse((response) => response.request().method() === 'POST');
    await field(page, 'monthly').fill('1600');
    await expect(amounts(page).nth(1)).toHaveText(say.twice);
    await kept;
    // Beside a figure that does not hold, outcomes of the one before would be read as its own.
    await field(page, 'monthly').fill('1000000');
    await expect(amounts(page)).toHaveCount(0);
    await field(page, 'monthly').fill('1600');
    await expect(amounts(page).nth(1)).toHaveText(say.twice);
    found.push(...(await barriersAt(page, [1280, 768, 360])));
    expect(found).toEqual([]);
  });
}

test('where the setting switches it off, there is no calculator', async ({ page, fake, freshSite }) => {
  const site = await freshSite({ CONTENT_API_URL: fake.url, SAVINGS_ILLUSTRATION: 'off' });
  expect((await page.request.get(`${site.url}${path}`)).status()).toBe(404);
});
