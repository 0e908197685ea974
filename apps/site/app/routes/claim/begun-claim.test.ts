import { keyPurposes } from '@insurer/contract/key-purposes.ts';
import { expect, test } from 'vitest';
import { forgetClaim, keepClaim, newClaim, readBegunClaims } from './begun-claim.server.ts';

const lifeMs = keyPurposes['begun claim'].lifeSeconds * 1000;
const bringing = (cookies: readonly string[] = []) =>
  new Request('http://site.test/claim', {
    headers: { cookie: ['language=ar', ...cookies.map((cookie) => cookie.split(';')[0])].join('; ') },
  });

/** Without the moment in which it ends. */
const readFirst = (request: Request, now?: number) => {
  const { until: _, ...claim } = readBegunClaims(request, now)[0] ?? {};
  return 'formId' in claim ? claim : undefined;
};

test('a claim comes back as it was typed, whatever its length, and nobody reads it in the cookie', () => {
  const claim = { ...newClaim(), typed: { story: 'صدمت شاحنة سيارتي من الخلف. '.repeat(50), iban: 'SA03' } };
  const cookies = keepClaim(claim);
  expect(readFirst(bringing(cookies))).toEqual(claim);
  for (const cookie of cookies ?? []) {
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/);
    expect(cookie.length).toBeLessThan(4096);
    expect(Buffer.from(cookie.split('=')[1] ?? '', 'base64url').toString()).not.toContain('SA03');
  }
});

test('what was changed, is too old or was ended is no claim', () => {
  const claim = { ...newClaim(), typed: { city: 'riyadh' } };
  const cookies = keepClaim(claim) ?? [];
  expect(readFirst(bringing(cookies), Date.now() + lifeMs - 60_000)).toEqual(claim);
  expect(readFirst(bringing(cookies), Date.now() + lifeMs + 60_000)).toBeUndefined();
  expect(
    readFirst(bringing(cookies.map((cookie) => cookie.replace(/=.{20}/, '=AAAAAAAAAAAAAAAAAAAA')))),
  ).toBeUndefined();
  expect(readFirst(bringing(forgetClaim()))).toBeUndefined();
  expect(readFirst(bringing())).toBeUndefined();
});

test('more than two cookies hold is not kept', () => {
  const letters = Array.from({ length: 6000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join(
    '',
  );
  expect(keepClaim({ ...newClaim(), typed: { story: letters } })).toBeUndefined();
});
