import type { Page } from '@playwright/test';
import { shortMomentText } from '../../apps/cms/src/fields/moment-text.ts';
import { adminBarriers } from '../admin-barriers.ts';
import { sidewaysScroll } from '../page-checks.ts';
import { type Editor, expect, soon, test, windowOf } from '../whole-fixtures.ts';

const say = {
  title: 'العنوان — العربية',
  two: 'نصان',
  mine: 'نصّي',
  take: 'اعتمد اختياري',
  review: 'المراجعة',
  note: 'ملاحظة للمراجعين (اختيارية)',
  send: 'إرسال للمراجعة',
  waiting: 'بانتظار المراجعة.',
  comment: 'تعليق لكاتب النص',
  return: 'إعادة مع تعليق',
  returned: 'أُعيد إلى كاتبه. عدّله ثم أرسله من جديد.',
  approve: 'اعتماد',
  approved: 'معتمد: يمكن نشره كما هو أو جدولة نشره.',
  publish: 'نشر التّغييرات',
  schedule: 'جدولة النشر',
  passed: /^مضى هذا الموعد بتوقيت الرياض\. اختر موعدًا لاحقًا/,
  scheduled: /^موعد النشر: .*\(.* هـ\)/,
  leaving: 'قبل إيقاف نشره أو حذفه',
  successor: 'الصفحة التي تحل محلها',
  keep: 'احفظ القرار',
  online: 'ما كان منشورًا',
  arabic: 'العربية',
};
const password = 'a-long-password-3';
/** Far enough behind Riyadh that its clock shows another day for a third of each day. */
const faraway = 'America/New_York';
const colleagues = { huda: 'editor', badr: 'editor', reem: 'reviewer' };
const titles = { huda: 'صياغة هدى', badr: 'صياغة بدر', mended: 'تغطية رحلات العمرة', renamed: 'تغطية العمرة والزيارة' };

/** Saved by the admin itself, two seconds after the last key. */
function saved(page: Page, status = 200) {
  return page.waitForResponse((one) => /\/pages\/\d+\?.*autosave=true/.test(one.url()) && one.status() === status);
}

async function write(page: Page, field: string, text: string, status = 200): Promise<void> {
  const answered = saved(page, status);
  await page.getByRole('textbox', { name: field }).fill(text);
  await answered;
}

async function publishedPage(editor: Editor, name: string, title: string, more: object = {}) {
  const { id } = await editor.create('pages?locale=en&draft=true', { name, title: `In English ${name}`, ...more });
  await editor.change('pages', id, { title, _status: 'published' }, 'ar');
  return id;
}

/**
 * Today at midnight in Riyadh, the first hour that can be chosen, has passed: it is refused with the way out, and what was chosen stays.
 * Then for the first moment that is left, at most five minutes away.
 */
async function scheduleSoon(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.doc-controls__controls .popup-button').last().click();
  await page.getByRole('button', { name: say.schedule }).click();
  const drawer = page.locator('.schedule-publish');
  await drawer.getByText('نشر', { exact: true }).click();
  const moment = drawer.locator('#time input');
  const firstHour = page
    .locator('.react-datepicker__time-list-item:not(.react-datepicker__time-list-item--disabled)')
    .first();
  await moment.click();
  await firstHour.click();
  const midnight = await moment.inputValue();
  await drawer.locator('#scheduled-publish-save').click();
  await expect(page.locator('[data-sonner-toast]').getByText(say.passed)).toBeVisible();
  await expect(moment).toHaveValue(midnight);
  // The first moment that is offered may be a second away, and have passed as it arrives: then the one after it is chosen.
  await expect(async () => {
    await moment.click();
    await firstHour.click();
    await drawer.locator('#scheduled-publish-save').click();
    await expect(moment).toHaveValue('', { timeout: 10_000 });
  }).toPass();
  await expect(drawer.locator('.schedule-publish__upcoming tbody tr')).toHaveCount(1);
}

test('the life of a page in Arabic: written by two at once, returned, mended, approved, published at its hour, renamed, led on, and seen as it was', async ({
  browser,
  whole,
  editor,
}) => {
  const { site } = whole;
  const emailOf = (name: string) => `${name}@life.example`;
  for (const [name, role] of Object.entries(colleagues))
    await editor.create('users', { name, email: emailOf(name), password, role });
  const windowFor = (name: string, zone?: string) =>
    windowOf(browser, whole, { email: emailOf(name), password }, 'ar', zone);
  const [huda, badr, reem] = [await windowFor('huda'), await windowFor('badr', faraway), await windowFor('reem')];
  const id = await publishedPage(editor, 'umrah-offer', 'عرض العمرة');
  await publishedPage(editor, 'umrah-cover', 'تأمين العمرة');
  await editor.changeGlobal('publishing-rules', { blocking: [], reviewed: ['pages'] });
  const path = `/admin/collections/pages/${id}?locale=ar`;
  const review = (page: Page) => page.getByRole('region', { name: say.review, exact: true });
  const onSite = (name: string, title: string, ms?: number) =>
    soon(`${site.url}/ar/${name}`, ({ html }) => html.includes(title), ms);

  await test.step('two write at once: the later save is refused, and each text is chosen', async () => {
    await huda.goto(path);
    await badr.goto(path);
    await write(huda, say.title, titles.huda);
    await write(badr, say.title, titles.badr, 409);
    const dialog = badr.getByRole('dialog', { name: say.two });
    await expect(dialog.getByText(titles.huda, { exact: true })).toBeVisible();
    await badr.setViewportSize({ width: 360, height: 780 });
    await expect.poll(() => sidewaysScroll(badr)).toBe(0);
    await badr.screenshot({ path: test.info().outputPath('two-texts.png') });
    expect(await adminBarriers(badr)).toEqual([]);
    await badr.setViewportSize({ width: 1280, height: 900 });
    await dialog.getByRole('radio', { name: `${say.mine} ${titles.badr}` }).check();
    const chosen = saved(badr);
    await dialog.getByRole('button', { name: say.take }).click();
    await chosen;
  });

  await test.step('sent for review with a note, returned with a comment, mended, approved by another', async () => {
    await review(badr).getByRole('textbox', { name: say.note }).fill('عنوان جديد للموسم');
    await review(badr).getByRole('button', { name: say.send }).click();
    await expect(review(badr).getByText(say.waiting, { exact: true })).toBeVisible();
    await reem.goto(path);
    await expect(review(reem).getByText('عنوان جديد للموسم')).toBeVisible();
    await review(reem).getByRole('textbox', { name: say.comment }).fill('العنوان لا يذكر التغطية');
    await review(reem).getByRole('button', { name: say.return }).click();
    await expect(review(reem).getByText(say.returned)).toBeVisible();
    await badr.reload();
    await expect(review(badr).getByText('العنوان لا يذكر التغطية')).toBeVisible();
    await write(badr, say.title, titles.mended);
    await review(badr).getByRole('button', { name: say.send }).click();
    await expect(review(badr).getByText(say.waiting, { exact: true })).toBeVisible();
    await reem.reload();
    await review(reem).getByRole('button', { name: say.approve, exact: true }).click();
    await expect(review(reem).getByText(say.approved)).toBeVisible();
    await onSite('umrah-offer', 'عرض العمرة');
  });

  await test.step('published at its hour', async () => {
    const late = await windowFor('badr');
    await scheduleSoon(late, path);
    await late.context().close();
    await onSite('umrah-offer', titles.mended, 360_000);
    await editor.changeGlobal('publishing-rules', { reviewed: [] });
  });

  await test.step('renamed: the old address leads to the new one', async () => {
    await badr.reload();
    await write(badr, say.title, titles.renamed);
    const named = saved(badr);
    await badr.locator('#field-name').fill('umrah-and-visit');
    await named;
    await badr.getByRole('button', { name: say.publish }).click();
    await onSite('umrah-and-visit', titles.renamed);
    await leadsTo('/umrah-offer', '/umrah-and-visit');
  });

  await test.step('offline: asked for a successor, which visitors of both addresses are led to', async () => {
    const sections = [{ blockType: 'card', items: [{ redirectUrl: '/umrah-and-visit' }] }];
    await publishedPage(editor, 'umrah-links', 'روابط العمرة', { sections });
    const takeOffline = async () => {
      await badr.locator('.doc-controls__popup button').first().click();
      await badr.locator('#action-unpublish').click();
      await badr.getByRole('dialog').locator('#confirm-action').click();
    };
    await badr.reload();
    await takeOffline();
    const asked = badr.getByRole('region', { name: say.leaving });
    const successor = asked.getByRole('combobox', { name: say.successor });
    await successor.fill('تأمين العمرة');
    await expect(asked.getByRole('option', { name: 'تأمين العمرة' })).toBeVisible();
    await successor.press('ArrowDown');
    await successor.press('Enter');
    await asked.getByRole('button', { name: say.keep }).click();
    await expect(asked.getByText(/يصل الزوار إلى/)).toBeVisible();
    await takeOffline();
    await leadsTo('/umrah-and-visit', '/umrah-cover');
    await leadsTo('/umrah-offer', '/umrah-cover');
  });

  await test.step('the versions and what was online tell moments of Riyadh; the site opens as it was', async () => {
    const { docs } = await (await editor.api.get(`/cms-api/pages/versions?where[parent][equals]=${id}&limit=1`)).json();
    await badr.goto(`/admin/collections/pages/${id}/versions`);
    await expect(badr.locator('.versions td a').first()).toContainText(shortMomentText(docs[0].updatedAt, 'ar'));
    await expect(badr.locator('.versions td a').first()).toContainText(/هـ/);
    expect(await adminBarriers(badr)).toEqual([]);
    await badr.goto(path);
    await badr.getByRole('button', { name: say.online }).click();
    const rows = badr.locator('.periods tbody tr');
    await expect(rows.first()).toContainText(/هـ/);
    const opened = badr.context().waitForEvent('page');
    await rows.filter({ hasText: 'reem' }).getByRole('link', { name: say.arabic }).click();
    await expect(await opened).toHaveTitle(new RegExp(titles.mended));
  });
  await editor.changeGlobal('publishing-rules', { blocking: ['missing-english', 'missing-arabic'] });
  for (const page of [huda, badr, reem]) await page.context().close();

  async function leadsTo(from: string, to: string): Promise<void> {
    for (const prefix of ['', '/ar']) {
      const answered = () => fetch(`${site.url}${prefix}${from}`, { redirect: 'manual' });
      await expect.poll(async () => (await answered()).status).toBe(301);
      const where = new URL((await answered()).headers.get('location') ?? '', site.url);
      expect(where.pathname).toBe(`${prefix}${to}`);
    }
  }
});
