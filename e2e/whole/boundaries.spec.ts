import { request as apiRequest } from '@playwright/test';
import { expect, languages, signedIn, test } from '../whole-fixtures.ts';

const editorAccount = { email: 'editor@example.com', password: 'password-of-an-editor', name: 'Noura', role: 'editor' };

test('nothing of the content service but content is reached through the site', async ({ whole: { site } }) => {
  const paths = [
    '/admin',
    '/admin/login',
    '/cms-api/users/login',
    '/cms-api/pages',
    '/cms-api/graphql',
    '/api/pages/home',
    '/api/headers',
    '/api/graphql',
    '/graphql',
    '/media/../api/headers',
    '/media/..%2fapi/headers',
    '/media/%2e%2e/cms-api/pages',
    '/_next/static',
  ];
  for (const path of paths) {
    for (const prefix of ['', '/ar']) {
      const response = await fetch(`${site.url}${prefix}${path}`, { redirect: 'manual' });
      expect([prefix + path, response.status]).toEqual([prefix + path, 404]);
    }
  }
});

test('without the key or a sign-in the content service says nothing, and GraphQL is off', async ({
  whole: { cms },
  editor,
}) => {
  const stranger = await apiRequest.newContext({ baseURL: cms.url });
  expect((await stranger.get('/api/pages/home')).status()).toBe(401);
  expect((await stranger.get('/api/headers')).status()).toBe(401);
  for (const collection of ['pages', 'users', 'service-requests', 'messages', 'private-files', 'outbox']) {
    expect([collection, (await stranger.get(`/cms-api/${collection}`)).status()]).toEqual([collection, 403]);
  }
  expect((await stranger.post('/cms-api/users/first-register', { data: editorAccount })).status()).toBe(404);
  for (const api of [stranger, editor.api]) {
    const sent = await api.post('/cms-api/graphql', { data: { query: '{ Pages { docs { id } } }' } });
    expect(sent.status()).toBe(404);
    expect((await api.get('/cms-api/graphql-playground')).status()).toBe(404);
  }
  await stranger.dispose();
});

test('an editor sees no other people and nothing of the inboxes', async ({ whole, editor, browser }) => {
  await editor.create('users', editorAccount);
  const api = await signedIn(whole, editorAccount);
  const { docs } = await (await api.get('/cms-api/users')).json();
  expect(docs.map((user: { email: string }) => user.email)).toEqual([editorAccount.email]);
  expect((await api.post('/cms-api/users', { data: { ...editorAccount, email: 'a@example.com' } })).status()).toBe(403);
  const myself = await api.patch(`/cms-api/users/${docs[0].id}`, { data: { role: 'admin' } });
  expect((await myself.json()).doc?.role ?? 'editor').toBe('editor');
  for (const collection of ['service-requests', 'messages', 'job-applications', 'private-files', 'mail-queue']) {
    expect([collection, (await api.get(`/cms-api/${collection}`)).status()]).toEqual([collection, 403]);
  }
  const context = await browser.newContext({ baseURL: whole.cms.url, storageState: await api.storageState() });
  const page = await context.newPage();
  await page.goto('/admin');
  const lists = page.getByRole('navigation', { name: 'All lists' });
  await expect(lists.getByRole('link', { name: 'Pages', exact: true })).toBeVisible();
  await expect(lists.getByRole('link', { name: 'Messages' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Cases' })).toHaveCount(0);
  await page.goto('/admin/collections/users');
  await expect(page.getByRole('row', { name: /Noura/ })).toBeVisible();
  await expect(page.getByText('Administrator', { exact: true })).toHaveCount(0);
  await context.close();
  await api.dispose();
});

test('the admin is as usable in Arabic, from right to left', async ({ adminPage: page, editor }) => {
  await page.goto('/admin/account');
  await page.locator('.payload-settings__language').getByRole('combobox').click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.goto('/admin');
  for (const words of ['الصفحات', 'الصور', 'الرسائل', 'إعدادات الموقع', 'الترويسة والتنقل']) {
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  }
  await page.goto(`/admin/collections/pages/${(await editor.page('careers')).id}`);
  await expect(page.getByRole('textbox', { name: /^العنوان/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^نشر/ })).toBeVisible();
  const own = await page.locator('label, .field-label, h3, .tabs-field__tab-button').allTextContents();
  expect(own.filter((words) => /^[A-Za-z][A-Za-z ]+$/.test(words.replace(/[—*].*/, '').trim()))).toEqual([]);
});

test('[ACCESS-02] all visitors get the same pages, whatever they send along', async ({ whole: { site } }) => {
  for (const language of languages) {
    const path = language === 'ar' ? '/ar/claims' : '/claims';
    const plain = await (await fetch(`${site.url}${path}`)).text();
    const headers = { cookie: 'token=x; role=admin; content-token=x', authorization: 'Bearer x' };
    expect(await (await fetch(`${site.url}${path}`, { headers })).text()).toBe(plain);
  }
});
