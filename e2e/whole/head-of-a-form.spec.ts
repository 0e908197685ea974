import type { Locator } from '@playwright/test';
import { admin } from '../whole-content.ts';
import { expect, languages, test, windowOf } from '../whole-fixtures.ts';

test('the head of a page that is being written into tells whole when it was changed, with the menu open too', async ({
  browser,
  editor,
  whole,
}) => {
  const { id } = await editor.create('pages?locale=en', { title: 'Head', name: `head-${Date.now()}` });
  await editor.change('pages', id, { title: 'رأس', _status: 'published' }, 'ar');
  for (const language of languages) {
    const page = await windowOf(browser, whole, admin, language);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/admin/collections/pages/${id}?locale=en`);
    await page.locator('#field-title').fill(`Head ${language}`);
    const saved = page.locator('.doc-controls .autosave');
    await expect(saved).toHaveText(/^(Last saved|تم الحفظ)/);
    await expect(page.locator('.doc-controls .status button')).toBeVisible();
    const changed = page.locator('.doc-controls__value-wrap').first();
    const told = [changed, changed.locator('p').first(), changed.locator('p').last(), saved];
    for (const part of told) await expect.poll(() => isWhole(part), language).toBe(true);
    await page.locator('.nav-toggler').first().click();
    for (const part of told) await expect.poll(() => isWhole(part), `${language}, with the menu`).toBe(true);
    await page.context().close();
  }
});

test('the title of a document has room for the hamzas above its letters and the dots below (ar)', async ({
  browser,
  editor,
  whole,
}) => {
  const title = 'تأمين النقل البحري';
  const { id } = await editor.create('pages?locale=ar&draft=true', { title, name: `letters-${Date.now()}` });
  const page = await windowOf(browser, whole, admin, 'ar');
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin/collections/pages/${id}?locale=ar`);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect.poll(() => heading.evaluate((one) => one.scrollHeight - one.clientHeight), `${width}`).toBe(0);
  }
  await page.context().close();
});

const say = {
  en: { open: 'Also open: Salma', checks: 'Before publishing', noGroup: 'In no group.', search: 'No Results.' },
  ar: { open: 'مفتوح أيضًا لدى: Salma', checks: 'قبل النشر', noGroup: 'ليست ضمن أي مجموعة.', search: 'لا توجد نتائج.' },
};
for (const language of languages) {
  test(`who else has a page open stands between the bar and the panel, and a page in no group says so (${language})`, async ({
    browser,
    editor,
    whole,
  }) => {
    const salma = { email: `salma-${language}@head.example`, password: 'a-long-password-3' };
    await editor.create('users', { ...salma, name: 'Salma', role: 'editor' });
    const { id } = await editor.create('pages?locale=en&draft=true', { title: 'Open', name: `open-${language}` });
    const path = `/admin/collections/pages/${id}?locale=en`;
    const other = await windowOf(browser, whole, salma, language);
    await other.goto(path);
    const page = await windowOf(browser, whole, admin, language);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const here = page.getByText(say[language].open);
    await expect(here).toBeVisible();
    const bar = await edges(page.locator('.doc-controls'));
    const line = await edges(here);
    const panel = await edges(page.getByRole('heading', { name: say[language].checks }));
    expect(line.top - bar.bottom).toBeGreaterThanOrEqual(3);
    expect(panel.top - line.bottom).toBeGreaterThanOrEqual(3);
    const group = page.locator('#field-group');
    await expect(group.getByRole('heading', { name: say[language].noGroup })).toBeVisible();
    await expect(group.getByText(say[language].search)).toHaveCount(0);
    for (const one of [page, other]) await one.context().close();
  });
}

const standing = {
  en: { changed: 'Changed', published: 'Published' },
  ar: { changed: 'تغيّر', published: 'تمّ النّشر' },
};
for (const language of languages) {
  test(`whoever publishes one language alone reads at once that the other waits, until it is published too (${language})`, async ({
    browser,
    editor,
    whole,
  }) => {
    const say = standing[language];
    const { id } = await editor.create('pages?locale=en', { title: 'Waits', name: `waits-${language}` });
    await editor.change('pages', id, { title: 'تنتظر', _status: 'published' }, 'ar');
    await editor.change('pages', id, { title: 'Waits no more' }, 'en', true);
    await editor.change('pages', id, { title: 'لا تنتظر' }, 'ar', true);
    const page = await windowOf(browser, whole, admin, language);
    const told = page.locator('.doc-controls .status__value');
    const publishOpen = async () => {
      await expect(told).toHaveText(say.changed);
      await page.locator('.doc-controls__controls .popup-button').last().click();
      await page.locator('#publish-locale').click();
    };
    await page.goto(`/admin/collections/pages/${id}?locale=en`);
    const asked = page.waitForResponse((response) => response.url().endsWith(`/pages/${id}/review`));
    await publishOpen();
    await asked;
    await expect.poll(async () => (await editor.page(`waits-${language}`)).title).toBe('Waits no more');
    await expect(told).toHaveText(say.changed);
    await page.goto(`/admin/collections/pages/${id}?locale=ar`);
    await publishOpen();
    await expect.poll(async () => (await editor.page(`waits-${language}`, 'ar')).title).toBe('لا تنتظر');
    await expect(told).toHaveText(say.published);
    // Payload keeps a draft beside it that says nothing else.
    await page.reload();
    await expect(told).toHaveText(say.published);
    await page.context().close();
  });
}

test('what a form writes before its scripts have come is hidden where it is not said in words yet (ar)', async ({
  browser,
  editor,
  whole,
}) => {
  const { id } = await editor.create('pages?locale=ar&draft=true', { title: 'رأس', name: `early-${Date.now()}` });
  const page = await windowOf(browser, whole, admin, 'ar');
  const path = `/admin/collections/pages/${id}?locale=ar`;
  const [language, moment] = [page.locator('.field-label .localized'), page.locator('.doc-controls__value')];
  const scripts = '**/_next/static/**/*.js*';
  await page.route(scripts, (route) => route.abort());
  await page.goto(path, { waitUntil: 'commit' });
  for (const part of [language, moment]) {
    await expect(part.first()).toBeAttached();
    await expect(part.filter({ visible: true })).toHaveCount(0);
  }
  await page.unroute(scripts);
  await page.goto(path);
  await expect(language.first()).toHaveText('— العربية');
  for (const part of [language, moment]) await expect(part.first()).toBeVisible();
  await page.context().close();
});

function edges(part: Locator): Promise<{ top: number; bottom: number }> {
  return part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
}

/** Whether all of it shows: it is not cut by itself nor by what it stands in. */
function isWhole(told: Locator): Promise<boolean> {
  return told.evaluate((part) => {
    const { left, right, width, top, bottom } = part.getBoundingClientRect();
    const around = part.closest('.doc-controls__content')?.getBoundingClientRect();
    if (!around || width === 0 || part.scrollWidth > part.clientWidth) return false;
    return left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom;
  });
}
