import { expect, type Locator } from '@playwright/test';

type Box = { x: number; y: number; width: number; height: number };

/** Where an element stands in the window once it is shown, in CSS pixels; `boundingBox()` tells of one that is not, by `null`. */
export async function boxOf(element: Locator): Promise<Box> {
  await expect(element).toBeVisible();
  return element.evaluate((shown) => {
    const { x, y, width, height } = shown.getBoundingClientRect();
    return { x, y, width, height };
  });
}
