import type { Page } from '@playwright/test';
import { expect, languages, test } from '../whole-fixtures.ts';

const words = { en: { showAll: 'Show All' }, ar: { showAll: 'إظهار الكلّ' } };

/** Where the focus is; undefined where nobody sees it, or it has no place in the window. */
async function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    const isSeen = left >= 0 && right <= innerWidth && bottom > 0 && top < innerHeight;
    return isSeen && element
      ? element.tagName + (element.ariaLabel ?? element.textContent ?? '').slice(0, 30)
      : undefined;
  });
}

for (const language of languages)
  test(`whoever goes on by keyboard from a rich text sees where the focus is, all the way to the next field (${language})`, async ({
    adminPage: page,
    editor,
    whole: { cms },
  }) => {
    const { id } = await editor.page('privacy-policy', language);
    await page.context().addCookies([{ name: 'content-lng', value: language, url: cms.url }]);
    await page.goto(`/admin/collections/pages/${id}?locale=${language}`);
    await page.getByRole('button', { name: words[language].showAll }).first().click();
    const text = page.locator('[contenteditable=true]').first();
    await text.click();
    await expect(text).toBeFocused();
    for (let presses = 1; presses <= 8; presses += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page), `after ${presses} times Tab`).toBeDefined();
    }
    await expect(text).not.toBeFocused();
  });
