import { at, expect, languages, test } from '../fixtures.ts';
import { delayFontsAndPictures, shiftOf } from '../layout-shift.ts';
import { everyScreen, letIn } from './every-screen.ts';

for (const language of languages) {
  for (const width of [360, 1280]) {
    test(`nothing moves while a page loads and is read, late fonts and pictures included (${language}, ${width} px)`, async ({
      page,
      issues,
    }) => {
      issues.allow(/status of 4(01|04|10)/);
      await page.setViewportSize({ width, height: 800 });
      await letIn(page);
      await delayFontsAndPictures(page);
      const moved: (string | undefined)[] = [];
      for (const path of everyScreen) moved.push(await shiftOf(page, at(language, path)));
      expect(moved.filter(Boolean)).toEqual([]);
    });
  }
}
