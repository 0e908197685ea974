import type { Page } from '@playwright/test';
import { boxOf } from '../box-of.ts';
import { expect, languages, test } from '../whole-fixtures.ts';

async function openSchedule(page: Page, id: string | number, language: 'en' | 'ar' = 'en'): Promise<void> {
  await page.goto(`/admin/collections/pages/${id}`);
  await page.locator('.doc-controls__controls .popup-button').last().click();
  await page.getByRole('button', { name: language === 'ar' ? 'جدولة النشر' : 'Schedule Publish' }).click();
}

test('in Arabic a calendar goes on to the next month on the side where its weeks end, with times beside it or without (ar)', async ({
  adminPage: page,
  editor,
  whole,
}) => {
  await page.context().addCookies([{ name: 'content-lng', value: 'ar', url: whole.cms.url }]);
  const name = `calendar-${Date.now()}`;
  const { id } = await editor.create('pages?locale=ar&draft=true', { name, title: 'تقويم' });
  const next = page.getByRole('button', { name: 'الشهر التالي' });
  const week = page.locator('.react-datepicker__week').first();
  const saturday = week.locator('.react-datepicker__day').first();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin/collections/pages/${id}?locale=ar`);
    await page.locator('.doc-controls__controls .popup-button').last().click();
    await page.getByRole('button', { name: 'جدولة النشر' }).click();
    const field = page.locator('.schedule-publish #time input');
    await field.click();
    const dialog = page.getByRole('dialog', { name: 'اختر التاريخ والوقت' });
    await expect(dialog.getByRole('option', { name: /^اختر [^A-Za-z]*$/ }).first()).toBeVisible();
    await expect(page.getByText('Selected date', { exact: false })).toBeHidden();
    const [days, first, arrow] = [await boxOf(week), await boxOf(saturday), await boxOf(next)];
    expect(first.x).toBeGreaterThan(days.x + days.width / 2);
    // Over the last day of the week, which in Arabic stands at the other end.
    expect(arrow.x + arrow.width / 2).toBeLessThan(days.x + days.width / 7);
    const calendar = await boxOf(page.locator('.react-datepicker'));
    expect(arrow.x).toBeGreaterThanOrEqual(calendar.x);
    await next.click();
    const previous = await boxOf(page.getByRole('button', { name: 'الشهر السابق' }));
    expect(previous.x + previous.width / 2).toBeGreaterThan(days.x + (days.width * 6) / 7);
  }
});

test('a moment of the schedule that was typed whole puts its calendar away, so that Save can be pressed', async ({
  adminPage: page,
  editor,
}) => {
  const { id } = await editor.create('pages?draft=true', { name: `typed-${Date.now()}`, title: 'Typed' });
  const drawer = page.locator('.schedule-publish');
  const calendar = page.locator('.react-datepicker');
  const save = drawer.locator('#scheduled-publish-save');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await openSchedule(page, id);
    const field = drawer.locator('#time input');
    await field.click();
    await expect(calendar).toBeVisible();
    await field.pressSequentially('2099-01-02 14:3');
    await expect(calendar).toBeVisible();
    await field.press('0');
    await expect(calendar).toHaveCount(0);
    await expect(field).toHaveValue('2099-01-02 14:30');
    await expect(field).toBeFocused();
    await save.click({ trial: true, timeout: 5_000 });
    // It comes back to whoever asks for it, by the pointer or the keys.
    await field.click();
    await expect(calendar).toBeVisible();
    await field.fill('2099-01-02 14:31');
    await expect(calendar).toHaveCount(0);
    await field.press('ArrowDown');
    await expect(calendar).toBeVisible();
  }
});

for (const [language, passed] of [
  ['en', /This moment has passed by the clock in Riyadh/],
  ['ar', /مضى هذا الموعد بتوقيت الرياض/],
] as const)
  test(`a moment of the schedule that has passed stays as it was typed, is said to be past, and is not saved (${language})`, async ({
    adminPage: page,
    editor,
    whole,
  }) => {
    await page.context().addCookies([{ name: 'content-lng', value: language, url: whole.cms.url }]);
    const { id } = await editor.create('pages?draft=true', {
      name: `passed-${language}-${Date.now()}`,
      title: 'Passed',
    });
    const drawer = page.locator('.schedule-publish');
    const said = drawer.getByRole('alert').filter({ hasText: passed });
    const save = drawer.locator('#scheduled-publish-save');
    await openSchedule(page, id, language);
    const field = drawer.locator('#time input');
    await field.fill('2099-01-02 14:30');
    await expect(said).toHaveCount(0);
    await field.fill('2020-01-02 14:30');
    await expect(said).toBeVisible();
    await save.click();
    // As a toast, too: nothing was scheduled, neither then nor for the moment before.
    await expect(page.locator('[data-sonner-toast]').getByText(passed)).toBeVisible();
    await expect(field).toHaveValue('2020-01-02 14:30');
    await expect(said).toBeVisible();
    await expect(drawer.locator('.schedule-publish__upcoming tbody tr')).toHaveCount(0);
    await field.fill('2099-01-02 14:30');
    await expect(said).toHaveCount(0);
    await save.click();
    await expect(drawer.locator('.schedule-publish__upcoming tbody tr')).toHaveCount(1);
  });

for (const language of languages)
  test(`a day is read as it is typed here, the day before the month, and nothing else is made of a part of it (${language})`, async ({
    adminPage: page,
    editor,
    whole,
  }) => {
    await page.context().addCookies([{ name: 'content-lng', value: language, url: whole.cms.url }]);
    const { id } = await editor.create('jobs?draft=true', { key: `typed-day-${language}`, title: 'Typed day' });
    await page.goto(`/admin/collections/jobs/${id}?locale=${language}`);
    const day = page.locator('#field-closingDate input');
    const stored = async () => (await (await editor.api.get(`/cms-api/jobs/${id}?draft=true`)).json()).closingDate;
    const shown = (iso: string) =>
      new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { month: 'long' }).format(new Date(iso));
    for (const [typed, iso] of [
      ['03/04/2097', '2097-04-03'],
      ['15/02/2097', '2097-02-15'],
      ['2098-03-07', '2098-03-07'],
    ] as const) {
      await day.fill('');
      await day.pressSequentially(typed);
      await page.locator('#field-title').click();
      await expect(day).toHaveValue(new RegExp(shown(iso).slice(0, 3)));
      const saved = page.waitForResponse((one) => one.request().method() === 'PATCH' && one.url().includes('/jobs/'));
      await page.locator('#action-save-draft').click();
      await saved;
      expect((await stored()).slice(0, 10)).toBe(iso);
    }
    // What is no day leaves the one that stands, and shows it.
    await day.click();
    await day.press('Control+a');
    await day.pressSequentially('31/02/2097');
    await page.locator('#field-title').click();
    await expect(day).toHaveValue(/^7 .*2098$/);
  });

test('a moment of the schedule that cannot be read schedules nothing, where an earlier choice went on unseen', async ({
  adminPage: page,
  editor,
}) => {
  const { id } = await editor.create('pages?draft=true', { name: `unread-${Date.now()}`, title: 'Unread' });
  const drawer = page.locator('.schedule-publish');
  await openSchedule(page, id);
  const field = drawer.locator('#time input');
  await field.fill('2098-01-02 14:30');
  await field.fill('tomorrow 23:55');
  await drawer.locator('#scheduled-publish-save').click();
  await expect(page.getByText('No date selected')).toBeVisible();
  await expect(drawer.locator('.schedule-publish__upcoming tbody tr')).toHaveCount(0);
  // A full hour is one with its first digit already.
  await field.fill('');
  await field.pressSequentially('03/04/2098 14:00');
  // Enter over the open calendar keeps what stands.
  await field.click();
  await field.press('Enter');
  await field.press('Tab');
  await expect(field).toHaveValue('2098-04-03 14:00');
  await drawer.locator('#scheduled-publish-save').click();
  const row = drawer.locator('.schedule-publish__upcoming tbody tr');
  await expect(row).toContainText('3 Apr 2098');
  await expect(row, 'the Hijri day stands beside it').toContainText(/\(.+ 15\d\d AH\)/);
});
