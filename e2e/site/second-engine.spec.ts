import { partOf } from '../../scripts/test/scope.ts';
import { at, expect, languages, test } from '../fixtures.ts';
import { foundAsShown, foundBySecondEngine } from '../second-engine.ts';
import { everyScreen, letIn } from './every-screen.ts';

// What opens and the steps of the applications are asked about where they are walked: accessibility.spec.ts and theirs.
/** One width for each language: what differs between widths is the same in both. */
const widths = { en: 1280, ar: 360 };

for (const [offset, language] of languages.entries()) {
  test(`a second engine finds nothing on any screen, by day and in the dark (${language}, ${widths[language]} px)`, async ({
    page,
    issues,
  }) => {
    issues.allow(/status of 4(01|04|10)/);
    await letIn(page);
    await page.setViewportSize({ width: widths[language], height: 900 });
    const found: string[] = [];
    for (const path of partOf(everyScreen, offset)) {
      await page.goto(at(language, path), { waitUntil: 'domcontentloaded' });
      // What this browser was sent before is asked for as a screen opens.
      await expect(page.locator('[data-loading-overlay]')).toBeHidden();
      found.push(...(await foundBySecondEngine(page, path)));
    }
    expect(found).toEqual([]);
  });
}

for (const language of languages) {
  test(`[PAGE-20] a second engine finds nothing while something is on its way (${language})`, async ({ page }) => {
    await page.goto(at(language, '/privacy-policy'));
    await page.locator('[data-loading-overlay]').evaluate((overlay: HTMLElement) => {
      overlay.hidden = false;
    });
    expect(await foundAsShown(page, 'on its way')).toEqual([]);
  });
}

test('a second engine finds what is wrong, in the light and in the dark', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.textContent = 'Grey, which a white page carries and a dark one does not';
    text.style.color = '#555';
    document.querySelector('main')?.append(text, new Image());
  });
  const found = await foundBySecondEngine(page, 'here');
  expect(found.map((line) => line.split(': ').slice(0, 3).join(': '))).toEqual([
    'here: VIOLATION FAIL: img_alt_valid',
    'here in the dark: VIOLATION FAIL: text_contrast_sufficient',
  ]);
});
