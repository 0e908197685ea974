import { theme } from '@insurer/theme/brand.ts';
import type { Page } from '@playwright/test';
import { at, expect, languages, test } from '../fixtures.ts';

const grounds = { light: rgb(theme.colours.surface), dark: rgb(theme.dark.surface) };

for (const language of languages) {
  test(`the system’s theme is the page’s, also where it changes, and paper is white (${language})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const path of ['/', '/contact-us', '/visit-visa-planner']) {
      await page.goto(at(language, path));
      expect(await ground(page), path).toEqual({ ground: grounds.dark, scheme: 'dark' });
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await ground(page), path).toEqual({ ground: grounds.light, scheme: 'light' });
      await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
      expect(await ground(page), path).toEqual({ ground: grounds.light, scheme: 'light' });
      await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
    }
  });
}

test('the browser knows both themes before it has read a style sheet', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'light dark');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', theme.colours.surfaceDark);
});

function ground(page: Page): Promise<{ ground: string; scheme: string }> {
  return page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }));
}

function rgb(colour: string): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
