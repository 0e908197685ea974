import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { walkThrough } from '../page-checks.ts';
import { fillByKey, pressByKey, tabTo } from './by-keyboard.ts';
import { proceedScreens } from './forms-examples.ts';

const words = {
  en: {
    menu: 'Menu',
    closeMenu: 'Close menu',
    other: 'العربية',
    track: 'Track',
    openings: 'Show Jobs',
    search: 'Search this site',
    found: /results? for/,
  },
  ar: {
    menu: 'القائمة',
    closeMenu: 'أغلق القائمة',
    other: 'English',
    track: 'تتبّع',
    openings: 'اعرض الوظائف',
    search: 'ابحث في الموقع',
    found: /نتيجة|نتائج/,
  },
};

test.beforeEach(async ({ page }) => {
  await page.route('https://maps.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>A map' }),
  );
});

for (const language of languages) {
  const say = words[language];

  test(`the side menu opens, keeps the focus, closes with Escape and gives the focus back (${language})`, async ({
    page,
  }) => {
    await acceptCookies(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(at(language, '/claims'));
    const button = page.getByRole('button', { name: say.menu, exact: true });
    await pressByKey(page, button);
    const menu = page.getByRole('dialog', { name: say.menu });
    await expect(menu).toBeVisible();
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab');
      // The browser's own bar is the one stop between the end of a dialog and its beginning.
      const place = await menu.evaluate((dialog) =>
        document.activeElement === document.body ? 'browser' : dialog.contains(document.activeElement),
      );
      expect(place).toBeTruthy();
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(`the language switch leads to the same page in the other language (${language})`, async ({ page }) => {
    await acceptCookies(page);
    await page.goto(at(language, '/claims'));
    const switcher = page.getByRole('banner').locator('[data-language-switch] summary').first();
    await pressByKey(page, switcher);
    await page.keyboard.press('Escape');
    await expect(switcher).toBeFocused();
    await page.keyboard.press('Enter');
    await pressByKey(page, page.getByRole('banner').getByRole('link', { name: say.other }).first());
    await expect(page).toHaveURL(at(language === 'ar' ? 'en' : 'ar', '/claims'));
  });

  test(`the cookie bar and its settings are answered (${language})`, async ({ page }) => {
    await page.goto(at(language, '/claims'));
    const bar = page.locator('[data-cookie-bar]');
    const settings = bar.getByRole('button').first();
    await pressByKey(page, settings);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const [first, second] = [dialog.getByRole('tab').first(), dialog.getByRole('tab').last()];
    await tabTo(page, first);
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(settings).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(bar).toBeHidden();
  });

  test(`questions unfold, rows move and documents are saved (${language})`, async ({ page }) => {
    await acceptCookies(page);
    await page.goto(at(language, '/faqs-page'));
    const question = page.locator('main summary').first();
    const response = page.locator('main details').first();
    await pressByKey(page, question, 'Space');
    await expect(response).toHaveAttribute('open', '');
    await page.keyboard.press('Enter');
    await expect(response).not.toHaveAttribute('open');
    await page.goto(at(language, '/customer-rights'));
    const download = page.waitForEvent('download');
    await pressByKey(page, page.locator('main .documents__item a').first());
    await download;
  });

  for (const { kind, path, values, button } of proceedScreens.filter(({ kind }) => kind !== 'cancel-insurance')) {
    test(`${kind}: from the first field to the answer (${language})`, async ({ page }) => {
      await acceptCookies(page);
      await page.goto(at(language, path));
      await page.locator('form[data-enhanced]').waitFor();
      await fillByKey(page, values);
      await pressByKey(page, page.getByRole('main').getByRole('button', { name: button[language], exact: true }));
      await expect(page.locator('[data-reference]')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }

  test(`a claim is tracked, and a wrong number is told where the focus is (${language})`, async ({ page }) => {
    await acceptCookies(page);
    await page.goto(at(language, '/claims'));
    await page.locator('form[data-enhanced]').waitFor();
    await pressByKey(page, page.getByRole('main').getByRole('button', { name: say.track, exact: true }));
    await expect(page.locator('.error-summary, [role=alert]').first()).toBeVisible();
    expect(await page.evaluate(() => document.querySelector('#form')?.contains(document.activeElement))).toBe(true);
  });

  test(`a job is searched, opened and applied for up to its first field (${language})`, async ({ page }) => {
    await acceptCookies(page);
    await page.goto(at(language, '/career-openings'));
    await tabTo(page, page.locator('#location'));
    await page.keyboard.press('ArrowDown');
    await pressByKey(page, page.getByRole('button', { name: say.openings }));
    await expect(page).toHaveURL(/location=./);
    await pressByKey(page, page.getByRole('main').locator('a[href*="/career-details/"]').first());
    await expect(page).toHaveURL(/career-details/);
    await pressByKey(page, page.getByRole('main').locator('a[href*="/apply-form/"]').first());
    await expect(page).toHaveURL(/apply-form/);
    await tabTo(page, page.locator('[data-field="first_name"] input'));
    await page.keyboard.type('سارة');
    await expect(page.locator('[data-field="first_name"] input')).toHaveValue('سارة');
  });

  test(`the search is asked and its first answer opened (${language})`, async ({ page }) => {
    await acceptCookies(page);
    await page.goto(at(language, '/search'));
    await tabTo(page, page.getByRole('main').getByRole('searchbox'));
    await page.keyboard.type(language === 'ar' ? 'المطالبات' : 'claims');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(say.found);
    await pressByKey(page, page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first());
    await expect(page).not.toHaveURL(/search/);
  });
}

for (const [language, path, width, height] of [
  ['en', '/all-sections', 1280, 800],
  ['ar', '/all-sections', 360, 740],
  ['ar', '/', 1280, 800],
  ['en', '/apply-form/1', 360, 740],
  ['ar', '/contact-us', 320, 256],
  ['ar', '/search?q=المطالبات', 360, 740],
] as const) {
  // The cookie bar is open: of all that lies over a page it is the largest.
  test(`every stop of ${path} can be seen and is not covered (${language}, ${width} × ${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(at(language, path));
    const { found, stops } = await walkThrough(page, path);
    expect(found).toEqual([]);
    expect(stops).toBeGreaterThan(20);
  });
}
