import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: flash.sentAt });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** The module as a site loads it that runs at this address with these secrets. */
async function flashOf(SITE_URL: string, PURGE_SECRET: string, PURGE_SECRET_PREVIOUS = '') {
  vi.resetModules();
  for (const [name, value] of Object.entries({ SITE_URL, PURGE_SECRET, PURGE_SECRET_PREVIOUS }))
    vi.stubEnv(name, value);
  return import('./flash.server.ts');
}

const flash = { kind: 'quote', reference: 'R-1', sentAt: Date.UTC(2026, 10, 29, 9) };
const [https, old, present] = ['https://www.example.com', 'the secret before the change', 'the secret after it'];
const requestWith = (cookie: string) => new Request(https, { headers: { cookie: cookie.split(';')[0] ?? '' } });

test('under https no other host can set the cookie of the flash', async () => {
  const { flashCookie, readFlash } = await flashOf(https, present);
  const cookie = flashCookie(flash);
  expect(cookie).toMatch(/^__Host-receipt=[\w-]+\.[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
  expect(readFlash(requestWith(cookie), 'quote')).toEqual(flash);
  expect(readFlash(requestWith(cookie.replace('__Host-', '')), 'quote')).toBeUndefined();
});

test('a flash from before a change of the secret is shown until the one before is dropped (decision 0021)', async () => {
  const cookie = (await flashOf(https, old)).flashCookie(flash);
  expect((await flashOf(https, present, old)).readFlash(requestWith(cookie), 'quote')).toEqual(flash);
  expect((await flashOf(https, present)).readFlash(requestWith(cookie), 'quote')).toBeUndefined();
});
