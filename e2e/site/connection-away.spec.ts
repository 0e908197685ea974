import { answerClaim, stepsToPhotos } from '../begun-claim.ts';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { hydrated } from '../hydration.ts';
import { sidewaysScroll, violations } from '../page-checks.ts';

const away = { en: 'The connection is lost.', ar: 'انقطع الاتصال' };

for (const language of languages) {
  test(`what is typed in a claim while the line is away stays, and is kept and sent when it is back, ${language}`, async ({
    page,
    issues,
    site,
  }) => {
    issues.allow(/ERR_INTERNET_DISCONNECTED/);
    await acceptCookies(page);
    await answerClaim(page, language, site.url, stepsToPhotos);
    await page.goto(at(language, '/claim?step=policy'));
    await hydrated(page);
    const notice = page.getByRole('alert').filter({ hasText: away[language] });
    const number = page.locator('main [name=policy_number]');
    await page.context().setOffline(true);
    await number.fill('P-4004');
    await expect(notice).toBeVisible();
    await expect(number).toHaveValue('P-4004');
    expect(await violations(page, language)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.locator('main .request-form__actions button[type=submit]').click();
    await expect(number).toHaveValue('P-4004');
    await page.context().setOffline(false);
    await expect(page).toHaveURL(/step=photos/);
    await expect(notice).toHaveCount(0);
    await page.goto(at(language, '/claim?step=policy'));
    await expect(number).toHaveValue('P-4004');
  });

  test(`an application goes on by itself after something between was too busy, ${language}`, async ({
    page,
    issues,
  }) => {
    issues.allow(/status of 502/);
    await acceptCookies(page);
    await page.goto(at(language, '/find-a-provider'));
    await hydrated(page);
    let refused = 0;
    await page.route(/find-a-provider\.data/, async (route) => {
      refused += 1;
      if (refused > 1) return route.continue();
      return route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' });
    });
    await page.locator('[name=city]').selectOption('Jeddah');
    await expect(page.getByRole('alert').filter({ hasText: away[language] })).toBeVisible();
    await expect(page).toHaveURL(/\?city=Jeddah$/);
    await expect(page.getByRole('alert').filter({ hasText: away[language] })).toHaveCount(0);
    await expect(page.locator('#provider-city')).toHaveValue('Jeddah');
  });
}
