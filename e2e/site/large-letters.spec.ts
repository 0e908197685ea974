import type { Page } from '@playwright/test';
import { at, expect, languages, test } from '../fixtures.ts';
import { partedWords, sidewaysScroll } from '../page-checks.ts';
import { letIn } from './every-screen.ts';
import { section, servePage } from './test-page.ts';

/** Screens as they open, and forms with what is wrong in them, whose words are the longest. */
const opened = ['/', '/claims', '/quote/motor', '/quote/travel', '/quote/motor?step=prices', '/claim', '/my-requests'];
const asked = ['/visit-visa-planner', '/savings-calculator', '/extend-insurance'];
const other = ['/find-a-provider', '/no-such-page', '/career-openings'];

test.use({ viewport: { width: 360, height: 640 } });

for (const language of languages) {
  test(`in letters of twice the size no screen scrolls sideways on a phone, ${language}`, async ({
    page,
    site,
    issues,
  }) => {
    issues.allow(/status of 4\d\d/);
    await letIn(page);
    const answers = { use: 'taxi', value: '60000', 'first-used': '2018-01-01', claims: 'no' };
    const value = Buffer.from(JSON.stringify(answers)).toString('base64url');
    await page.context().addCookies([{ name: 'quote-motor', value, url: site.url }]);
    for (const path of [...opened, ...other]) {
      await page.goto(at(language, path));
      await expectToFit(page, path);
    }
    for (const path of asked) {
      await page.goto(at(language, path));
      await page.locator('main form .button--action[type=submit]').first().click();
      await expect(page.locator('.error-summary')).toBeVisible();
      await expectToFit(page, `${path} with problems`);
    }
  });
}

for (const language of languages) {
  test(`where text alone is twice as large the cookie choices stand in whole words, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(at(language, '/claim'));
    const choices = page.locator('.cookie-bar').getByRole('button');
    await expect(choices).toHaveCount(3);
    await doubleLetters(page);
    expect(await partedWords(choices)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

for (const language of languages) {
  test(`where text alone is twice as large a number to call in narrow text does not widen the page, ${language}`, async ({
    page,
    service,
  }) => {
    const description = '<p>الخدمة <a href="tel:8002000147"><bdi>800 200 0147</bdi></a>.</p>';
    const boards = ['One', 'Two'].map((title) => ({ title, description, logo: '/media/logo.png' }));
    servePage(service, 'test-page', [section('card', { header: 'Help' }, boards)]);
    await page.goto(at(language, '/test-page'));
    const number = page.locator('main a[href^="tel:"]').first();
    await expect(number).toBeVisible();
    await expectToFit(page, '/test-page');
  });
}

async function expectToFit(page: Page, where: string): Promise<void> {
  await doubleLetters(page);
  expect.soft(await sidewaysScroll(page), where).toBe(0);
}

/** As a browser does that magnifies text alone: the limits in rem stay where they are. */
function doubleLetters(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}
