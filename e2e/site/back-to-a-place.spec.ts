import type { Page } from '@playwright/test';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';

test.beforeEach(({ page }) => acceptCookies(page));

/** By its script: some of them stand in menus on a phone. */
const press = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

for (const language of languages) {
  test(`Back behind a step to a place of the page leads to that page, with what was typed, and then to the one before, ${language}`, async ({
    page,
  }) => {
    const name = page.locator('[name=name]');
    const contact = at(language, '/contact-us');
    await page.goto(at(language, '/'));
    const home = await page.getByRole('heading', { level: 1 }).innerText();
    await press(page, contact);
    await expect(page).toHaveURL(new RegExp(`${contact}$`));
    await page.locator('form[data-enhanced]').waitFor();
    await press(page, '#form');
    await expect(page).toHaveURL(/#form$/);
    await name.fill('سارة');
    await press(page, at(language, '/who-we-are'));
    await expect(page).toHaveURL(/who-we-are$/);
    await page.goBack();
    await expect(page).toHaveURL(/contact-us#form$/);
    await expect(name).toHaveValue('سارة');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${contact}$`));
    await expect(name).toHaveValue('سارة');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home);
    await expect(name).toHaveCount(0);
    await page.goForward();
    await expect(name).toHaveValue('سارة');
  });

  test(`Back and forward between two places of a page that a link has led to scroll to them, ${language}`, async ({
    page,
  }) => {
    const contact = at(language, '/contact-us');
    await page.setViewportSize({ width: 375, height: 500 });
    await page.goto(at(language, '/'));
    await press(page, contact);
    await page.locator('form[data-enhanced]').waitFor();
    await press(page, '#form');
    await expect(page).toHaveURL(/#form$/);
    const form = page.locator('#form');
    await expect(form).toBeInViewport();
    await page.evaluate(() => {
      location.hash = 'content';
    });
    await expect(form).not.toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/#form$/);
    await expect(form).toBeInViewport();
    await page.goForward();
    await expect(page).toHaveURL(/#content$/);
    await expect(form).not.toBeInViewport();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${contact}$`));
    await expect(form).not.toBeInViewport();
  });

  test(`Back and forward lead to the height of each page, kept or asked for anew, ${language}`, async ({ page }) => {
    const go = async (path: string) => {
      await page.evaluate(
        (href) => {
          const link = Object.assign(document.createElement('a'), { href });
          document.querySelector('main')?.append(link);
          link.click();
        },
        at(language, path),
      );
      await expect(page).toHaveURL(new RegExp(`${at(language, path)}$`));
    };
    const height = () => page.evaluate(() => Math.round(scrollY));
    await page.goto(at(language, '/'));
    await page.evaluate(() => scrollTo(0, 900));
    await go('/faqs-page');
    expect(await height()).toBe(0);
    await page.evaluate(() => scrollTo(0, 250));
    await go('/who-we-are');
    expect(await height()).toBe(0);
    await page.goBack();
    await expect.poll(height).toBe(250);
    await page.goBack();
    await expect.poll(height).toBe(900);
    await page.goForward();
    await expect.poll(height).toBe(250);
    await page.goForward();
    await expect.poll(height).toBe(0);
    const others = ['/contact-us', '/activate-visa', '/financial-performance', '/careers', '/e-services'];
    for (const other of others) await go(other);
    await page.evaluate((steps) => history.go(-steps), others.length + 1);
    await expect(page).toHaveURL(new RegExp(`${at(language, '/faqs-page')}$`));
    await expect.poll(height).toBe(250);
  });

  for (const [path, name] of [
    ['/career-openings', 'title'],
    ['/search', 'q'],
  ] as const) {
    test(`Back to what was asked for shows the words that it was asked with, ${path}, ${language}`, async ({
      page,
    }) => {
      const words = page.locator(`main [name=${name}]`);
      await page.goto(at(language, path));
      for (const asked of ['motor', 'medical']) {
        await words.fill(asked);
        await words.press('Enter');
        await expect(page).toHaveURL(new RegExp(`[?&]${name}=${asked}`));
        await expect(words).toHaveValue(asked);
      }
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`[?&]${name}=motor`));
      await expect(words).toHaveValue('motor');
      await page.goForward();
      await expect(words).toHaveValue('medical');
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(words).toHaveValue('');
    });
  }
}
