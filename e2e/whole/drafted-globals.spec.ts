import type { Locator, Page } from '@playwright/test';
import { adminBarriers } from '../admin-barriers.ts';
import { sidewaysScroll } from '../page-checks.ts';
import { expect, soon, test, windowOf } from '../whole-fixtures.ts';

const words = {
  saveDraft: 'حفظ المسودّة',
  publish: 'نشر التّغييرات',
  checks: 'قبل النشر',
  missing: 'النص الإنجليزي ناقص',
  link: 'الرابط لا يؤدي إلى صفحة',
  changed: 'الحالة: تغيّر',
  count: 'يمنع النشر: 1',
  review: 'المراجعة',
  note: 'ملاحظة للمراجعين (اختيارية)',
  send: 'إرسال للمراجعة',
  waiting: 'بانتظار المراجعة.',
  list: 'بانتظار المراجعة',
  drafts: 'تعديلات لم تُنشر بعد',
  header: 'الترويسة والتنقل',
  approve: 'اعتماد',
  approved: 'معتمد: يمكن نشره كما هو أو جدولة نشره.',
  nothing: 'كل ما فيه منشور للزوار.',
  typed: /احفظ المسودّة أولًا، ثم أرسلها للمراجعة من هنا/,
  refused: /لم يُنشر «الترويسة والتنقل» لأن هذا النص لم يعتمده شخص آخر بعد/,
};
const title = { ar: 'تأمين المنازل', en: 'Home insurance' };
const password = 'a-long-password-3';

async function saveDraft(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (one) => one.request().method() === 'POST' && /header\?.*draft=true/.test(one.url()),
  );
  await page.getByRole('button', { name: words.saveDraft, exact: true }).click();
  expect((await saved).status()).toBe(200);
}

/** Whoever types in another field while the way to one is being opened goes on typing there. */
async function goOnElsewhere(page: Page, finding: Locator): Promise<void> {
  const label = page.locator('#field-button_label');
  const before = await label.inputValue();
  await finding.evaluate((link: HTMLElement) => {
    link.click();
    document.getElementById('field-button_label')?.focus();
  });
  await page.keyboard.press('End');
  await page.keyboard.type(' اليوم', { delay: 200 });
  await expect(label).toHaveValue(`${before} اليوم`);
  await label.fill(before);
}

test('an entry of the navigation is drafted, checked, previewed, reviewed and published by two people, in Arabic', async ({
  browser,
  whole,
  editor,
}) => {
  const people = { author: 'editor', reviewer: 'reviewer' };
  const emailOf = (person: string) => `${person}@header.example`;
  for (const [person, role] of Object.entries(people))
    await editor.create('users', { name: person, email: emailOf(person), password, role });
  const [author, reviewer] = [
    await windowOf(browser, whole, { email: emailOf('author'), password }, 'ar'),
    await windowOf(browser, whole, { email: emailOf('reviewer'), password }, 'ar'),
  ];
  const { items } = (await editor.global('header')) as unknown as { items: object[] };
  await editor.changeGlobal('publishing-rules', { reviewed: ['header'] });
  const inArabic = ((await editor.global('header', 'ar')) as unknown as { items: object[] }).items;
  const begun = { title: 'عنصر جديد', link: '/home-insurance' };
  await editor.changeGlobal('header', { items: [...inArabic, begun] }, 'ar', true);
  const onSite = (isThere: boolean) =>
    soon(`${whole.site.url}/ar/careers`, ({ html }) => html.includes(title.ar) === isThere);
  const field = (page: Page, name: string) => page.locator(`#field-items__${items.length}__${name}`);

  await author.goto('/admin/globals/header?locale=ar');
  const checks = author.getByRole('region', { name: words.checks });
  await expect(checks.getByRole('link', { name: words.missing })).toBeVisible();
  // Online is what was published last.
  await expect(author.getByTitle(words.changed)).toBeVisible();
  await goOnElsewhere(author, checks.getByRole('link', { name: words.link }));
  // Leads to its field, and opens the entry around it.
  await checks.getByRole('link', { name: words.link }).click();
  await field(author, 'title').fill(title.ar);
  await saveDraft(author);
  await expect(author.getByRole('button', { name: words.count })).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await author.setViewportSize({ width, height: 900 });
    await expect.poll(() => sidewaysScroll(author)).toBe(0);
    await author.screenshot({ path: test.info().outputPath(`header-${width}.png`), fullPage: true });
  }
  await checks.getByRole('link', { name: words.missing }).click();
  await expect(author).toHaveURL(/locale=en/);
  await expect(field(author, 'title')).toBeFocused();
  await field(author, 'title').fill(title.en);
  await saveDraft(author);
  await expect(checks.getByRole('link', { name: words.missing })).toHaveCount(0);

  const preview = await author.context().newPage();
  await preview.goto('/cms-api/globals/header/preview?locale=ar');
  await expect(preview.getByRole('banner').getByText(title.ar).first()).toBeAttached();
  await preview.close();
  await onSite(false);
  await author.getByRole('button', { name: words.publish }).click();
  await expect(author.getByText(words.refused)).toBeVisible();
  const mine = author.getByRole('region', { name: words.review, exact: true });
  await mine.getByRole('textbox', { name: words.note }).fill('منتج جديد');
  await mine.getByRole('button', { name: words.send }).click();
  await expect(mine.getByText(words.waiting, { exact: true })).toBeVisible();

  await reviewer.goto('/admin');
  await expect(
    reviewer.getByRole('region', { name: words.drafts }).getByRole('link', { name: words.header }),
  ).toBeVisible();
  await reviewer.screenshot({ path: test.info().outputPath('dashboard.png'), fullPage: true });
  await reviewer.getByRole('region', { name: words.list }).getByRole('link', { name: words.header }).click();
  const theirs = reviewer.getByRole('region', { name: words.review, exact: true });
  await theirs.locator('.review__changes summary').click();
  await expect(theirs.getByText(title.ar)).toBeVisible();
  expect(await adminBarriers(reviewer)).toEqual([]);
  await theirs.getByRole('button', { name: words.approve, exact: true }).click();
  await expect(theirs.getByText(words.approved)).toBeVisible();

  await onSite(false);
  await author.reload();
  await author.getByRole('button', { name: words.publish }).click();
  await expect(mine.getByText(words.approved)).toBeHidden();
  await onSite(true);
  await editor.changeGlobal('publishing-rules', { reviewed: [] });
  await editor.changeGlobal('header', { items });
  for (const page of [author, reviewer]) await page.context().close();
});

test('who publishes what is not saved yet reads that it has to be saved before it can be sent for review', async ({
  browser,
  whole,
  editor,
}) => {
  const email = 'hasty@header.example';
  await editor.create('users', { name: 'hasty', email, password, role: 'editor' });
  await editor.changeGlobal('publishing-rules', { reviewed: ['header'] });
  const author = await windowOf(browser, whole, { email, password }, 'ar');
  await author.goto('/admin/globals/header?locale=ar');
  const panel = author.getByRole('region', { name: words.review, exact: true });
  await expect(panel.getByText(words.nothing)).toBeVisible();
  const label = author.locator('#field-button_label');
  await label.fill(`${await label.inputValue()} الآن`);
  await expect(panel.getByText(words.nothing)).toBeHidden();
  await author.getByRole('button', { name: words.publish }).click();
  await expect(author.getByText(words.refused)).toBeVisible();
  await expect(panel.getByText(words.typed)).toBeVisible();
  await saveDraft(author);
  await panel.getByRole('textbox', { name: words.note }).fill('كلمة واحدة');
  await panel.getByRole('button', { name: words.send }).click();
  await expect(panel.getByText(words.waiting, { exact: true })).toBeVisible();
  await editor.changeGlobal('publishing-rules', { reviewed: [] });
  const { items } = (await editor.global('header')) as unknown as { items: object[] };
  await editor.changeGlobal('header', { items });
  await author.context().close();
});
