import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';
import { section, servePage } from './test-page.ts';

test.describe('cookie bar', () => {
  const words = {
    en: {
      bar: 'Cookies',
      accept: 'Accept cookies',
      reject: 'Reject cookies',
      settings: 'Cookie settings',
      privacy: 'Your privacy',
      necessary: 'Strictly necessary',
      on: 'Always on',
      save: 'Save settings',
    },
    ar: {
      bar: 'ملفات',
      accept: 'قبول',
      reject: 'رفض',
      settings: 'إعدادات',
      privacy: 'خصوصيتك',
      necessary: 'الضرورية',
      on: 'مفعّلة دائما',
      save: 'حفظ',
    },
  } as const;

  test('[COOKIE-01] [COOKIE-08..10] shows until a choice is stored, on every page', async ({ page }) => {
    await page.goto('/');
    const accept = page.getByRole('button', { name: words.en.accept });
    await expect(accept).toBeVisible();
    await page.reload();
    await expect(accept).toBeVisible();
    await accept.click();
    await expect(accept).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBeTruthy();
    for (const path of ['/', '/careers', '/ar']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /Accept cookies|قبول/ })).toBeHidden();
    }
  });

  for (const language of languages)
    test(`what sticks to the top of a long page lies under the bar, not over its buttons (${language})`, async ({
      page,
      service,
    }) => {
      const long = [1, 2, 3, 4, 5, 6, 7].map((n) =>
        section('single_blog', { header: `Part ${n}`, description: '<p>Text</p>' }),
      );
      servePage(service, 'test-page', [section('full_banner', { image: '/media/full.png' }), ...long]);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(at(language, '/test-page'));
        // A product page begins so tall that its menu first stands at the end of the window, where the bar is.
        await page.locator('.page-menu__bar').evaluate((menu) => {
          const { top = 0 } = menu.querySelector('summary')?.getBoundingClientRect() ?? {};
          const main = menu.closest('main');
          if (main) main.style.paddingBlockStart = `${innerHeight - 60 - top}px`;
        });
        const met = await page
          .locator('[data-cookie-bar] button')
          .filter({ visible: true })
          .evaluateAll((buttons) =>
            buttons.map((button) => {
              const { x, y, width: wide, height } = button.getBoundingClientRect();
              return button.contains(document.elementFromPoint(x + wide / 2, y + height / 2));
            }),
          );
        expect(met, `${width} px`).toEqual([true, true, true]);
      }
    });

  test('rejecting is as easy and is remembered too', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: words.en.reject }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: words.en.accept })).toBeHidden();
  });

  for (const language of languages) {
    test(`[COOKIE-02..07] the settings open in a dialog with two tabs, and saving counts as a choice (${language})`, async ({
      page,
    }) => {
      const text = words[language];
      await page.goto(at(language, '/'));
      const bar = page.locator('[data-cookie-bar]');
      await bar.getByRole('button', { name: text.settings }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const tabs = dialog.getByRole('tab');
      await expect(tabs).toHaveCount(2);
      await expect(dialog.getByRole('tabpanel')).toHaveCount(1);
      await tabs.nth(1).click();
      await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(dialog.getByRole('tabpanel')).toHaveCount(1);
      await expect(dialog.getByRole('checkbox')).toHaveCount(0);
      const more = dialog.getByRole('link');
      await expect(more).toHaveAttribute('href', at(language, '/privacy-policy'));
      await dialog.getByRole('button', { name: text.save }).click();
      await expect(dialog).toBeHidden();
      await page.reload();
      await expect(bar).toBeHidden();
      // The privacy policy promises a way back to them: it is at the end of every page.
      const again = page.getByRole('contentinfo').getByRole('button', { name: text.settings });
      await again.click();
      await dialog.getByRole('button', { name: text.save }).click();
      await expect(dialog).toBeHidden();
      await expect(again).toBeFocused();
    });
  }

  for (const language of languages) {
    test(`[COOKIE-01] by keyboard the bar comes right after the skip link, on every page that is opened, ${language}`, async ({
      page,
    }) => {
      const { settings, reject } = words[language];
      const bar = page.locator('[data-cookie-bar]');
      await page.goto(at(language, '/who-we-are'));
      const comesFirst = async () => {
        await expect(page.locator('.skip-link + [data-cookie-bar]')).toBeVisible();
        await page.locator('.skip-link').focus();
        await page.keyboard.press('Tab');
        await expect(bar.getByRole('button', { name: settings })).toBeFocused();
      };
      await comesFirst();
      await page.locator('.brand-logo').first().click();
      await expect(page).not.toHaveURL(/who-we-are/);
      await comesFirst();
      await page.goBack();
      await expect(page).toHaveURL(/who-we-are/);
      await comesFirst();
      await page.keyboard.press('Tab');
      await expect(bar.getByRole('button', { name: reject })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(bar).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
    });
  }

  test('[COOKIE-01] in a low window, where it stands at the end, it comes last by keyboard, too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/who-we-are');
    await expect(page.getByRole('button', { name: words.en.accept })).toBeVisible();
    await expect(page.locator('.site-footer ~ [data-cookie-bar]')).toBeVisible();
  });

  test('nothing but strictly necessary storage before a choice', async ({ page, context }) => {
    await page.goto('/');
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  });
});

test.describe('language', () => {
  test.beforeEach(async ({ page }) => acceptCookies(page));
  const open = (page: import('@playwright/test').Page) =>
    page
      .getByRole('banner')
      .locator('summary')
      .filter({ hasText: /English|العربية/ })
      .first();

  test('[FRAME-07] [I18N-01] [I18N-09] [I18N-10] the switch offers exactly two languages and opens and closes', async ({
    page,
  }) => {
    await page.goto('/careers');
    const options = page.getByRole('banner').locator('[data-language]').filter({ visible: true });
    await expect(options).toHaveCount(0);
    await open(page).click();
    await expect(options).toHaveText(['English', 'العربية']);
    await open(page).click();
    await expect(options).toHaveCount(0);
  });

  test('[I18N-02] [I18N-03] English is the default and the fallback', async ({ page, context }) => {
    await page.goto('/careers');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await context.addCookies([{ name: 'language', value: 'fr', url: page.url() }]);
    await page.goto('/careers');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('[I18N-04..09] [I18N-12] choosing Arabic turns the same page without a reload, and the choice stays', async ({
    page,
  }) => {
    await page.goto('/who-we-are');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await open(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'العربية' }).first().click();
    await expect(page).toHaveURL('/ar/who-we-are');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(page.getByRole('main')).toContainText('تأمين شامل للمركبة');
    await expect(page.getByRole('contentinfo')).toContainText('الشروط والأحكام');
    await expect(page.getByRole('banner').locator('[data-language]').filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar');
    await page.goto('/careers');
    await expect(page).toHaveURL('/ar/careers');
    await open(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/careers');
    await expect(page).toHaveURL('/careers');
  });

  test('links inside an Arabic page stay Arabic', async ({ page }) => {
    await page.goto('/ar');
    const addresses = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) =>
        links
          .filter((link) => !link.matches('[data-language="en"], [href^="/media/"]'))
          .map((link) => link.getAttribute('href')),
      );
    expect(addresses.filter((address) => !/^\/ar(\/|$)/.test(address ?? ''))).toEqual([]);
  });

  test('what is typed in a form survives the switch', async ({ page }) => {
    await page.goto('/contact-us');
    await page.getByLabel('Name', { exact: true }).fill('سارة الحربي');
    await open(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'العربية' }).first().click();
    await expect(page).toHaveURL('/ar/contact-us');
    await expect(page.locator('[name="name"]')).toHaveValue('سارة الحربي');
  });

  test('alternates and canonical addresses are absolute and mutual', async ({ page }) => {
    for (const language of languages) {
      await page.goto(at(language, '/careers'));
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(at(language, '/careers'));
      for (const other of languages) {
        const alternate = await page.locator(`link[hreflang="${other}"]`).getAttribute('href');
        expect(new URL(alternate ?? '').pathname).toBe(at(other, '/careers'));
      }
      await expect(page.locator('link[hreflang="x-default"]')).toHaveCount(1);
    }
  });
});
