import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeFirstAdmin } from '../src/accounts/first-admin.ts';
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
