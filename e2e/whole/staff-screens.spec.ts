import { formExample } from '@insurer/contract/examples/form-examples.ts';
import { requestForms } from '@insurer/contract/forms/forms.ts';
import { adminBarriers } from '../admin-barriers.ts';
import { sidewaysScroll } from '../page-checks.ts';
import { secrets } from '../whole-content.ts';
import { expect, languages, test } from '../whole-fixtures.ts';

const words = {
  en: { present: 'Present password', sessions: 'Sessions', erased: 'What will be erased next' },
  ar: { present: 'كلمة المرور الحالية', sessions: 'الجلسات', erased: 'ما سيُحذف لاحقًا' },
};
/** A moment as heads and lists of the admin tell it, with the month in the language of the admin. */
const moment = { en: /\d \w{3} 20\d\d \d\d:\d\d/, ar: /\d [\u0621-\u064a]+ 20\d\d \d\d:\d\d/ };

for (const language of languages) {
  test(`the screens of accounts, of the record and of retention fit a phone and have no barriers (${language})`, async ({
    adminPage: page,
    editor,
    whole,
  }) => {
    const say = words[language];
    await page.context().addCookies([{ name: 'content-lng', value: language, url: whole.cms.url }]);
    await page.setViewportSize({ width: 360, height: 780 });
    const { docs } = await (await editor.api.get('/cms-api/audit-log?limit=1&sort=id')).json();
    const entry = `/admin/collections/audit-log/${docs[0].id}`;
    const screens: { path: string; ours: string[] }[] = [
      { path: '/admin/account', ours: ['.sessions', '.factors'] },
      { path: '/admin/collections/users', ours: [] },
      { path: '/admin/collections/audit-log', ours: [] },
      { path: entry, ours: ['.said'] },
      { path: '/admin/globals/case-handling', ours: ['.retention-plan', '.person-data'] },
    ];
    for (const { path, ours } of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'API', exact: true })).toHaveCount(0);
      await expect.poll(() => sidewaysScroll(page), { message: path }).toBe(0);
      for (const part of ours) await expect(page.locator(part).first()).toBeVisible();
      expect(await adminBarriers(page)).toEqual([]);
    }
    await expect(page.getByRole('heading', { name: say.erased })).toBeVisible();

    await page.goto(entry);
    await expect(page.locator('.doc-controls__meta')).toContainText(moment[language]);
    const hash = page.locator('.said bdi[dir=ltr]').getByText(/^[0-9a-f]{64}$/);
    await expect(hash).toHaveCount(2);
    const { width = 0 } = (await hash.first().boundingBox()) ?? {};
    expect(width).toBeLessThan(360);

    await page.goto('/admin/account');
    await expect(page.getByRole('heading', { name: say.sessions })).toBeVisible();
    await expect(page.locator('.doc-controls__meta')).toContainText(moment[language]);
    await expect(page.locator('.doc-controls__value-wrap[data-hijri*="14"]')).toHaveCount(2);
    const email = page.locator('#field-email');
    await expect(email).toHaveCSS('direction', 'ltr');
    const present = page.getByLabel(say.present);
    await expect(async () => {
      await email.fill('other@example.com');
      await expect(present).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await email.fill('admin@example.com');
    await expect(present).toBeHidden();
  });
}

test('an address of the admin that leads to nothing is said within the main landmark', async ({
  adminPage: page,
  editor,
}) => {
  const { id } = await editor.create('pages?draft=true', { name: `nothing-${Date.now()}`, title: 'Nothing' });
  const form = `/admin/collections/pages/${id}`;
  for (const path of [`${form}/api`, `${form}/preview`, '/admin/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await adminBarriers(page)).toEqual([]);
  }
});

const missing = {
  en: { said: 'This page did not load completely: nothing can be typed or pressed in it.', again: 'Load it again' },
  ar: { said: 'لم تُحمَّل هذه الصفحة كاملة، فلا يمكن الكتابة فيها ولا الضغط على أزرارها.', again: 'أعد تحميلها' },
};
for (const language of languages) {
  test(`a page whose scripts did not all come says that it has to be loaded again (${language})`, async ({
    adminPage: page,
    whole,
  }) => {
    await page.context().addCookies([{ name: 'content-lng', value: language, url: whole.cms.url }]);
    const scripts = /\/_next\/static\/.*\.js/;
    let asked = 0;
    // All of them, or one: then the others have taken presses over, and lead them nowhere.
    await page.route(scripts, (route) => {
      asked += 1;
      return language === 'en' || asked === 6 ? route.abort() : route.continue();
    });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/admin');
    const notice = page.getByRole('alert').filter({ hasText: missing[language].said });
    await expect(notice).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.unroute(scripts);
    await notice.getByRole('button', { name: missing[language].again }).click();
    await expect(page.locator('html')).not.toHaveClass(/is-hydrating/);
    await expect(notice).toBeHidden();
  });
}

for (const language of languages)
  test(`every column of the requests is seen on a desk of 1280 pixels (${language})`, async ({
    adminPage: page,
    editor,
    whole: { cms },
  }) => {
    const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY };
    const data = { full_name: 'سعاد بنت عبدالعزيز المطيري', comments: 'ورشة تقدّم فواتير وهمية.', language };
    const sent = await editor.api.post('/api/service-requests/fraud-report', { headers, data });
    expect(sent.status()).toBe(201);
    await page.context().addCookies([{ name: 'content-lng', value: language, url: cms.url }]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin/collections/service-requests');
    const table = page.locator('.table');
    await expect(table.locator('td.cell-createdAt').first()).toHaveText(/1448/);
    await expect.poll(() => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

const firstColumns = [
  { list: 'pages', column: '_status', title: 'title', said: /^(منشور|مسودة).*: / },
  { list: 'service-requests', column: 'kind', title: 'reference', said: /^\p{Script=Arabic}.*: [A-Z0-9]{2}-/u },
] as const;

for (const { list, column, title, said } of firstColumns)
  test(`a list of ${list} leads to its rows whichever column is the first: ${column}`, async ({
    adminPage: page,
    editor,
    whole,
  }) => {
    const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY };
    const data = { ...formExample(requestForms.claim, {}), language: 'ar' };
    await editor.api.post(`${whole.cms.url}/api/service-requests/claim`, { headers, data });
    await page.context().addCookies([{ name: 'content-lng', value: 'ar', url: whole.cms.url }]);
    const columns = encodeURIComponent(JSON.stringify([column, title]));
    await page.goto(`/admin/collections/${list}?limit=10&columns=${columns}`);
    const row = page.locator('.table tbody tr').first();
    const link = row.getByRole('link');
    await expect(link).toHaveAccessibleName(said);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/collections/${list}/\\d+`));
  });
