import type { APIRequestContext, Page } from '@playwright/test';
import { admin, secrets } from '../whole-content.ts';
import { expect, signedIn, test } from '../whole-fixtures.ts';

const editorAccount = { email: 'replay@example.com', password: 'quiet-lantern-orbit-72', name: 'Huda', role: 'editor' };
const sender = 'لولوة الشثري';

/** What Next calls the function behind the admin's forms, as a browser of the admin sends it. */
async function functionOf(page: Page, address: string): Promise<string> {
  const sent = page.waitForRequest((one) => one.headers()['next-action'] !== undefined);
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Title' }).first().pressSequentially('x');
  return (await sent).headers()['next-action'] ?? '';
}

/** What the function answers to whoever asks for something by name. */
async function asked(api: APIRequestContext, action: string, name: string, args: object = {}): Promise<string> {
  const headers = { 'next-action': action, accept: 'text/x-component', 'content-type': 'text/plain;charset=UTF-8' };
  const response = await api.post('/admin', { headers, data: JSON.stringify([{ name, args }]) });
  expect(response.status()).toBe(200);
  return response.text();
}

/** A form, rendered by the server for a document, its values and its permissions as the sender names them. */
async function rendered(api: APIRequestContext, action: string, form: Record<string, unknown>): Promise<string> {
  const slug = form.collectionSlug;
  const named = {
    operation: 'update',
    schemaPath: slug,
    renderAllFields: true,
    docPreferences: { fields: {} },
    data: {},
  };
  const args = { ...named, docPermissions: { create: true, read: true, update: true, fields: true }, ...form };
  return asked(api, action, 'form-state', args);
}

// Whoever may open the admin may call what draws its forms, for any collection and any document.
test('a form that a browser asks for by itself shows an editor no case, no account and no entry of the record', async ({
  whole,
  editor,
  browser,
}) => {
  const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY };
  const quote = {
    full_name: sender,
    phone: '0507654321',
    email: 'lulwa@example.com',
    product: 'health',
    language: 'ar',
  };
  const { data: received } = await (
    await editor.api.post('/api/service-requests/quote', { headers, data: quote })
  ).json();
  const { id: theCase } = await editor.find('service-requests', 'reference', received.reference);
  const { id: person } = await editor.find('users', 'email', admin.email);
  await editor.create('users', editorAccount);
  const api = await signedIn(whole, editorAccount);
  const context = await browser.newContext({ baseURL: whole.cms.url, storageState: await api.storageState() });
  const page = await context.newPage();
  const action = await functionOf(page, `/admin/collections/pages/${(await editor.page('careers')).id}`);
  await context.close();

  const change = { field: 'by', before: String(person), after: String(person) };
  const forms = {
    case: { collectionSlug: 'service-requests', id: theCase, data: { id: theCase } },
    account: { collectionSlug: 'users', id: person, data: { id: person } },
    entry: { collectionSlug: 'audit-log', data: { targetCollection: 'audit-log', changes: [change] } },
  };
  const shown = { case: sender, account: 'sessions-title', entry: 'Before and after' };
  const found: Record<string, boolean[]> = {};
  for (const [name, form] of Object.entries(forms)) {
    const both = [await rendered(editor.api, action, form), await rendered(api, action, form)];
    found[name] = both.map((text) => text.includes(shown[name as keyof typeof forms]));
  }
  expect(found).toEqual({ case: [true, false], account: [true, false], entry: [true, false] });

  // Nor does it lock them for whoever handles them, or tell a stranger what every object can.
  await rendered(api, action, { ...forms.case, returnLockStatus: true });
  const noted = { data: { internalNote: 'Called back.' } };
  expect((await editor.api.patch(`/cms-api/service-requests/${theCase}`, noted)).status()).toBe(200);
  const stranger = await browser.newContext({ baseURL: whole.cms.url });
  expect(await asked(stranger.request, action, 'constructor')).not.toContain('permissions');
  await stranger.close();
  await api.dispose();
});

test('a field that a choice calls for comes, whenever the answer to the change before comes (ar)', async ({
  adminPage: page,
  editor,
  whole,
}) => {
  const headers = { 'x-content-api-key': secrets.CONTENT_API_KEY };
  const quote = { full_name: 'سارة', phone: '0501112226', email: 's@example.com', product: 'health', language: 'ar' };
  const sent = await editor.api.post('/api/service-requests/quote', { headers, data: quote });
  const { id } = await editor.find('service-requests', 'reference', (await sent.json()).data.reference);
  await page.context().addCookies([{ name: 'content-lng', value: 'ar', url: whole.cms.url }]);
  await page.goto(`/admin/collections/service-requests/${id}`);
  const reason = page.locator('#field-dueReason');
  const status = page.locator('#field-status');
  await expect(status.locator('.rs__control')).toBeVisible();

  const asked = Promise.withResolvers<void>();
  const chosen = Promise.withResolvers<void>();
  await page.route('**/admin/**', async (route) => {
    if (!route.request().headers()['next-action']) return route.continue();
    const response = await route.fetch();
    asked.resolve();
    await chosen.promise;
    await route.fulfill({ response });
  });
  await reason.fill('طلب العميل مهلة');
  await asked.promise;
  await status.locator('.rs__control').click();
  await status.locator('.rs__option', { hasText: 'بانتظار العميل' }).click();
  chosen.resolve();
  await expect(page.locator('#field-pauseReason')).toBeVisible();
});
