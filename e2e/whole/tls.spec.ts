import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, type RunningApp } from '../app-process.ts';
import { chromium } from '../browser.ts';
import { admin, copyOfDemoContent, startCms } from '../whole-content.ts';

// The certificate is the test's own.
test.use({ launchOptions: { ...chromium, args: [...(chromium.args ?? []), '--ignore-certificate-errors'] } });

let folder: string;
let cms: RunningApp;
let proxy: Server;
let address: string;

/** The admin behind TLS, as a proxy in front of it speaks it: Host stays, the caller is told of. */
test.beforeAll(async () => {
  folder = await copyOfDemoContent();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names, '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...made], { stdio: 'ignore' });
  const [proxyPort, port] = [await freePort(), await freePort()];
  address = `https://127.0.0.1:${proxyPort}`;
  proxy = createServer({ key: await readFile(key), cert: await readFile(cert) }, (incoming, outgoing) => {
    const { method, url: path, socket } = incoming;
    const headers = { ...incoming.headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'https' };
    const inner = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(outgoing);
    });
    inner.on('error', () => outgoing.destroy());
    incoming.pipe(inner);
  });
  await new Promise<void>((resolve) => proxy.listen(proxyPort, '127.0.0.1', resolve));
  const settings = { ADMIN_URL: address, TRUSTED_PROXIES: '127.0.0.1' };
  cms = await startCms(folder, 'http://127.0.0.1:9', settings, { port });
});
test.afterAll(async () => {
  proxy?.closeAllConnections();
  proxy?.close();
  await cms?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test('behind TLS a browser keeps the session under its guarded name, works with it and ends it', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  const opened = await page.goto('/admin/login');
  expect(opened?.headers()['strict-transport-security']).toContain('max-age=31536000');
  await page.locator('input[name=email]').fill(admin.email);
  await page.locator('input[name=password]').fill(admin.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(`${address}/admin`);

  const session = async () => (await context.cookies(address)).filter(({ name }) => name.includes('content-token'));
  expect(await session()).toMatchObject([
    { name: '__Host-content-token', secure: true, httpOnly: true, sameSite: 'Strict', path: '/', domain: '127.0.0.1' },
  ]);

  // What the admin changes comes from its own origin, and is taken with that cookie.
  await page.goto('/admin/collections/countries/create');
  await page.locator('input[name=name]').fill('Iceland');
  await page.locator('input[name=code]').fill('IS');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/cms-api/countries'),
  );
  await page.locator('#action-save').click();
  expect((await saved).status()).toBe(201);

  await page.goto('/admin/logout');
  await expect.poll(session).toEqual([]);
  await page.goto('/admin/collections/countries');
  await expect(page).toHaveURL(/\/admin\/login/);
  await context.close();
});
