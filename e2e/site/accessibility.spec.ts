import { partOf } from '../../scripts/test/scope.ts';
import { at, expect, languages, test } from '../fixtures.ts';
import { clippedText, sidewaysScroll, smallTargets, violations } from '../page-checks.ts';
import { foundBySecondEngine } from '../second-engine.ts';
import { everyScreen, letIn } from './every-screen.ts';
import { fillIn, proceedScreens } from './forms-examples.ts';

const third = Math.ceil(everyScreen.length / 3);
const thirds = [
  ['first third', everyScreen.slice(0, third)],
  ['second third', everyScreen.slice(third, 2 * third)],
  ['last third', everyScreen.slice(2 * third)],
] as const;

test.beforeEach(async ({ page, issues }) => {
  issues.allow(/status of 4(01|04|10)/);
  await letIn(page);
});

for (const [offset, language] of languages.entries()) {
  for (const [part, paths] of partOf(thirds, offset)) {
    test(`WCAG 2.2 AA at 1280 and 360 px in the light and in the dark, one h1, targets that can be hit, text that can be spread, nothing to scroll sideways at 320 px (${language}, ${part})`, async ({
      page,
    }) => {
      const found: string[] = [];
      for (const path of paths) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(at(language, path), { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          const where = `${path} at ${width} px`;
          found.push(...(await violations(page, where)));
          found.push(...(await smallTargets(page, where)));
          found.push(...(await clippedText(page, where)));
        }
        await page.setViewportSize({ width: 320, height: 256 });
        await expect.poll(() => sidewaysScroll(page), { message: `${path} at 320 px` }).toBe(0);
      }
      expect(found).toEqual([]);
    });
  }
}

test('WCAG 2.2 AA in the light and in the dark with menus, dialogs, choices and problems of forms open', async ({
  page,
  issues,
}) => {
  // Who presses before the scripts are there is answered by the server.
  issues.allow(/status of 422/);
  const found: string[] = [];
  const look = async (where: string) => {
    found.push(...(await violations(page, where)), ...(await foundBySecondEngine(page, where)));
  };
  for (const language of languages) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(at(language, '/all-sections'));
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.setAttribute('open', '');
    });
    await look(`${language} unfolded`);
    await page.goto(at(language, '/sample-page'));
    await page
      .getByRole('banner')
      .getByRole('link', { name: language === 'ar' ? 'عن الشركة' : 'About', exact: true })
      .hover();
    await look(`${language} dropdown`);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole('button', { name: language === 'ar' ? 'القائمة' : 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(`${language} side menu`);
    await page.goto(at(language, '/contact-us'));
    await page.locator('main form button[type="submit"]').first().click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await look(`${language} problems of the contact form`);
    const [activate] = proceedScreens;
    if (!activate) throw new Error('The examples hold the form to activate a visa.');
    await page.goto(at(language, activate.path));
    await page.locator('.date-field__open').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(`${language} date picker`);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await sidewaysScroll(page), `${language} date picker at 320 px`).toBe(0);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 780 });
    await fillIn(page, activate.values);
    await page.getByRole('button', { name: activate.button[language] }).click();
    await expect(page.locator('[data-reference]')).toBeVisible();
    await look(`${language} answer`);
    found.push(...(await smallTargets(page, `${language} answer`)));
  }
  expect(found).toEqual([]);
});

test.describe('with the cookie bar', () => {
  test('WCAG 2.2 AA, and the bar hides nothing that has the focus', async ({ page }) => {
    const found: string[] = [];
    await page.addInitScript(() => localStorage.removeItem('cookie-consent'));
    for (const language of languages) {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(at(language, '/sample-page'));
      const settings = page.locator('[data-cookie-bar] button').first();
      await expect(settings).toBeVisible();
      found.push(...(await violations(page, `${language} cookie bar`)));
      await settings.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      found.push(...(await violations(page, `${language} cookie settings`)));
      // The page is scrolled under it, to its very end: nothing that it lies over is a smaller target for that (WCAG 2.5.8).
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const bar = page.locator('[data-cookie-bar]');
      await expect(bar).toHaveCSS('position', 'fixed');
      const end = await page
        .locator('footer [data-language]')
        .last()
        .evaluate((link) => link.getBoundingClientRect().bottom);
      expect(end).toBeLessThanOrEqual(await bar.evaluate((element) => element.getBoundingClientRect().top));
    }
    expect(found).toEqual([]);
  });
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  for (const language of languages) {
    await page.goto(at(language, '/claims'));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: language === 'ar' ? 'انتقل إلى المحتوى' : 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  }
});

test('at 400 % zoom everything can be reached and what has the focus can be seen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const [language, path] of [
    ['en', '/all-sections'],
    ['ar', '/all-sections'],
    ['en', '/apply-form/1'],
    ['ar', '/contact-us'],
  ] as const) {
    await page.goto(at(language, path));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const focused: { name: string; visible: boolean }[] = [];
    for (let stop = 0; stop < 70; stop++) {
      await page.keyboard.press('Tab');
      focused.push(
        await page.evaluate(
          () =>
            new Promise<{ name: string; visible: boolean }>((resolve) =>
              requestAnimationFrame(() =>
                requestAnimationFrame(() => {
                  const element = document.activeElement as HTMLElement;
                  const name = `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`;
                  const boxes = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];
                  const visible = boxes.some((part) =>
                    [...part.getClientRects()].some(({ left, top, right, bottom }) => {
                      const places = [0.05, 0.25, 0.5, 0.75, 0.95];
                      return places.some((down) =>
                        places.some((across) => {
                          const x = left + (right - left) * across;
                          const y = top + (bottom - top) * down;
                          const hit = document.elementFromPoint(x, y);
                          return hit !== null && (part.contains(hit) || hit.contains(part)) && hit !== document.body;
                        }),
                      );
                    }),
                  );
                  resolve({ name, visible: visible || element === document.body || element.tagName === 'IFRAME' });
                }),
              ),
            ),
        ),
      );
    }
    expect(
      focused.filter(({ visible }) => !visible),
      at(language, path),
    ).toEqual([]);
    expect(new Set(focused.map(({ name }) => name)).size).toBeGreaterThan(15);
  }
});

test('asked for less motion, nothing takes its time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/all-sections', '/contact-us']) {
    await page.goto(path);
    const slow = await page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(',').map((one) => Number.parseFloat(one)));
      return [...document.querySelectorAll('body *')].flatMap((element) => {
        if (element.closest('.loading-overlay')) return [];
        const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(element);
        const moves =
          seconds(transitionDuration) > 0.011 || (animationName !== 'none' && seconds(animationDuration) > 0.011);
        return moves || scrollBehavior === 'smooth' ? [element.className] : [];
      });
    });
    expect(slow).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  }
});

test('with forced colours the choices, marks and edges stay to be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const language of languages) {
    await page.goto(at(language, '/all-sections'));
    const button = page.locator('main .button').first();
    expect(
      await button.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth)),
    ).toBeGreaterThan(0);
    const question = page.locator('.faq__question').first();
    await question.focus();
    await page.keyboard.press('Enter');
    const outline = await question.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).not.toBe('none');
  }
});
