import type { Page } from '@playwright/test';
import { adminBarriers } from '../admin-barriers.ts';
import { boxOf } from '../box-of.ts';
import { sidewaysScroll } from '../page-checks.ts';
import { expect, languages, soon, test } from '../whole-fixtures.ts';

const words = {
  en: {
    restore: 'Restore this version as a draft',
    dialog: /becomes the draft of this Page/,
    done: /Restored as a draft/,
    tab: 'What was online',
    link: 'English',
    now: 'online now',
    publish: 'Publish changes',
    draft: 'Draft',
    preview: 'Preview',
    saw: 'This is what visitors saw on',
    notThen: 'This page was not online on',
    panel: 'The site as it was',
    at: 'Day and time in Riyadh',
    picked: '4 Mar 2026 14:05 (15 Ramadan 1447 AH)',
    path: 'Address of the page',
    open: 'Open',
  },
  ar: {
    restore: 'استعادة هذه النسخة مسودةً',
    dialog: /يصبح نص .* مسودة/,
    done: /استُعيدت النسخة مسودةً/,
    tab: 'ما كان منشورًا',
    link: 'العربية',
    now: 'منشور الآن',
    publish: 'نشر التّغييرات',
    draft: 'مسودة',
    preview: 'معاينة',
    saw: 'هذا ما كان يراه الزوار يوم',
    notThen: 'لم تكن هذه الصفحة منشورة يوم',
    panel: 'الموقع كما كان',
    at: 'اليوم والوقت بتوقيت الرياض',
    picked: '4 مارس 2026 14:05 (15 رمضان 1447 هـ)',
    path: 'رابط الصفحة',
    open: 'فتح',
  },
};

for (const language of languages)
  test(`the site as it was at a moment is opened from the dashboard (${language})`, async ({
    adminPage: page,
    whole: { site, cms },
  }) => {
    const say = words[language];
    await page.context().addCookies([{ name: 'content-lng', value: language, url: cms.url }]);
    await page.goto('/admin');
    const panel = page.getByRole('region', { name: say.panel });
    const moment = panel.getByLabel(say.at);
    await moment.fill('2026-03-04T14:05');
    await expect(panel.getByRole('status')).toHaveText(say.picked);
    await moment.fill((await moment.getAttribute('max')) ?? '');
    await panel.getByLabel(say.path).fill('/claims');
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
      await panel.screenshot({ path: test.info().outputPath(`as-it-was-${language}-${width}.png`) });
    }
    expect(await adminBarriers(page)).toEqual([]);
    const opened = page.context().waitForEvent('page');
    await panel.getByRole('button', { name: say.open }).click();
    const asItWas = await opened;
    await expect
      .poll(() => asItWas.url().split('=')[0])
      .toBe(`${site.url}${language === 'ar' ? '/ar' : ''}/claims?preview`);
    const bar = asItWas.getByRole('region', { name: say.preview });
    await expect(bar).toContainText(say.saw);
    // Of a page that nobody had published by then.
    await asItWas.goto(asItWas.url().replace('/claims', '/came-later'));
    await expect(bar).toContainText(say.notThen);
    await expect(bar.getByRole('link')).toHaveAttribute('href', `${language === 'ar' ? '/ar' : ''}/came-later`);
  });

for (const language of languages) {
  test(`a version that is restored is a draft; what was online opens as it was (${language})`, async ({
    adminPage: page,
    editor,
    whole: { site, cms },
  }) => {
    const say = words[language];
    const name = `as-it-was-${language}`;
    const both = (title: string) => ({ en: { title }, ar: { title: `${title} ع` } })[language];
    const { id } = await editor.create(`pages?locale=${language}`, { name, ...both('First words') });
    const other = language === 'en' ? 'ar' : 'en';
    await editor.change('pages', id, { title: 'Other language' }, other, true);
    await editor.change('pages', id, { _status: 'published' }, language);
    await editor.change('pages', id, { ...both('Second words'), _status: 'published' }, language);
    const address = `${site.url}${language === 'ar' ? '/ar' : ''}/${name}`;
    await soon(address, ({ html }) => html.includes('Second words'));

    await page.context().addCookies([{ name: 'content-lng', value: language, url: cms.url }]);
    const list = `/cms-api/pages/versions?where[parent][equals]=${id}&sort=updatedAt&locale=${language}`;
    const { docs } = await (await editor.api.get(list)).json();
    const first = docs.find((entry: { version: { _status: string } }) => entry.version._status === 'published');
    await page.goto(`/admin/collections/pages/${id}/versions/${first.id}?locale=${language}`);
    // An English text that begins with a number reads from the left in Arabic too.
    await expect(page.locator('.html-diff p').first()).toHaveCSS('unicode-bidi', 'plaintext');
    await onOneLine(page);
    await page.getByRole('button', { name: say.restore }).first().click();
    const dialog = page.getByRole('dialog').or(page.locator('.confirmation-modal')).filter({ hasText: say.dialog });
    await expect(dialog.first()).toBeVisible();
    await page.screenshot({ path: test.info().outputPath(`restore-${language}.png`) });
    await dialog.first().getByRole('button').last().click();
    await expect(page.getByText(say.done)).toBeVisible();
    await soon(address, ({ html }) => html.includes('Second words'));

    await page.goto(`/admin/collections/pages/${id}?locale=${language}`);
    await page.getByRole('button', { name: say.tab }).click();
    const periods = page.locator('.periods');
    await expect(periods.getByText(say.now)).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
      await page.screenshot({ path: test.info().outputPath(`periods-${language}-${width}.png`) });
    }
    expect(await adminBarriers(page)).toEqual([]);

    const opened = page.context().waitForEvent('page');
    await periods.getByRole('row').last().getByRole('link', { name: say.link }).click();
    const asItWas = await opened;
    await expect(asItWas).toHaveTitle(/First words/);
    const bar = asItWas.getByRole('region', { name: say.preview });
    await expect(bar).toContainText(say.saw);
    await asItWas.getByRole('contentinfo').getByRole('link').filter({ visible: true }).first().click();
    await expect(asItWas).not.toHaveTitle(/First words/);
    await expect(asItWas).toHaveURL(/[?&]preview=/);
    await expect(bar).toContainText(say.saw);
    await soon(address, ({ html }) => html.includes('Second words'));

    // What is published while the list is open stands in it.
    const rows = periods.getByRole('row');
    const before = await rows.count();
    await page.getByRole('button', { name: say.publish, exact: true }).click();
    await expect(rows).toHaveCount(before + 1);
    // A list says what visitors see, whatever was public once.
    await editor.change('pages', id, { _status: 'draft' }, language);
    await page.goto(`/admin/collections/pages?limit=100&locale=${language}`);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row.getByRole('cell', { name: say.draft, exact: true })).toBeVisible();
  });
}

const reverting = {
  en: {
    revert: 'Revert to published',
    sure: 'Go back to what is published?',
    done: 'The draft is again what visitors see',
  },
  ar: {
    revert: 'الرّجوع للنسخة المنشورة',
    sure: 'هل تريد الرجوع إلى المنشور؟',
    done: 'عادت المسودة إلى ما يراه الزوار',
  },
};

for (const language of languages)
  test(`a draft goes back to what is published by one button, of a page as of the header (${language})`, async ({
    adminPage: page,
    editor,
    whole: { cms },
  }) => {
    const say = reverting[language];
    await page.context().addCookies([{ name: 'content-lng', value: language, url: cms.url }]);
    const name = `reverted-${language}`;
    const { id } = await editor.create('pages', { name, title: 'Online words' });
    await editor.change('pages', id, { title: 'كلمات منشورة' }, 'ar', true);
    await editor.change('pages', id, { _status: 'published' });
    await editor.change('pages', id, { title: 'Kept words', _status: 'draft' }, 'en', true);
    const shown = await editor.global('header');
    await editor.changeGlobal('header', { button_label: 'Kept words', _status: 'draft' }, 'en', true);
    for (const [path, field, words] of [
      [`collections/pages/${id}`, '#field-title', 'Online words'],
      ['globals/header', '#field-button_label', String(shown.button_label)],
    ] as const) {
      await page.goto(`/admin/${path}?locale=en`);
      await expect(page.locator(field)).toHaveValue('Kept words');
      await page.getByRole('button', { name: say.revert, exact: true }).click();
      const dialog = page.getByRole('dialog').filter({ hasText: say.sure });
      expect(await adminBarriers(page)).toEqual([]);
      await dialog.getByRole('button').last().click();
      await expect(page.getByText(say.done)).toBeVisible();
      await expect(page.locator(field)).toHaveValue(words);
      await expect(page.getByRole('button', { name: say.revert, exact: true })).toHaveCount(0);
      await page.reload();
      await expect(page.locator(field)).toHaveValue(words);
      await expect(page.getByRole('button', { name: say.revert, exact: true })).toHaveCount(0);
    }
    const versions = `/cms-api/pages/versions?where[parent][equals]=${id}&where[version.title][equals]=Kept words`;
    expect((await (await editor.api.get(versions)).json()).docs, 'what the draft said').toHaveLength(1);
  });

/** What is compared stands in two boxes of one size, side by side, on a phone too; the buttons in one of them within it. */
async function onOneLine(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 });
  const [from, to] = [page.locator('.compare-version .rs__control'), page.locator('.view-version__version-to-version')];
  await expect(async () => {
    const [first, second] = [await boxOf(from), await boxOf(to)];
    for (const side of ['y', 'width', 'height'] as const)
      expect(Math.abs(first[side] - second[side]), side).toBeLessThan(2);
    // The last of the two leads to the choice of how it is restored.
    for (const button of [to.getByRole('button').first(), to.getByRole('button').last()]) {
      const { x, width } = await boxOf(button);
      expect(x).toBeGreaterThanOrEqual(second.x);
      expect(x + width).toBeLessThanOrEqual(second.x + second.width);
    }
  }).toPass();
  await page.setViewportSize({ width: 1280, height: 900 });
}
