import { answerClaim } from '../begun-claim.ts';
import { chromium } from '../browser.ts';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { partedWords, sidewaysScroll } from '../page-checks.ts';
import { section, servePage } from './test-page.ts';

const photo = { name: 'car.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]) };

/** What the browser's own setting for letters of twice the size does: unlike the style of a page it moves the limits in rem, too. */
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: { ...chromium, args: [...(chromium.args ?? []), '--blink-settings=defaultFontSize=32'] },
});

for (const language of languages) {
  test(`a browser set to letters of twice the size parts no short word of what is pressed, ${language}`, async ({
    page,
  }) => {
    await page.goto(at(language, '/'));
    expect.soft(await partedWords(page.locator('.cookie-bar :is(button, a)'))).toEqual([]);
    const choices = page.locator('.cookie-bar .button');
    const widths = await choices.evaluateAll((buttons) => buttons.map((button) => button.clientWidth));
    expect.soft(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0)), 'both choices weigh the same').toBeLessThan(30);
    for (const [path, parts] of [
      ['/all-sections', '.card-grid__card :is(h3, a)'],
      ['/all-sections', '[data-section="our_branches"] :is(dt, dd)'],
      ['/career-openings', '.job-cards__card :is(h2, a)'],
    ] as const) {
      await page.goto(at(language, path));
      const shown = page.locator('main').locator(parts);
      expect.soft(await shown.count(), parts).toBeGreaterThan(1);
      expect.soft(await partedWords(shown), parts).toEqual([]);
    }
  });

  test(`in letters of twice the size prices and the link that saves them scroll nowhere sideways, ${language}`, async ({
    page,
    site,
  }) => {
    await acceptCookies(page);
    const answers = { use: 'taxi', value: '60000', 'first-used': '2018-01-01', claims: 'no' };
    const value = Buffer.from(JSON.stringify(answers)).toString('base64url');
    await page.context().addCookies([{ name: 'quote-motor', value, url: site.url }]);
    await page.goto(at(language, '/quote/motor?step=prices'));
    expect(await sidewaysScroll(page)).toBe(0);
    await page
      .getByRole('button', { name: language === 'ar' ? 'احفظ هذه الأسعار أو أرسلها لنفسك' : 'Save these prices' })
      .click();
    await expect(page.getByText(language === 'ar' ? 'رابطك جاهز.' : 'Your link is ready.')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test(`in letters of twice the size the ways to change a claim stand whole, ${language}`, async ({ page, site }) => {
    await acceptCookies(page);
    await answerClaim(page, language, site.url);
    await page.goto(at(language, '/claim?step=check'));
    await page.locator('.claim__pick input').last().setInputFiles(photo);
    await expect(page.locator('[data-kept]')).toBeVisible();
    const pressed = page.locator('.claim__answers-head a, .claim__file button');
    expect(await pressed.count()).toBeGreaterThan(4);
    expect(await partedWords(pressed)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test(`in letters of twice the size a price is asked for in whole words on a tablet, ${language}`, async ({
    page,
    service,
  }) => {
    const links = { plan1_link: '/quote/motor', plan2_link: '/quote/motor', plan3_link: '/quote/motor' };
    const row = { title: 'Towing', plan1: 'Once', plan2: 'Twice', plan3: 'No' };
    servePage(service, 'test-page', [section('insurance_plans_report', { title: 'Plans', ...links }, [row])]);
    for (const width of [768, 900, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(at(language, '/test-page'));
      const quotes = page.locator('main .insurance-plans__quote');
      await expect(quotes).toHaveCount(3);
      expect.soft(await partedWords(quotes), String(width)).toEqual([]);
    }
  });
}
