import type { Configuration } from 'openid-client';
import { expect, it, vi } from 'vitest';
import { completeClaims, roleOfClaims } from './claims.ts';
import type { Provider } from './issuer.ts';

const page = vi.hoisted(() => ({ told: {} as Record<string, unknown> }));
vi.mock('openid-client', () => ({ fetchUserInfo: async () => page.told }));

const roleNames = { admin: ['admin'], editor: ['editor'], reviewer: ['reviewer'], people: ['people'], care: ['care'] };
const provider = { rolesClaim: 'roles', roleNames } as Partial<Provider> as Provider;
const configuration = { serverMetadata: () => ({ userinfo_endpoint: 'https://login.example.com/me' }) };

it.each([
  [{ care: true }],
  [[['care']]],
  ['care,admin'],
  ['care admin'],
  ['admin '],
  ['Admin'],
  [['__proto__', 'constructor', 'toString']],
  [{ toString: 'admin' }],
  [0],
  [true],
  [null],
  [undefined],
])('a claim of another shape than a name or a list of names gives no role: %j', (roles) => {
  expect(roleOfClaims({ sub: 's', roles }, provider)).toBeUndefined();
  expect(roleOfClaims({ sub: 's', realm_access: { roles } }, { ...provider, rolesClaim: 'realm_access.roles' })).toBe(
    undefined,
  );
});

it.each(['__proto__.roles', 'constructor.name', 'sub.length', 'roles.0'])('nothing is read off the way: %s', (path) => {
  expect(roleOfClaims({ sub: 's', roles: 'x' }, { ...provider, rolesClaim: path })).toBeUndefined();
});

it.each([
  [{ email: 'a@example.com' }, { email: 'b@example.com', email_verified: true }, 'a@example.com', undefined],
  [{ email: 'a@example.com' }, { email: 'a@example.com', email_verified: true }, 'a@example.com', true],
  [{}, { email: 'b@example.com', email_verified: true }, 'b@example.com', true],
  [{ email: 'a@example.com', email_verified: false }, { email_verified: true }, 'a@example.com', false],
])('an address is verified by who names it: %j and %j', async (claims, told, email, isVerified) => {
  page.told = { ...told, roles: ['care'] };
  const all = await completeClaims(configuration as Configuration, provider, { sub: 's', ...claims }, 'token');
  expect([all.email, all.email_verified, all.roles]).toEqual([email, isVerified, ['care']]);
});
