import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeFirstAdmin } from '../src/accounts/first-admin.ts';
import { config } from '../src/config.ts';
import { openTestContent } from './test-content.ts';

const given = vi.hoisted(() => ({ password: undefined as string | undefined }));
vi.mock('../src/config.ts', async (original) => {
  const { config, ...rest } = await original<typeof import('../src/config.ts')>();
  return { ...rest, config: Object.defineProperty({ ...config }, 'adminPassword', { get: () => given.password }) };
});

let payload: Payload;
beforeAll(async () => {
  payload = await openTestContent();
});
afterAll(() => payload?.destroy());

it.each(['short', 'password1234'])('ADMIN_PASSWORD %s stops the start with one sentence', async (password) => {
  given.password = password;
  await expect(makeFirstAdmin(payload)).rejects.toThrow(/^The setting ADMIN_PASSWORD is wrong: This password is/);
  expect((await payload.count({ collection: 'users' })).totalDocs).toBe(0);
});

const linkOf = async () =>
  /within 24 hours at\s+(\S+)\/admin\/reset\/(\w{40})$/.exec((await makeFirstAdmin(payload)) ?? '');

it('without ADMIN_PASSWORD every start gives a link until a password was chosen by the newest, once', async () => {
  given.password = undefined;
  const [first, second] = [await linkOf(), await linkOf()];
  expect(second?.[1]).toBe(config.adminUrl);
  const choose = (token = '') =>
    payload.resetPassword({
      collection: 'users',
      data: { token, password: 'quiet-lantern-orbit-71' },
      overrideAccess: true,
    });
  await expect(choose(first?.[2])).rejects.toThrow();
  await choose(second?.[2]);
  await expect(choose(second?.[2])).rejects.toThrow();
  expect(await makeFirstAdmin(payload)).toBeUndefined();
  const data = { email: config.adminEmail, password: 'quiet-lantern-orbit-71' };
  expect((await payload.login({ collection: 'users', data })).user).toMatchObject({ role: 'admin' });
});

it('the first administrator has no language of mails before the first sign-in says one', async () => {
  await makeFirstAdmin(payload);
  const [admin] = (await payload.find({ collection: 'users' })).docs;
  expect(admin?.language).toBeNull();
});

it('the link ends after a day', async () => {
  await payload.delete({ collection: 'users', where: {} });
  const link = await linkOf();
  const user = await payload.db.findOne<{ id: number; resetPasswordExpiration: string }>({ collection: 'users' });
  const hours = (Date.parse(user?.resetPasswordExpiration ?? '') - Date.now()) / 3_600_000;
  expect([link?.[2]?.length, Math.round(hours)]).toEqual([40, 24]);
});
