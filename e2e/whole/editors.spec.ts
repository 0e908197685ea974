import { sectionNames } from '@insurer/contract/sections/sections.ts';
import type { Page } from '@playwright/test';
import { hijriDayText, shortMomentText } from '../../apps/cms/src/fields/moment-text.ts';
import { adminBarriers } from '../admin-barriers.ts';
import { expect, test } from '../whole-fixtures.ts';

const arabicAdmin = { name: 'content-lng', value: 'ar' };
const words = {
  en: {
    title: 'What waits',
    missing: 'Arabic is missing',
    drafts: 'Changes not published yet',
    add: 'Add Section',
    columns: 'Columns',
  },
  ar: {
    title: 'ما ينتظرك',
    missing: 'نصوص عربية ناقصة',
    drafts: 'تعديلات لم تُنشر بعد',
    add: 'إضافة قسم',
    columns: 'الأعمدة',
  },
};

async function openPage(page: Page, id: number | string, locale: 'en' | 'ar' = 'en'): Promise<void> {
  await page.goto(`/admin/collections/pages/${id}?locale=${locale}`);
  await expect(page.locator('#field-title')).toBeVisible();
}

test('the dashboard says what waits, in English and in Arabic, and leads to it', async ({
  adminPage: page,
  editor,
}) => {
  const { id } = await editor.page('travel-insurance');
  await editor.change('pages', id, { title: '', _status: 'draft' }, 'ar', true);
  await page.goto('/admin');
  await expect(page).toHaveTitle(/Waad Insurance/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.title);
  const drafts = page.getByRole('region', { name: words.en.drafts });
  await expect(drafts.getByRole('link', { name: 'Travel Insurance' })).toBeVisible();
  const missing = page.getByRole('region', { name: words.en.missing });
  await expect(missing.getByRole('listitem').filter({ hasText: 'Travel Insurance' })).toContainText('1 text');
  expect(await adminBarriers(page)).toEqual([]);
  await missing.getByRole('link', { name: 'Travel Insurance' }).click();
  await expect(page.getByRole('textbox', { name: 'Title — Arabic' })).toHaveValue('');

  await page.context().addCookies([{ ...arabicAdmin, url: new URL(page.url()).origin }]);
  await page.goto('/admin');
  await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ar.title);
  const inArabic = page.getByRole('region', { name: words.ar.missing });
  await expect(inArabic.getByRole('listitem').filter({ hasText: 'Travel Insurance' })).toContainText('نص واحد');
  expect(await adminBarriers(page)).toEqual([]);
});

test('a button of the admin that does nothing yet cannot be pressed yet', async ({ adminPage: page, whole }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.context().addCookies([{ ...arabicAdmin, url: whole.cms.url }]);
  await page.goto('/admin/collections/pages', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: words.ar.columns, exact: true });
  await expect(button).toBeVisible();
  const takesPresses = () =>
    button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  expect(await takesPresses()).toBe(false);
  held.resolve();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('every section shows its picture in the chooser', async ({ adminPage: page, editor }) => {
  await openPage(page, (await editor.page('careers')).id);
  await page.getByRole('button', { name: words.en.add, exact: true }).last().click();
  const chooser = page.getByRole('dialog').filter({ hasText: 'Annual reports' });
  const pictures = chooser.locator('.thumbnail-card img');
  await expect(pictures).toHaveCount(sectionNames.length);
  const broken = await pictures.evaluateAll((all) =>
    Promise.all(
      (all as HTMLImageElement[]).map(async (picture) => {
        await picture.decode().catch(() => undefined);
        return picture.naturalWidth > 0 && picture.alt !== '' ? undefined : picture.src;
      }),
    ),
  );
  expect(broken.filter(Boolean)).toEqual([]);
});

test('the other language of a text stands beside it, one click away; copying it publishes nothing', async ({
  adminPage: page,
  editor,
  service,
}) => {
  const name = 'marine-insurance';
  const { id } = await editor.page(name);
  await editor.change('pages', id, { title: '', _status: 'draft' }, 'ar', true);
  const published = await service<{ title_ar: string }>(`/pages/${name}`);
  await openPage(page, id);
  const title = page.locator('.field-type', { has: page.locator('#field-title') });
  await expect(title.locator('.other-language')).toContainText('missing');

  await title.getByRole('link', { name: 'Write it' }).click();
  await expect(page.getByRole('textbox', { name: 'Title — Arabic' })).toHaveValue('');
  await expect(title.locator('.other-language__text')).toHaveText('Marine Insurance');
  const saved = page.waitForResponse((response) => /autosave=true/.test(response.url()) && response.ok());
  await title.getByRole('button', { name: 'Use as a start' }).click();
  await expect(page.getByRole('textbox', { name: 'Title — Arabic' })).toHaveValue('Marine Insurance');
  await saved;
  expect((await service<{ title_ar: string }>(`/pages/${name}`)).title_ar).toBe(published.title_ar);

  await page.getByRole('navigation', { name: 'Language of the texts' }).getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('textbox', { name: 'Title — English' })).toHaveValue('Marine Insurance');

  await page.goto(`/admin/collections/pages/${id}?locale=ar#field-sections__0__image`);
  const picture = page.locator('#field-sections__0__image');
  await expect(picture.locator('.other-language')).toContainText(/Arabic (show the same one|see the English one)/);
  expect(await adminBarriers(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('picture-of-a-language.png') });
  await picture.getByRole('link', { name: 'English', exact: true }).click();
  await expect(picture.locator('.other-language')).toContainText(/Arabic (show the same one|see this one too)/);
});

test('what was typed just before the language is changed is not lost', async ({ adminPage: page, editor }) => {
  const { id } = await editor.page('engineering-insurance');
  await openPage(page, id);
  await page.locator('#field-title').fill('Typed a moment ago');
  await page.getByRole('navigation', { name: 'Language of the texts' }).getByRole('link', { name: 'العربية' }).click();
  await expect(page.getByRole('textbox', { name: 'Title — Arabic' })).toBeVisible();
  const title = page.locator('.field-type', { has: page.locator('#field-title') });
  await expect(title.locator('.other-language__text')).toHaveText('Typed a moment ago');
});

test('the preview beside the form shows both languages at the width of a phone, and what was just written', async ({
  adminPage: page,
  editor,
  whole: { site },
}) => {
  const { id } = await editor.page('health-insurance');
  await editor.openPreviewWithForm('pages');
  for (const [locale, path, draft] of [
    ['en', '/health-insurance', 'Written just now'],
    ['ar', '/ar/health-insurance', 'كُتب الآن'],
  ] as const) {
    await openPage(page, id, locale);
    const frame = page.frameLocator('#live-preview-iframe');
    await expect(page.locator('#live-preview-iframe')).toBeVisible();
    await page.locator('.live-preview-toolbar-controls__breakpoint').getByRole('button').first().click();
    await page
      .getByRole('button', { name: /Phone · هاتف 390/ })
      .last()
      .click();
    await expect(frame.locator('html')).toHaveAttribute('lang', locale);
    await expect(frame.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(390);
    const shown = page.frames().find((each) => each.url().startsWith(`${site.url}${path}?preview=`));
    expect(shown).toBeDefined();

    await page.locator('#field-title').fill(draft);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(draft);
    await expect(page.locator('#field-title')).toBeFocused();
  }
});

test('sort buttons and choices have names', async ({ adminPage: page }) => {
  await page.goto('/admin/collections/pages');
  await expect(page.getByRole('button', { name: 'Sort by this column, Ascending' }).first()).toBeVisible();
  // What a list is filtered by is chosen in fields that Payload leaves without a name.
  await page.goto('/admin/collections/pages?where[or][0][and][0][name][equals]=home');
  for (const name of ['Filter by', 'Condition']) await expect(page.getByRole('combobox', { name })).toHaveCount(1);
  await page.goto('/admin/collections/users/create');
  await expect(page.getByRole('combobox', { name: 'Role' })).toBeVisible();
  for (const path of ['collections/pages', 'collections/users', 'globals/case-handling']) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await adminBarriers(page)).toEqual([]);
  }
  expect(await page.content()).not.toContain('[object Object]');
});

test('who chooses Arabic for the admin reads and writes the content in it, with the times of Riyadh in its lists', async ({
  adminPage: page,
  editor,
}) => {
  const { id, title, updatedAt } = await editor.page('travellers-guide', 'ar');
  await page.goto('/admin/account?locale=en');
  const languages = page.locator('.payload-settings__language');
  await expect(async () => {
    await languages.locator('.rs__control').click();
    await languages.getByRole('option', { name: 'العربية' }).click({ timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveURL(/locale=ar/);
  await expect(page.locator('html')).toHaveAttribute('dir', /rtl/i);
  await page.goto(`/admin/collections/pages/${id}`);
  await expect(page.locator('#field-title')).toHaveValue(String(title));
  const changed = page.locator('.doc-controls__value-wrap').first();
  await expect(changed).toContainText(shortMomentText(String(updatedAt), 'ar'));
  await expect(changed).toHaveAttribute('data-hijri', hijriDayText(String(updatedAt), 'ar'));
  await page.locator('.doc-controls__controls .popup-button').last().click();
  await page.getByRole('button', { name: 'جدولة النشر' }).click();
  const schedule = page.locator('.schedule-publish');
  // Nobody takes a page offline by a press that was too quick.
  await expect(schedule.locator('input[id$="-type-publish"]')).toBeChecked();
  await expect(schedule.getByText('كل اللغات')).toBeVisible();
  // A moment is typed as it is shown, by 24 hours, on an Arabic keyboard too.
  const moment = schedule.locator('#time input');
  await moment.fill('٢٠٩٩-٠١-٠٢ ١٤:٣٠');
  await expect(moment).toHaveValue('2099-01-02 14:30');
  await moment.press('Enter');
  await expect(schedule.getByText(hijriDayText('2099-01-02T11:30:00.000Z', 'ar'))).toBeVisible();
  await expect(moment).toHaveValue('2099-01-02 14:30');
  // What is scheduled, and what is taken back, is seen beside the form at once.
  const told = page.getByText(/^موعد النشر: 2 يناير 2099 14:30 \(.* هـ\)$/);
  const entries = schedule.locator('.schedule-publish__upcoming tbody tr');
  await schedule.locator('#scheduled-publish-save').click();
  await expect(entries).toHaveCount(1);
  await expect(entries.getByText('كل اللغات', { exact: true })).toBeVisible();
  await expect(told).toBeAttached();
  await entries.getByRole('button', { name: 'حذف' }).click();
  await expect(entries).toHaveCount(0);
  await expect(told).toHaveCount(0);
  await page.goto('/admin/collections/pages?limit=100');
  const row = page.getByRole('row').filter({ hasText: String(title) });
  await expect(row).toContainText(shortMomentText(String(updatedAt), 'ar'));
  await expect(row).toContainText(hijriDayText(String(updatedAt), 'ar'));
  // What comes next lies to the left, and numbers run from left to right all the same.
  await page.goto('/admin/collections/pages?limit=10');
  const [earlier, later] = [page.locator('.clickable-arrow--left svg'), page.locator('.clickable-arrow--right svg')];
  for (const arrow of [earlier, later]) await expect(arrow).toHaveCSS('scale', '-1 1');
  await page.goto('/admin/globals/site-settings');
  await page.getByRole('button', { name: 'الشركة', exact: true }).click();
  await expect(page.locator('input[name="company.phone"]')).toHaveCSS('unicode-bidi', 'plaintext');
  await page.goto('/admin/collections/documents/create');
  const file = { name: 'تقرير 2026.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await page.locator('.file-field__hidden-input').setInputFiles(file);
  const fileName = page.locator('.file-field__filename');
  await expect(fileName).toHaveValue(file.name);
  await expect(fileName).toHaveCSS('direction', 'ltr');
  await expect(fileName).toHaveCSS('unicode-bidi', 'isolate');
  // The other journeys of this administrator begin in English.
  await page.goto('/admin/account?locale=en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
