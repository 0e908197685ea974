import { theme } from '@insurer/theme/brand.ts';
import type { Locator, Page } from '@playwright/test';
import { at, expect, languages, test } from '../fixtures.ts';
import { section, servePage } from './test-page.ts';

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

test('in the dark the drawn town stands where a map has not come, no white box', async ({ page, service }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // A map without a ground of its own: what is behind it is seen.
  await page.route('https://maps.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p style="position: absolute; inset-block-start: 90%">Map</p>' }),
  );
  servePage(service, 'x', [section('our_branches', {}, [{ title: 'Riyadh', iframeUrl: 'https://maps.example/x' }])]);
  await page.goto('/x');
  const frame = page.locator('[data-section="our_branches"] iframe');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByText('Map')).toBeVisible();
  expect(await whitePart(page, frame)).toBeLessThan(0.1);
});

/** Which part of a picture of it is white. */
async function whitePart(page: Page, of: Locator): Promise<number> {
  const picture = (await of.screenshot()).toString('base64');
  const paper = await page.context().newPage();
  return await paper.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('This browser draws nothing.');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.width, image.height);
    const white = Array.from({ length: data.length / 4 }, (_, at) => data.subarray(at * 4, at * 4 + 3)).filter((dot) =>
      dot.every((part) => part > 250),
    );
    return white.length / (data.length / 4);
  }, picture);
}

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
