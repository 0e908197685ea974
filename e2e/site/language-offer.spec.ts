import type { Page } from '@playwright/test';
import { acceptCookies, expect, test } from '../fixtures.ts';

const offer = (page: Page) => page.getByRole('complementary', { name: 'تصفّحه بالعربية' });

test.beforeEach(({ page }) => acceptCookies(page));

test.describe('a browser that prefers Arabic', () => {
  test.use({ locale: 'ar-SA' });

  test('is offered Arabic on English pages, in Arabic, and one press turns the same page', async ({ page }) => {
    await page.goto('/contact-us?about=accessibility');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(offer(page)).toBeVisible();
    await expect(offer(page)).toHaveAttribute('dir', 'rtl');
    await offer(page).getByRole('link', { name: 'تصفّحه بالعربية' }).click();
    await expect(page).toHaveURL('/ar/contact-us?about=accessibility');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(offer(page)).toBeHidden();
  });

  test('that says no is not asked again, on this page or the next', async ({ page }) => {
    await page.goto('/careers');
    await offer(page).getByRole('button', { name: 'لا، شكرًا' }).click();
    await expect(offer(page)).toBeHidden();
    await expect(page).toHaveURL('/careers');
    await page.goto('/claims');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(offer(page)).toBeHidden();
  });

  test('sees no offer on Arabic pages, and nothing moves because of it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/careers', { waitUntil: 'load' });
    await expect(offer(page)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0);
    await page.goto('/ar/careers');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });
});

test('a browser that prefers English is offered nothing', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test('on a phone one press in the bar turns the page to the other language and back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/careers');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/careers');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
