import { beforeAll, expect, test } from 'vitest';

let cases: typeof import('./open-cases.server.ts');
beforeAll(async () => {
  process.env.CONTENT_API_URL = 'http://127.0.0.1:9/api';
  cases = await import('./open-cases.server.ts');
});

const withCookie = (cookie: string) =>
  new Request('http://site.test/', { headers: { cookie: cookie.split(';')[0] ?? '' } });
const none = new Request('http://site.test/');
const hour = 3_600_000;

test('`/my-requests/{reference}`: what opens a request is kept sealed and closed to scripts, and found in any spelling', () => {
  const cookie = cases.openCaseCookie(none, { reference: 'C7-4KXM-92QP-F', token: 'secret-token' });
  expect(cookie).toMatch(/^requests=[\w-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/);
  expect(Buffer.from(cookie.slice(9), 'base64url').toString('latin1')).not.toContain('secret-token');
  expect(cases.readOpenCase(withCookie(cookie), 'c74kxm92qpf')?.token).toBe('secret-token');
  expect(cases.readOpenCase(withCookie(cookie), 'C7-4KXM-92QP-G')).toBeUndefined();
  expect(cases.readOpenCase(withCookie(cookie), 'C7-4KXM-92QP-F', Date.now() + 13 * hour)).toBeUndefined();
});

test('`/my-requests/{reference}`: a cookie that nobody here made opens nothing', () => {
  for (const value of ['requests=', 'requests=nonsense', 'requests=W10', 'other=1'])
    expect(cases.readOpenCase(withCookie(value), 'X')).toBeUndefined();
});

test('`/my-requests/{reference}`: requests of a service whose references differ in other signs alone are kept apart', () => {
  let cookie = '';
  const references = ['2026/1/12', '2026/11/2', 'طلب/١', 'طلب/٢'];
  for (const reference of references)
    cookie = cases.openCaseCookie(withCookie(cookie), { reference, token: `token of ${reference}` });
  for (const reference of references)
    expect(cases.readOpenCase(withCookie(cookie), reference)?.token).toBe(`token of ${reference}`);
  expect(cases.readOpenCase(withCookie(cookie), 'طلب/٣')).toBeUndefined();
});

test('`/my-requests/{reference}`: of more than a cookie holds the newest stay', () => {
  let cookie = cases.openCaseCookie(none, { reference: 'R-0', token: 'x'.repeat(500) });
  for (let n = 1; n < 12; n++)
    cookie = cases.openCaseCookie(withCookie(cookie), { reference: `R-${n}`, token: 'x'.repeat(500) });
  expect(cookie.length).toBeLessThan(4096);
  expect(cases.readOpenCase(withCookie(cookie), 'R-11')).toBeDefined();
  expect(cases.readOpenCase(withCookie(cookie), 'R-0')).toBeUndefined();
});
