import { answerClaim } from '../begun-claim.ts';
import { at, expect, languages, test } from '../fixtures.ts';
import { holdScripts } from '../hydration.ts';

const path = '/submit-complaints';
const story = { en: 'Nobody called back', ar: 'لم يتصل بي أحد' };

const lateScripts = { 'any script': /entry\.client.*\.js/, React: /hydrate-application.*\.js/ };
const applications = [
  ['/claim?step=contact', 'id_number', '1000000016'],
  ['/claim', 'story', 'Two cars'],
  ['/visit-visa-planner', 'stay', '90'],
] as const;

for (const language of languages) {
  const other = language === 'en' ? 'ar' : 'en';

  test.describe(`what is pressed before the scripts have come counts as if they were there, ${language}`, () => {
    test.beforeEach(async ({ page }) => page.setViewportSize({ width: 360, height: 640 }));

    test(`[COOKIE-08..10] [I18N-07] a choice of cookies at once, a language with everything that was typed`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto(at(language, path), { waitUntil: 'commit' });
      const bar = page.locator('[data-cookie-bar]');
      await bar.locator('[data-cookie-choice="accepted"]').click();
      await expect(bar).toBeHidden();
      await page.locator('main textarea').first().fill(story[language]);
      const choice = page.locator('main form[data-form] select').first();
      await choice.selectOption({ index: 2 });
      const chosen = await choice.inputValue();
      await page.getByRole('banner').locator(`[data-language="${other}"]`).filter({ visible: true }).click();
      release();
      await expect(page).toHaveURL(at(other, path));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(page.locator('main textarea').first()).toHaveValue(story[language]);
      await expect(choice).toHaveValue(chosen);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(bar).toBeHidden();
    });

    test('[COOKIE-08..10] a choice of cookies on Home, too', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(at(language, '/'), { waitUntil: 'commit' });
      const bar = page.locator('[data-cookie-bar]');
      await bar.locator('[data-cookie-choice="rejected"]').click();
      await expect(bar).toBeHidden();
      release();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('rejected');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-menus');
      await expect(bar).toBeHidden();
    });

    for (const [what, late] of Object.entries(lateScripts))
      test(`[I18N-07] a language in a claim and in the planner, with all that was typed before ${what} came`, async ({
        page,
        site,
      }) => {
        await answerClaim(page, language, site.url);
        for (const [address, name, typed] of applications) {
          const asked = page.waitForRequest(late);
          const release = await holdScripts(page, late);
          await page.goto(at(language, address), { waitUntil: 'commit' });
          await asked;
          await page.locator(`main [name=${name}]`).fill(typed);
          await page.getByRole('banner').locator(`[data-language="${other}"]`).filter({ visible: true }).click();
          release();
          // A claim has its name in the address by now.
          await expect(page).toHaveURL((url) => {
            url.searchParams.delete('claim');
            return url.pathname + url.search === at(other, address);
          });
          await expect(page.locator(`main [name=${name}]`)).toHaveValue(typed);
          await page.unrouteAll({ behavior: 'wait' });
          await page.context().clearCookies({ name: 'language' });
          await page.evaluate(() => localStorage.clear());
        }
      });

    test('a language whose scripts never come is the link that it was', async ({ page, issues }) => {
      issues.allow(/Failed to load resource/);
      await page.route(/entry\.client.*\.js/, (route) => route.abort());
      await page.goto(at(language, path));
      await page.locator('main textarea').first().fill(story[language]);
      await page.getByRole('banner').locator(`[data-language="${other}"]`).filter({ visible: true }).click();
      await expect(page).toHaveURL(at(other, path));
    });

    test('a language that is pressed twice waits no longer', async ({ page }) => {
      await holdScripts(page);
      await page.goto(at(language, path), { waitUntil: 'commit' });
      await page.locator('main textarea').first().fill(story[language]);
      const sign = page.getByRole('banner').locator(`[data-language="${other}"]`).filter({ visible: true });
      await sign.click();
      await sign.click();
      await expect(page).toHaveURL(at(other, path));
    });
  });
}
