import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockedByWriters } from '../src/access/own-locks.ts';
import { type Role, roles } from '../src/access/roles.ts';
import { openTestContent } from './test-content.ts';

let payload: Payload;
let job: number;
const people = new Map<Role, TypedUser>();

beforeAll(async () => {
  payload = await openTestContent();
  for (const role of roles) {
    const data = { email: `${role}@example.com`, password: 'quiet-lantern-orbit-71', name: role, role };
    people.set(role, { ...(await payload.create({ collection: 'users', data })), collection: 'users' });
  }
  job = (await payload.create({ collection: 'jobs', data: { key: 'actuary', title: 'Actuary' } })).id;
});
afterAll(() => payload?.destroy());

/** Whether a form that asks for its lock gets it. */
async function isLocked(role: Role | undefined, form: Record<string, unknown>): Promise<boolean> {
  const req = await createLocalReq({ user: role && people.get(role) }, payload);
  let isAsked = false;
  const build = lockedByWriters(async ({ returnLockStatus }) => {
    isAsked = returnLockStatus === true;
    return { state: {} };
  });
  await build({ ...form, returnLockStatus: true, req } as never);
  return isAsked;
}

const who = async (form: Record<string, unknown>) => {
  const locking = await Promise.all(roles.map(async (role) => ((await isLocked(role, form)) ? [role] : [])));
  return locking.flat().toSorted();
};

it('a form locks what it is of for whoever may change that, and for nobody else', async () => {
  const me = people.get('care')?.id;
  expect(await who({ collectionSlug: 'users', id: me })).toEqual(['admin', 'care']);
  expect(await who({ collectionSlug: 'jobs', id: job })).toEqual(['admin', 'editor', 'people', 'reviewer']);
  expect(await who({ globalSlug: 'header' })).toEqual(['admin', 'editor', 'reviewer']);
  expect(await isLocked(undefined, { globalSlug: 'header' })).toBe(false);
});

it.each([
  ['a row that is not there', { collectionSlug: 'jobs', id: 999_999 }],
  ['no number of a row', { collectionSlug: 'jobs', id: 'x' }],
  ['a list of them', { collectionSlug: 'jobs', id: [1] }],
  ['no row', { collectionSlug: 'jobs' }],
  ['a collection that nobody writes', { collectionSlug: 'second-factors', id: 1 }],
  ['what every object has', { collectionSlug: 'constructor', id: 1 }],
  ['nothing that is there', { collectionSlug: 'nothing', id: 1 }],
  ['nothing', {}],
])('nobody locks %s', async (_, form) => {
  expect(await who(form)).toEqual([]);
});
