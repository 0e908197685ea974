import type { Payload, PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Role, roles } from '../src/access/roles.ts';
import { needsSecondFactor } from '../src/accounts/second-factor/needed.ts';
import { openTestContent } from './test-content.ts';

vi.hoisted(() => {
  process.env.SITE_URL = 'https://www.example.com';
});

let payload: Payload;
beforeAll(async () => {
  payload = await openTestContent();
});
afterAll(() => payload?.destroy());

const inNeed = async () => {
  const needs = (role: Role) => needsSecondFactor({ payload } as PayloadRequest, { id: 1, role });
  const answers = await Promise.all(roles.map(needs));
  return roles.filter((_, at) => answers[at]);
};

it('where the site is public, whoever sees cases needs a second factor until an administrator decides otherwise', async () => {
  expect(await inNeed()).toEqual(['admin', 'people', 'care']);
  await payload.updateGlobal({ slug: 'sign-in-rules', data: { secondFactorRoles: ['editor'] } });
  expect(await inNeed()).toEqual(['editor']);
  await payload.updateGlobal({ slug: 'sign-in-rules', data: { secondFactorRoles: [] } });
  expect(await inNeed()).toEqual([]);
});
