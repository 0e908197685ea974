import { partOf } from '../../scripts/test/scope.ts';
import { at, expect, languages, test } from '../fixtures.ts';
import { delayWhatComesLate, shiftOf } from '../layout-shift.ts';
import { everyScreen, letIn } from './every-screen.ts';

for (const [first, language] of languages.entries()) {
  for (const [second, width] of [360, 1280].entries()) {
    test(`nothing moves while a page loads and is read, late fonts, pictures and scripts included (${language}, ${width} px)`, async ({
      page,
      issues,
    }) => {
      issues.allow(/status of 4(01|04|10)/);
      await page.setViewportSize({ width, height: 800 });
      await letIn(page);
      await delayWhatComesLate(page);
      const moved: (string | undefined)[] = [];
      for (const path of partOf(everyScreen, first + 2 * second)) moved.push(await shiftOf(page, at(language, path)));
      expect(moved.filter(Boolean)).toEqual([]);
    });
  }
}
