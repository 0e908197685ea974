import { rm } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { startIssuer } from '../../apps/cms/test/issuer.ts';
import { adminBarriers } from '../admin-barriers.ts';
import { freePort, type RunningApp } from '../app-process.ts';
import { copyOfDemoContent, startCms } from '../whole-content.ts';

const words = {
  button: 'الدخول بحساب جهة العمل',
  waits: 'ما ينتظرك',
  noRole: 'ليس لحسابك في جهة عملك دور في نظام إدارة المحتوى',
  number: 'رقم هذا الخطأ',
};

let folder: string;
let cms: RunningApp;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let address: string;

/** The admin beside a real issuer, which is another site to the browser. */
test.beforeAll(async () => {
  folder = await copyOfDemoContent();
  const port = await freePort();
  address = `http://localhost:${port}`;
  issuer = await startIssuer(`${address}/cms-api/single-sign-on/callback`);
  const { client_id: OIDC_CLIENT_ID, client_secret: OIDC_CLIENT_SECRET } = issuer.client;
  const settings = { ADMIN_URL: address, OIDC_ISSUER: issuer.issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET };
  cms = await startCms(folder, 'http://127.0.0.1:9', settings, { port });
});
test.afterAll(async () => {
  issuer?.stop();
  await cms?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByRole('link', { name: words.button }).click();
}

test('somebody signs in with the account of the organisation, in Arabic, and without a role there is told so', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: address, locale: 'ar' });
  await context.addCookies([{ name: 'content-lng', value: 'ar', url: address }]);
  const page = await context.newPage();
  issuer.state.subject = {
    sub: 'n-1',
    email: 'noura@example.com',
    email_verified: true,
    name: 'نورة',
    roles: ['care'],
  };
  await signIn(page);
  await page.waitForURL(`${address}/admin`);
  await expect(page.getByRole('heading', { name: words.waits })).toBeVisible();
  expect((await (await page.request.get('/cms-api/users/me')).json()).user).toMatchObject({
    email: 'noura@example.com',
    role: 'care',
  });

  await context.clearCookies();
  await context.addCookies([{ name: 'content-lng', value: 'ar', url: address }]);
  issuer.state.subject = { ...issuer.state.subject, roles: ['staff'] };
  await signIn(page);
  const failure = page.getByRole('alert').filter({ hasText: words.noRole });
  await expect(failure).toContainText(words.number);
  await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
  expect(await adminBarriers(page)).toEqual([]);
  await expect(page.getByRole('link', { name: words.button })).toBeVisible();
  expect((await (await page.request.get('/cms-api/users/me')).json()).user).toBeNull();
  await context.close();
});
