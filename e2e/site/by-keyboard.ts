import { expect, type Locator, type Page } from '@playwright/test';
import { isDropdown } from '../form-controls.ts';

/** Presses Tab, as somebody without a mouse does, until the focus is on the target. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    // biome-ignore lint/plugin: the focus has moved when the press returns, and where this search ends is expected below
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'is reached with Tab').toBeFocused();
}

/** Reaches the target with Tab and presses it. */
export async function pressByKey(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Fills the fields of the form in their order, each reached with Tab: typed, or chosen with the arrow keys. */
export async function fillByKey(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`main [data-field="${name}"] :is(input:not([hidden]), select, textarea)`);
    await tabTo(page, field);
    if (await isDropdown(field)) await page.keyboard.press('ArrowDown');
    else await page.keyboard.type(value);
  }
}
