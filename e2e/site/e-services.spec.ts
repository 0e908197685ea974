import { acceptCookies, at, expect, languages, purge, test } from '../fixtures.ts';

const wanted = {
  en: { care: 'I look for a hospital, a clinic or a pharmacy', cover: 'I want to be insured' },
  ar: { care: 'أبحث عن مستشفى أو عيادة أو صيدلية', cover: 'أريد تأمينًا' },
};
const addresses = (language: (typeof languages)[number], paths: string[]) => paths.map((path) => at(language, path));

test.beforeEach(({ page }) => acceptCookies(page));

for (const language of languages) {
  test(`[FRAME-25] everything that can be done here stands on the page of all services, ${language}`, async ({
    page,
  }) => {
    await page.goto(at(language, '/e-services'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: wanted[language].care })).toBeVisible();
    const paths = ['/find-a-provider', '/visit-visa-planner', '/savings-calculator', '/submit-claim', '/quote/motor'];
    const links = await main.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(expect.arrayContaining(addresses(language, paths)));
    for (const path of paths) {
      await page.goto(at(language, '/e-services'));
      await main.locator(`a[href="${at(language, path)}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${at(language, path)}(\\?|$)`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test(`a number to call stands in one line at every width, ${language}`, async ({ page }) => {
    await page.goto(at(language, '/e-services'));
    for (const width of [320, 340, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 640 });
      const lines = await page
        .getByRole('main')
        .locator('[href^="tel:"] bdi')
        .evaluateAll((all) => all.map((number) => number.getClientRects().length));
      expect([width, ...lines]).toEqual([width, ...lines.map(() => 1)]);
    }
  });

  test(`with a service that has no providers and no prices it leads to none of them, ${language}`, async ({
    page,
    service,
    site,
  }) => {
    for (const call of ['GET /providers', 'GET /rates'] as const)
      service.answer(call, { status: 404, json: { message: 'Not found' } });
    await purge(site);
    await page.goto(at(language, '/e-services'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: wanted[language].cover })).toBeVisible();
    await expect(main.getByRole('heading', { name: wanted[language].care })).toHaveCount(0);
    await expect(main.locator('a[href*="find-a-provider"], a[href*="/quote/"]')).toHaveCount(0);
    service.reset();
    await purge(site);
  });
}
