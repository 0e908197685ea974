import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { momentWithHijri, sortableMoment } from '../../apps/cms/src/fields/moment-text.ts';
import { adminBarriers } from '../admin-barriers.ts';
import { boxOf } from '../box-of.ts';
import { acceptCookies } from '../fixtures.ts';
import { sidewaysScroll } from '../page-checks.ts';
import { secrets, type Whole } from '../whole-content.ts';
import { type Editor, expect, languages, signedIn, test } from '../whole-fixtures.ts';

type Sent = { full_name: string; phone: string } & Record<string, string>;
const words = {
  en: { title: 'My work', mine: /^Mine/, next: 'Next case' },
  ar: { title: 'عملي', mine: /^طلباتي/, next: 'الطلب التالي' },
};

const figures = {
  en: {
    ...{ title: 'Figures', kind: 'Kind', quote: 'quote', scroll: 'Scroll sideways to see every column.' },
    other: { name: 'العربية', title: 'الإحصاءات', direction: 'rtl' },
  },
  ar: {
    ...{ title: 'الإحصاءات', kind: 'النوع', quote: 'عرض سعر', scroll: 'مرّر جانبيًا لرؤية كل الأعمدة.' },
    other: { name: 'English', title: 'Figures', direction: 'ltr' },
  },
};

/** What a visitor asks for, such as a quote; what comes back is its reference. */
async function ask({ api }: Editor, sent: Sent, language = 'ar', kind = 'quote'): Promise<string> {
  const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY };
  const data = { email: 'sara@example.com', product: 'health', language, ...sent };
  return (await (await api.post(`/api/service-requests/${kind}`, { headers, data })).json()).data.reference;
}

async function signIn(browser: Browser, whole: Whole, editor: Editor, role: string, language: string, name = role) {
  const account = { email: `${name}-${language}@list.example`, password: 'quiet-lantern-orbit-71' };
  await editor.create('users', { ...account, name: 'هدى القحطاني', role });
  const api = await signedIn(whole, account);
  // Whatever the zone of a browser, the desk has the clock of Riyadh.
  const timezoneId = 'America/New_York';
  const storageState = await api.storageState();
  const context = await browser.newContext({ baseURL: whole.cms.url, storageState, timezoneId });
  await context.addCookies([{ name: 'content-lng', value: language, url: whole.cms.url }]);
  const close = async () => {
    await context.close();
    await api.dispose();
  };
  return { page: await context.newPage(), api, close };
}

test('customer care works in one list in Arabic: finds by a folded name and a phone in Arabic digits, takes cases and gives them back, and goes from one to the next', async ({
  browser,
  whole,
  editor,
}) => {
  const first = await ask(editor, { full_name: 'نورة عبدالعزيز', phone: '0551234567' });
  const second = await ask(editor, { full_name: 'فهد الدوسري', phone: '0507654321' });
  const { page, close } = await signIn(browser, whole, editor, 'care', 'ar');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'عملي', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'عملي' })).toBeVisible();
  await expect(page.getByText('لا يوجد شيء هنا.')).toBeVisible();
  await expect(page.locator('.app-header__localizer').first()).toBeHidden();

  const search = page.getByRole('searchbox', { name: 'البحث في كل الوارد' });
  const rows = page.locator('.desk-table tbody tr');
  for (const typed of ['نوره عبد العزيز', '٠٥٥١٢٣٤٥٦٧', '+966 55 123 4567', first.replaceAll('-', '').toLowerCase()]) {
    await expect(async () => {
      await search.fill(typed);
      await search.press('Enter');
      await expect(rows).toHaveCount(1, { timeout: 2_000 });
      await expect(rows.getByRole('rowheader', { name: first })).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }
  // What was searched for is in no address.
  expect(page.url()).toBe(`${whole.cms.url}/admin/my-work`);
  expect(await adminBarriers(page)).toEqual([]);
  await expect(rows.locator('bdi[dir=ltr]')).toHaveText(first);
  await expect(rows).toContainText(/14\d\d هـ/);

  await page.getByRole('link', { name: /^بلا مسؤول/ }).click();
  for (const reference of [first, second]) {
    const box = page.getByRole('checkbox', { name: reference });
    await box.focus();
    await expect(async () => {
      await box.setChecked(true);
      await expect(page.getByRole('group', { name: /المحدد/ })).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }
  const bar = page.getByRole('group', { name: 'المحدد: 2' });
  await expect(bar).toBeVisible();
  expect(await adminBarriers(page)).toEqual([]);
  await bar.getByText('إجراءات أخرى لهذه الطلبات').click();
  await bar.getByLabel('موعد الرد الجديد').fill('2031-01-15');
  await expect(bar.getByText('15 يناير 2031')).toBeVisible();
  await bar.getByLabel('السبب').fill('تعطل النظام');
  await expect(bar.getByText('يظهر الموعد الجديد في صفحات العملاء، ولا تصلهم رسالة عنه')).toBeVisible();
  expect(await adminBarriers(page)).toEqual([]);
  await bar.getByRole('button', { name: 'تغيير الموعد' }).click();
  await expect(page.locator('.desk__said').getByRole('status')).toHaveText(/طلبات تغيّرت: 2/);
  await expect(rows.filter({ hasText: first })).toContainText('15 يناير 2031');
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.locator('.desk__said').getByRole('status')).toHaveText(/أُعيدت إلى ما كانت عليه: 2/);
  await expect(rows.filter({ hasText: first })).not.toContainText('2031');
  await page.getByRole('checkbox', { name: first }).check();
  await page.getByRole('checkbox', { name: second }).check();
  await bar.getByRole('button', { name: 'إسناد إليّ' }).click();
  await expect(page.locator('.desk__said').getByRole('status')).toHaveText(/طلبات أُسندت: 2/);
  await expect(page.getByRole('checkbox', { name: first })).toHaveCount(0);
  // By keyboard the way back is the next stop, though the button of the act is gone with its rows.
  await expect(page.locator('.desk__said')).toBeFocused();
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.locator('.desk__said').getByRole('status')).toHaveText(/طلبات أُعيدت: 2/);
  await expect(page.getByRole('checkbox', { name: first })).toHaveCount(1);
  await page.getByRole('checkbox', { name: first }).check();
  await page.getByRole('checkbox', { name: second }).check();
  await page.getByRole('button', { name: 'إسناد إليّ' }).click();
  await expect(page.locator('.desk__said').getByRole('status')).toHaveText(/طلبات أُسندت: 2/);

  // What was done can be undone wherever its maker goes, and after a reload.
  await page.getByRole('link', { name: /^طلباتي/ }).click();
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(page.locator('.desk__said').getByRole('status')).toHaveText(
    /آخر ما فعلته هنا\. طلبات أُسندت: 2\. يمكنك التراجع عنه حتى الساعة \d\d:\d\d\./,
  );
  await expect(page.getByRole('button', { name: 'تراجع' })).toBeVisible();
  expect(await adminBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'الطلب التالي' }).click();
  await expect(page).toHaveURL(/\/admin\/collections\/service-requests\/\d+/);
  const address = page.url();
  await page.getByRole('link', { name: 'الطلب التالي' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page).toHaveURL(/\/admin\/collections\/service-requests\/\d+/);
  await close();
});

test('the clock of a case stands still while the customer is waited for: with a reason that he reads, until he answers (ar)', async ({
  page: site,
  browser,
  whole,
  editor,
}) => {
  const phone = '0509998887';
  const reference = await ask(editor, { full_name: 'ريم الزهراني', phone });
  const { id, dueAt } = await editor.find('service-requests', 'reference', reference);
  const { page, close } = await signIn(browser, whole, editor, 'care', 'ar', 'pause');
  await page.goto(`/admin/collections/service-requests/${id}`);
  const due = page.locator('#field-dueAt input');
  await expect(due).toHaveValue(sortableMoment(String(dueAt)).slice(0, -3));
  await expect(page.locator('.moment-picker__hijri')).toHaveText(momentWithHijri(String(dueAt), 'ar'));
  await due.fill('2031-01-15 01:30');
  await due.press('Enter');
  await page.locator('#field-dueReason').fill('طلب العميل مهلة');
  await choose(page, '#field-status', 'بانتظار العميل');
  await expect(page.locator('#field-pauseReason')).toBeVisible();
  const save = page.getByRole('button', { name: 'حفظ', exact: true });
  await save.click();
  await expect(page.getByText('حدّد ما ننتظره من العميل.').first()).toBeVisible();
  await choose(page, '#field-pauseReason', 'مستندات من العميل');
  await save.click();
  const find = () => editor.find('service-requests', 'reference', reference);
  await expect.poll(find).toMatchObject({ status: 'waiting-for-customer', pauseReason: 'papers' });
  expect(await find()).toMatchObject({ dueAt: '2031-01-14T22:30:00.000Z' });
  await page.goto('/admin/my-work?view=waiting');
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('المدة متوقفة');
  await expect(row).toContainText('مستندات من العميل');

  await acceptCookies(site);
  const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY };
  const lookup = { headers, data: { reference, detail: phone } };
  const { token } = (await (await editor.api.post('/api/service-requests/lookup', lookup)).json()).data;
  await site.goto(`/ar/my-requests/${reference}?key=${token}`);
  await expect(site.locator('.case')).toContainText('تُستأنف مدة الرد فور ردّك علينا');
  await expect(site.locator('.case__facts')).not.toContainText('آخر موعد لردّنا');
  await site.locator('[name=text]').fill('أرسلتها لكم بالبريد.');
  await site.locator('main form[data-form] button[type=submit]').click();
  await expect(site.locator('.case__facts')).toContainText('آخر موعد لردّنا');
  expect(await find()).toMatchObject({ status: 'in-review', pauseReason: null, pausedAt: null });
  await close();
});

test('whoever gives a complaint to somebody is not asked to do so once more after the save (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  const complaint = {
    ...{ full_name: 'سارة الحربي', phone: '0509998886', id_number: '1000000008', city: 'riyadh', product: 'motor' },
    ...{ service_request_type: 'complaint', complaint_relation: 'claims', comments: 'تأخر الرد على مطالبتي.' },
  };
  const { id } = await editor.find('service-requests', 'reference', await ask(editor, complaint, 'ar', 'complaint'));
  const { page, close } = await signIn(browser, whole, editor, 'care', 'ar', 'officer');
  await page.goto(`/admin/collections/service-requests/${id}`);
  const officer = page.locator('.officer-line');
  await expect(officer).toContainText('أسند الشكوى إلى موظف');
  await choose(page, '#field-assignee', 'هدى القحطاني');
  await page.getByRole('button', { name: 'حفظ', exact: true }).click();
  // Without opening it again: whom the customer is told of, or what is missing for that.
  await expect(officer).toContainText(/لن يُعرَّف العميل بأحد|يقرأ العميل في الموقع من يتولى طلبه/);
  await expect(officer).not.toContainText('تغيّر المسؤول');
  await expect(officer).not.toContainText('أسند الشكوى إلى موظف');
  await close();
});

/** Payload's select is a text field with a list of its own. */
async function choose(page: Page, field: string, chosen: string): Promise<void> {
  await page.locator(`${field} .rs__control`).click();
  await page.locator(`${field} .rs__option`, { hasText: chosen }).first().click();
}

test('a view narrowed down is kept under a name, for its owner alone until it is shared with the team, and removed', async ({
  browser,
  whole,
  editor,
}) => {
  const { page, close } = await signIn(browser, whole, editor, 'care', 'en');
  await page.goto('/admin/my-work?view=open');
  await page.getByLabel('Kind').selectOption({ label: 'Complaint or enquiry' });
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/kind=complaint/);
  await expect(page.getByLabel('Kind')).toHaveValue('complaint');
  await page.getByText('Save this view').click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  // What is typed before React has taken over is not known to it.
  await expect(async () => {
    await page.getByLabel('Name of the view').fill('');
    await page.getByLabel('Name of the view').fill('Complaints');
    await expect(save).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await save.click();
  const kept = page.getByRole('link', { name: 'Complaints', exact: true });
  await expect(kept).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Share with the team' }).click();
  const shared = page.getByRole('navigation', { name: 'Views that the team shares' });
  await expect(shared.getByRole('link')).toHaveText('Complaints shared by you');
  expect(await adminBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(shared).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(kept).toHaveCount(0);
  await close();
});

test('a saved view is renamed by keyboard, for the team too where it is shared, and never takes the name of another (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  const { page, api, close } = await signIn(browser, whole, editor, 'care', 'ar', 'renaming');
  const quotes = { name: 'العروض', view: 'open', kind: 'quote' };
  const value = [{ name: 'الشكاوى', view: 'open', kind: 'complaint' }, quotes];
  expect((await api.post('/cms-api/payload-preferences/desk-views', { data: { value } })).ok()).toBe(true);
  expect((await api.post('/cms-api/desk/share-view', { data: quotes })).ok()).toBe(true);

  async function rename(name: string) {
    await page.getByText('إعادة تسمية', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('الاسم الجديد')).toBeFocused();
    await expect(page.getByLabel('الاسم الجديد')).toHaveValue('العروض');
    await page.keyboard.type(name);
    await expect(page.getByRole('button', { name: 'حفظ', exact: true })).toBeEnabled();
    await page.keyboard.press('Enter');
  }
  const own = page.getByRole('navigation', { name: 'طرق العرض المحفوظة' }).getByRole('link');
  const shared = page.getByRole('navigation', { name: 'طرق عرض يشاركها الفريق' }).getByRole('link');
  await page.goto('/admin/my-work?view=open&kind=quote');
  await rename('الشكاوى');
  await expect(page.getByRole('alert').filter({ hasText: 'لديك طريقة عرض أخرى بهذا الاسم' })).toBeVisible();
  await expect(own).toHaveText(['الشكاوى', 'العروض']);
  expect(await adminBarriers(page)).toEqual([]);

  await page.reload();
  await rename('عروض الأسعار');
  await expect(own).toHaveText(['الشكاوى', 'عروض الأسعار']);
  await expect(own.last()).toHaveAttribute('aria-current', 'page');
  await expect(shared).toHaveText(['عروض الأسعار مشاركة منك']);

  // A colleague sees the new name, and has no way to change it.
  const colleague = await signIn(browser, whole, editor, 'care', 'ar', 'colleague');
  await colleague.page.goto('/admin/my-work?view=open&kind=quote');
  const theirs = colleague.page.getByRole('link', { name: /^عروض الأسعار مشاركة من/ });
  await expect(theirs).toBeVisible();
  // A gap within the name’s own direction would stand behind it where the other words run the other way.
  expect(await theirs.locator('.desk-views__by bdi').evaluate((name) => name.textContent)).toBe('هدى القحطاني');
  await expect(colleague.page.getByText('إعادة تسمية', { exact: true })).toHaveCount(0);
  await colleague.close();
  await close();
});

test('a view of the cases of somebody who left says whose they are, not everybody’s (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  const left = { name: 'سعد الغامدي', email: 'left@list.example', password: 'quiet-lantern-orbit-71', role: 'care' };
  const { id } = await editor.create('users', { ...left, disabled: true });
  const { page, close } = await signIn(browser, whole, editor, 'care', 'ar', 'successor');
  await page.goto(`/admin/my-work?view=open&owner=${id}`);
  const owner = page.getByLabel('المسؤول', { exact: true });
  await expect(owner.locator('option:checked')).toHaveText('شخص لم تعد تُسند إليه طلبات');
  await close();
});

for (const language of languages) {
  test(`the working list fits a phone and has no barriers (${language})`, async ({
    adminPage: page,
    editor,
    whole,
  }) => {
    const say = words[language];
    await ask(editor, { full_name: 'عبدالرحمن بن عبدالعزيز الشهري', phone: '0501112223' }, language);
    await page.context().addCookies([{ name: 'content-lng', value: language, url: whole.cms.url }]);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/admin/my-work?view=open');
      await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
      await expect(page.locator('.desk-table tbody tr').first()).toBeVisible();
      // Above cards no column says what the box there is for.
      const all = page.locator('.desk-table__all span');
      await expect.poll(async () => (await boxOf(all)).width > 1, { message: String(width) }).toBe(width < 900);
      await expect.poll(() => sidewaysScroll(page), { message: String(width) }).toBe(0);
      expect(await adminBarriers(page)).toEqual([]);
    }
  });
}

for (const language of languages) {
  test(`the figures of a period fit a phone, have no barriers and are had in the other language too (${language})`, async ({
    adminPage: page,
    editor,
    whole,
  }) => {
    const say = figures[language];
    await ask(editor, { full_name: 'سارة', phone: '0501112224' }, language);
    await page.context().addCookies([{ name: 'content-lng', value: language, url: whole.cms.url }]);
    await page.goto('/admin/my-work');
    await page.getByRole('link', { name: say.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => sidewaysScroll(page), { message: String(width) }).toBe(0);
      expect(await adminBarriers(page)).toEqual([]);
    }
    const kinds = page.getByRole('region', { name: say.kind });
    await page.setViewportSize({ width: 360, height: 800 });
    await kinds.focus();
    await expect(kinds).toBeFocused();
    // What scrolls says so where not all of it is seen.
    expect(await kinds.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    await expect(kinds.getByText(say.scroll)).toBeInViewport();
    await page.screenshot({ path: test.info().outputPath(`figures-${language}.png`) });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(kinds.getByText(say.scroll)).toBeHidden();
    await expect(kinds.getByRole('row').filter({ hasText: say.quote })).toBeVisible();
    await onPaper(page);
    await page.getByRole('link', { name: say.other.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.other.title })).toBeVisible();
    await expect(page.locator('.figures__report')).toHaveAttribute('dir', say.other.direction);
    await expect(page, 'the file that it is saved as').toHaveTitle(new RegExp(`^${say.other.title} · `));
  });
}

/** The report of a year as a sheet of A4 has it: without what is pressed, over the whole width, with nothing cut off. */
async function onPaper(page: Page): Promise<void> {
  const here = page.url();
  await page.goto('/admin/my-work/figures?from=2026-01-01&to=2026-12-31');
  const sheet = { width: 718, height: 1000 };
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.figures__controls')).toBeHidden();
  for (const part of [page.locator('.figures__table').first(), page.locator('.figures__chart svg')]) {
    const { x, width } = await boxOf(part);
    expect(width).toBeGreaterThan(sheet.width * 0.8);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(sheet.width);
  }
  await inkOnPaper(page);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(here);
}

/** Paper is light whatever the admin's theme is, and has no backgrounds where a printer is not told to keep one. */
async function inkOnPaper(page: Page): Promise<void> {
  const parts = ['h1', '.figures__chart text', '.figures__table td', '.desk__quiet'];
  const inkOf = (part: string) =>
    page
      .locator(`.figures__report ${part}`)
      .first()
      .evaluate((one) => [getComputedStyle(one).color, getComputedStyle(one).fill]);
  const inks = await Promise.all(parts.map(inkOf));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.reload();
  await expect(page.locator('html[data-theme=dark]')).toBeAttached();
  expect(await Promise.all(parts.map(inkOf))).toEqual(inks);
  await expect(page.locator('.figures__key--in-time')).toHaveCSS('print-color-adjust', 'exact');
  await page.emulateMedia({ colorScheme: 'light' });
}

test('far down a long list cases are taken and given back in sight, and the list and its counts are those of now (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  for (let count = 0; count < 60; count += 1)
    await ask(editor, { full_name: `طويلة ${count}`, phone: `05012${String(30000 + count)}` });
  const { page, close } = await signIn(browser, whole, editor, 'care', 'ar', 'long');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin/my-work?view=unassigned');
  const rows = page.locator('.desk-table tbody tr');
  await expect(rows).toHaveCount(50);
  await expect(async () => {
    await page.getByRole('button', { name: 'عرض المزيد' }).click({ timeout: 1_000 });
    await expect(rows).not.toHaveCount(50, { timeout: 2_000 });
  }).toPass();
  const shown = await rows.count();
  await expect(rows.last().getByRole('cell', { name: 'المسؤول: لا أحد' })).toBeVisible();
  await rows.last().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'إسناد إليّ' }).click();
  await expect(page.locator('.desk__said').getByRole('status')).toHaveText(/طلبات أُسندت: 1/);
  await expect(page.locator('.desk__said').getByRole('status')).toBeInViewport();
  await expect(page.getByRole('link', { name: /^طلباتي/ })).toContainText('1');
  expect(await rows.count()).toBeGreaterThanOrEqual(shown - 1);
  const undo = page.getByRole('button', { name: 'تراجع' });
  await expect(undo).toBeInViewport();
  await undo.click();
  await expect(page.getByRole('link', { name: /^طلباتي/ })).toContainText('0');
  expect(await rows.count()).toBeGreaterThanOrEqual(shown - 1);
  await close();
});

test('who handles no cases finds neither the working list nor its calls', async ({ browser, whole, editor }) => {
  const { page, api, close } = await signIn(browser, whole, editor, 'editor', 'en');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My work' })).toHaveCount(0);
  for (const path of ['/admin/my-work', '/admin/my-work/next', '/admin/my-work/figures']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'My work' })).toHaveCount(0);
    await expect(page.locator('.desk-table')).toHaveCount(0);
  }
  await refused(api, whole);
  await close();
});

async function refused(api: APIRequestContext, { cms }: Whole): Promise<void> {
  const cases = { data: { view: 'open' } };
  expect((await api.post('/cms-api/desk/cases', cases)).status()).toBe(403);
  const visitor = await fetch(`${cms.url}/cms-api/desk/cases`, { method: 'POST', body: '{}' });
  expect([401, 415]).toContain(visitor.status);
}

test('what was not saved because the session had ended is saved by the same button once its writer has signed in again (ar)', async ({
  browser,
  whole,
  editor,
}) => {
  const reference = await ask(editor, { full_name: 'ليان السبيعي', phone: '0503334445' });
  const { id } = await editor.find('service-requests', 'reference', reference);
  const { page, close } = await signIn(browser, whole, editor, 'care', 'ar', 'ended');
  await page.goto(`/admin/collections/service-requests/${id}`);
  const save = page.getByRole('button', { name: 'حفظ', exact: true });
  const note = page.locator('#field-internalNote');
  await note.fill('اتصلت العميلة.');
  await expect(save).toBeEnabled();
  const session = (await page.context().cookies()).filter(({ name }) => name !== 'content-lng');
  await page.context().clearCookies({ name: /token/ });
  await save.click();
  await expect(page.getByText('انتهت جلستك').first()).toBeVisible();
  await expect(note).toHaveValue('اتصلت العميلة.');
  await page.context().addCookies(session);
  await expect(save).toBeEnabled();
  await save.click();
  await expect
    .poll(async () => (await editor.find('service-requests', 'reference', reference)).internalNotes)
    .toMatchObject([{ text: 'اتصلت العميلة.' }]);
  await close();
});
