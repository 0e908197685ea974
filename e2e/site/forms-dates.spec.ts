import type { Page } from '@playwright/test';
import { acceptCookies, at, expect, languages, test } from '../fixtures.ts';

const desktop = { width: 1280, height: 900 };
const phone = { width: 375, height: 800 };
const cells = (page: Page) =>
  page.locator('dialog.date-picker [role=row]').filter({ has: page.locator('button[role=gridcell]') });

test.beforeEach(async ({ page }) => {
  await acceptCookies(page);
  await page.clock.setFixedTime(new Date('2026-11-20T09:00:00Z'));
});

for (const language of languages) {
  const hijri = language === 'en' ? '10 Jumada II 1448 AH' : '10 جمادى الآخرة 1448 هـ';

  for (const [path, name, ids] of [
    ['/activate-visa', 'date_of_entry', '[ACTIVATE-03]'],
    ['/extend-insurance', 'visa_expiry', '[EXTEND-02]'],
  ] as const) {
    test(`${ids} [DATE-01] ${name} opens a calendar of days, months and years, and holds the day chosen, ${language}`, async ({
      page,
    }) => {
      await page.goto(at(language, path));
      const open = page.locator('.date-field__open');
      await open.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('grid')).toBeVisible();
      await dialog.locator('.date-picker__title button').last().click();
      await expect(cells(page).locator('button')).toHaveCount(12);
      await dialog.getByRole('gridcell', { name: '2027', exact: true }).click();
      await expect(cells(page)).toHaveCount(4);
      await dialog.getByRole('gridcell').first().click();
      await dialog.getByRole('gridcell').filter({ hasText: /^15/ }).click();
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();
      await expect(page.locator(`#field-${name}`)).toHaveValue('15/01/2027');
      expect(await page.locator(`input[name=${name}]`).inputValue()).toBe('2027-01-15');
      await expect(page.locator('.date-field__words')).toContainText(
        language === 'en' ? '15 January 2027' : '15 يناير 2027',
      );
    });
  }

  test(`a day whose month is a word is taken, and a year of two digits is asked for in four, ${language}`, async ({
    page,
  }) => {
    await page.goto(at(language, '/activate-visa'));
    const typed = page.locator('#field-date_of_entry');
    const error = page.locator('#field-date_of_entry-error');
    await expect(page.locator('.date-field__open')).toBeVisible();
    for (const day of [
      '10 Dec 2026',
      '10 December 2026',
      '10 ديسمبر 2026',
      '١٠ ديسمبر ٢٠٢٦',
      '10.12.2026',
      '2026/12/10',
      '10 12 2026',
      '10122026',
      '١٠١٢٢٠٢٦',
    ]) {
      await typed.fill(day);
      await typed.blur();
      await expect(page.locator('input[name=date_of_entry]')).toHaveValue('2026-12-10');
      await expect(typed).toHaveValue('10/12/2026');
      await expect(error).toBeHidden();
    }
    for (const day of ['10 Dec 26', '101226']) {
      await typed.fill(day);
      await typed.blur();
      await expect(error).toContainText(language === 'en' ? 'four digits' : 'بأربعة أرقام');
    }
    // The 1st of December, or the 11th of February?
    await typed.fill('1122026');
    await typed.blur();
    await expect(error).toContainText(language === 'en' ? 'day/month/year' : 'اليوم/الشهر/السنة');
  });

  test(`[DATE-01] voices read out the month that is turned to: its words change where they stand, ${language}`, async ({
    page,
  }) => {
    await page.goto(at(language, '/extend-insurance'));
    await page.locator('.date-field__open').click();
    const title = page.locator('.date-picker__title[aria-live=polite]');
    await expect(title).toContainText(language === 'en' ? 'November' : 'نوفمبر');
    const said = await title.elementHandle();
    const next = page.locator('.date-picker [data-step="1"]');
    await next.press('Enter');
    await expect(title).toContainText(language === 'en' ? 'December' : 'ديسمبر');
    await expect(next).toBeFocused();
    expect(await said?.evaluate((element) => element.isConnected)).toBe(true);
  });

  test(`[DATE-02] [LIMIT-14] [LIMIT-15] [LIMIT-16] beside the field on a desktop, a panel on a phone; years and months in rows, ${language}`, async ({
    page,
  }) => {
    for (const [size, years, modal] of [
      [desktop, 4, false],
      [phone, 3, true],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(at(language, '/activate-visa'));
      await page.locator('.date-field__open').click();
      const dialog = page.locator('dialog.date-picker');
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(modal);
      await dialog.locator('.date-picker__title button').last().click();
      const inFirstRow = () =>
        cells(page)
          .first()
          .locator('button')
          .evaluateAll(
            (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size === 1 && all.length,
          );
      expect(await inFirstRow()).toBe(years);
      await dialog.getByRole('gridcell').first().click();
      expect(await inFirstRow()).toBe(3);
      const box = await dialog.boundingBox();
      if (modal) expect(box).toMatchObject({ x: 0, width: phone.width });
      else expect(box?.width).toBeLessThan(500);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });

  test(`[DATE-01] by keyboard alone, Gregorian and Hijri, ${language}`, async ({ page }) => {
    await page.goto(at(language, '/activate-visa'));
    await page.locator('.date-field__open').focus();
    await page.keyboard.press('Enter');
    const focused = page.locator('dialog.date-picker [role=gridcell]:focus');
    await expect(focused).toHaveAccessibleName(new RegExp(hijri));
    await expect(focused).toHaveAttribute('aria-current', 'date');
    await page.keyboard.press(language === 'en' ? 'ArrowRight' : 'ArrowLeft');
    await expect(focused).toContainText('21');
    await page.keyboard.press('ArrowDown');
    await expect(focused).toContainText('28');
    await page.keyboard.press('Home');
    await expect(focused).toContainText('22');
    await page.keyboard.press('End');
    await expect(focused).toContainText('28');
    await page.keyboard.press('PageDown');
    await expect(focused).toHaveAccessibleName(language === 'en' ? /28 December 2026/ : /28 ديسمبر 2026/);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog.date-picker')).toBeHidden();
    await expect(page.locator('.date-field__open')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: language === 'en' ? 'Hijri' : 'هجري' }).click();
    await page.getByRole('gridcell', { name: new RegExp(hijri) }).click();
    await expect(page.locator('#field-date_of_entry')).toHaveValue('20/11/2026');
  });

  test(`[ACTIVATE-03] [DATE-02] a click into the field opens the calendar beside it, and typing goes on, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto(at(language, '/activate-visa'));
    const field = page.locator('#field-date_of_entry');
    const dialog = page.locator('dialog.date-picker');
    const chosen = dialog.locator('[role=gridcell][aria-selected=true]');
    await page.locator('.date-field__open').waitFor();
    await field.click();
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(false);
    await expect(field).toBeFocused();
    const [fieldBox, dialogBox] = [await field.boundingBox(), await dialog.boundingBox()];
    expect(dialogBox?.y).toBeGreaterThanOrEqual((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0));
    await expect(page.locator('.form-field__error:visible')).toHaveCount(0);
    await page.keyboard.type('15/01/202');
    await expect(dialog).toBeVisible();
    await page.keyboard.type('7');
    await expect(dialog).toBeHidden();
    await expect(field).toHaveValue('15/01/2027');
    await expect(field).toBeFocused();
    await field.click();
    await expect(chosen).toHaveAccessibleName(language === 'en' ? /15 January 2027/ : /15 يناير 2027/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(field).toBeFocused();
    await field.click();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.locator('[role=gridcell]:focus')).toContainText('15');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(field).toHaveValue('22/01/2027');
    await expect(field).toBeFocused();
    await field.click();
    await dialog.getByRole('gridcell').filter({ hasText: /^20/ }).click();
    await expect(field).toHaveValue('20/01/2027');
    await expect(dialog).toBeHidden();
    await field.click();
    await page.keyboard.press('Tab');
    await expect(dialog).toBeHidden();
    await expect(page.locator('.date-field__open')).toBeFocused();
    await field.click();
    await page.locator('[name=policy_number]').click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('[name=policy_number]')).toBeFocused();
  });

  test(`[DATE-02] on a phone a tap into the field types, and the button opens the panel, ${language}`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.url, viewport: phone, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await acceptCookies(page);
    await page.goto(at(language, '/activate-visa'));
    const field = page.locator('#field-date_of_entry');
    await page.locator('.date-field__open').waitFor();
    await field.tap();
    await expect(field).toBeFocused();
    // All that the keypad of an iPhone has.
    await page.keyboard.type('15012027');
    await expect(page.locator('dialog.date-picker')).toBeHidden();
    await expect(page.locator('.date-field__words')).toContainText(
      language === 'en' ? '15 January 2027' : '15 يناير 2027',
    );
    await field.blur();
    await expect(field).toHaveValue('15/01/2027');
    await page.locator('.date-field__open').tap();
    await expect(page.locator('dialog.date-picker')).toBeVisible();
    expect(await page.locator('dialog.date-picker').evaluate((element) => element.matches(':modal'))).toBe(true);
    await context.close();
  });

  test(`[DATE-01] a date that is being typed as the calendar comes is typed to its end, ${language}`, async ({
    page,
  }) => {
    const { promise: calendarMayCome, resolve: letCalendarCome } = Promise.withResolvers<void>();
    await page.route(/form-screens-.*\.js$/, async (route) => {
      await calendarMayCome;
      await route.continue();
    });
    await page.goto(at(language, '/activate-visa'));
    const field = page.locator('#field-date_of_entry');
    await field.focus();
    await page.keyboard.type('0505');
    letCalendarCome();
    await page.locator('form[data-enhanced]').waitFor();
    await page.keyboard.type('2027');
    await expect(field).toHaveValue('2027-05-05');
    await field.blur();
    await expect(page.locator('.date-field__open')).toBeVisible();
    await expect(field).toHaveValue('05/05/2027');
  });

  test(`dates can be typed in any digits, say themselves in words, and survive the language switch, ${language}`, async ({
    page,
  }) => {
    await page.goto(at(language, '/activate-visa'));
    const field = page.locator('#field-date_of_entry');
    const error = page.locator('[data-field=date_of_entry] .form-field__error');
    await page.locator('.date-field__open').waitFor();
    await field.fill('31/02/2026');
    await field.blur();
    await expect(error).toBeVisible();
    await field.fill('٢٠/١١/٢٠٢٦');
    await field.blur();
    await expect(error).toBeHidden();
    await expect(field).toHaveValue('20/11/2026');
    await expect(page.locator('.date-field__words')).toContainText(hijri);
    const other = language === 'en' ? 'ar' : 'en';
    await page.locator(`a[data-language=${other}]`).last().click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(field).toHaveValue('20/11/2026');
  });

  test(`half a date survives the language switch, ${language}`, async ({ page }) => {
    await page.goto(at(language, '/activate-visa'));
    const field = page.locator('#field-date_of_entry');
    await page.locator('.date-field__open').waitFor();
    await field.fill('20/11');
    const other = language === 'en' ? 'ar' : 'en';
    await page.locator(`a[data-language=${other}]`).last().click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await page.locator('.date-field__open').waitFor();
    await expect(field).toHaveValue('20/11');
  });

  test(`[DATE-02] Tab out of the calendar beside the field closes it, ${language}`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(at(language, '/activate-visa'));
    await page.locator('.date-field__open').click();
    const dialog = page.getByRole('dialog');
    const close = dialog.getByRole('button', { name: language === 'en' ? 'Close' : 'أغلق' });
    await close.focus();
    await page.keyboard.press('Tab');
    await expect(dialog).toBeHidden();
    const isInside = () => page.evaluate(() => Boolean(document.activeElement?.closest('.date-field')));
    expect(await isInside()).toBe(false);
    // The cursor goes on from where it came to.
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('.date-field__open')).toBeFocused();
  });
}

test('the calendars of pages that were left are not listened for', async ({ page }) => {
  const listeners = async () => {
    const devtools = await page.context().newCDPSession(page);
    const { result } = await devtools.send('Runtime.evaluate', { expression: 'document' });
    const found = await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    return found.listeners.length;
  };
  const goTo = async (path: string) => {
    const link = page.locator(`a[href="${path}"]`).first();
    await link.evaluate((element: HTMLAnchorElement) => element.click());
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  };
  await page.goto('/activate-visa');
  await page.locator('.date-field__open').waitFor();
  const first = await listeners();
  await goTo('/contact-us');
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('a'), { href: '/activate-visa' })),
  );
  await goTo('/activate-visa');
  await page.locator('.date-field__open').waitFor();
  expect(await listeners()).toBe(first);
});
