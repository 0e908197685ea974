import type { Page } from '@playwright/test';
import { adminBarriers } from '../admin-barriers.ts';
import { sidewaysScroll } from '../page-checks.ts';
import { admin, secrets, startWhole } from '../whole-content.ts';
import { Editor, expect, languages, signedIn, test, windowOf } from '../whole-fixtures.ts';

const password = 'quiet-lantern-orbit-71';
const words = {
  en: {
    nobody: /nobody is named for them yet/,
    name: 'Name people',
    box: 'May see confidential cases',
    mark: 'Confidential: for named people only',
  },
  ar: {
    nobody: /لم يُخوَّل بها أحد بعد/,
    name: 'تخويل أشخاص',
    box: 'مخوَّل بالاطلاع على الطلبات السرية',
    mark: 'سري: للمخوَّلين وحدهم',
  },
};

async function ask({ api }: Editor): Promise<string> {
  const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY };
  const sent = { full_name: 'فهد الدوسري', phone: '0507654321', email: 'fahd@example.com', product: 'health' };
  return (await (await api.post('/api/service-requests/quote', { headers, data: { ...sent, language: 'ar' } })).json())
    .data.reference;
}

async function report({ api }: Editor): Promise<string> {
  const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY };
  const data = { full_name: 'سعاد المطيري', comments: 'ورشة تقدّم فواتير وهمية.', language: 'ar' };
  return (await (await api.post('/api/service-requests/fraud-report', { headers, data })).json()).data.reference;
}

async function search(page: Page, typed: string): Promise<void> {
  await page.goto('/admin/my-work');
  const box = page.getByRole('searchbox', { name: 'البحث في كل الوارد' });
  await expect(async () => {
    await box.fill(typed);
    await box.press('Enter');
    await expect(page.getByText('نتائج من كل الوارد')).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

// From the first naming on other administrators see no fraud reports: both apps are this journey's own.
test('an administrator names a colleague, who finds a fraud report by list, search and address; another one finds it by none of them (ar)', async ({
  browser,
}) => {
  const whole = await startWhole();
  try {
    const editor = new Editor(await signedIn(whole, admin));
    const people = { nora: 'نورة الشهري', huda: 'هدى القحطاني' };
    for (const [name, full] of Object.entries(people))
      await editor.create('users', { email: `${name}@desk.example`, password, name: full, role: 'care' });
    const reference = await report(editor);
    const { id } = await editor.find('service-requests', 'reference', reference);
    const address = `/admin/collections/service-requests/${id}`;

    const office = await windowOf(browser, whole, admin, 'ar');
    await office.goto('/admin');
    await expect(office.getByText(words.ar.nobody)).toBeVisible();
    await office.getByRole('link', { name: words.ar.name }).click();
    await office.getByRole('link', { name: people.nora }).click();
    await office.getByLabel(words.ar.box).check();
    await office.getByRole('button', { name: 'حفظ', exact: true }).click();
    await expect
      .poll(async () => (await editor.find('users', 'email', 'nora@desk.example')).seesConfidential)
      .toBe(true);
    await office.goto('/admin');
    await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(office.getByText(words.ar.nobody)).toHaveCount(0);

    const nora = await windowOf(browser, whole, { email: 'nora@desk.example', password }, 'ar');
    await nora.goto('/admin/my-work?view=open');
    await expect(nora.getByRole('rowheader', { name: reference })).toBeVisible();
    await search(nora, 'سعاد المطيري');
    await expect(nora.getByRole('rowheader', { name: reference })).toBeVisible();
    await nora.goto(address);
    await expect(nora.getByText('ورشة تقدّم فواتير وهمية.')).toBeVisible();
    await expect(nora.getByLabel(words.ar.mark)).toBeChecked();

    const huda = await windowOf(browser, whole, { email: 'huda@desk.example', password }, 'ar');
    for (const other of [huda, office]) {
      await other.goto('/admin/my-work?view=open');
      await expect(other.getByRole('heading', { level: 1, name: 'عملي' })).toBeVisible();
      await expect(other.getByText(reference)).toHaveCount(0);
      for (const typed of ['سعاد المطيري', reference]) {
        await search(other, typed);
        await expect(other.getByText('لم يُعثر على أي طلب.')).toBeVisible();
      }
      await other.goto(address);
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(other.getByText('ورشة تقدّم فواتير وهمية.')).toHaveCount(0);
      await expect(other.getByText(reference)).toHaveCount(0);
    }

    // What somebody marks is out of his sight with the save.
    const marked = await ask(editor);
    const { id: other } = await editor.find('service-requests', 'reference', marked);
    await huda.goto(`/admin/collections/service-requests/${other}`);
    await huda.getByRole('button', { name: 'يخص أحد العاملين لدينا' }).click();
    await huda.getByRole('dialog').getByRole('button', { name: 'اجعله سريًّا' }).click();
    await expect(huda.getByRole('heading', { level: 1, name: 'عملي' })).toBeVisible();
    await expect(huda.getByText('أصبح الطلب سريًّا').first()).toBeVisible();
    await expect(huda.getByText(marked)).toHaveCount(0);
    await nora.goto('/admin/my-work?view=open');
    await expect(async () => {
      await nora.reload();
      await expect(nora.getByRole('rowheader', { name: marked })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await huda.goto('/admin/my-work?view=open');
    await expect(huda.getByRole('heading', { level: 1, name: 'عملي' })).toBeVisible();
    await expect(huda.getByText(marked)).toHaveCount(0);
    await editor.api.dispose();
  } finally {
    await whole.stop();
  }
});

for (const language of languages) {
  test(`the hint that nobody is named and the box of an account fit a phone and have no barriers (${language})`, async ({
    adminPage: page,
    editor,
    whole,
  }) => {
    const say = words[language];
    const account = { email: `named-${language}@desk.example`, password, name: 'ريم', role: 'care' };
    const { id } = await editor.create('users', account);
    await page.context().addCookies([{ name: 'content-lng', value: language, url: whole.cms.url }]);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/admin');
      const hint = page.locator('.waiting-panel__warning').filter({ hasText: say.nobody });
      await expect(hint).toBeVisible();
      await hint.scrollIntoViewIfNeeded();
      await expect.poll(() => sidewaysScroll(page), { message: String(width) }).toBe(0);
      expect(await adminBarriers(page)).toEqual([]);
      await page.goto(`/admin/collections/users/${id}`);
      await expect(page.getByLabel(say.box)).toBeVisible();
      await expect.poll(() => sidewaysScroll(page), { message: String(width) }).toBe(0);
    }
  });
}
