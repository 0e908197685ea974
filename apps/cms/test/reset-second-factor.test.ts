import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runningSessions } from '../src/accounts/sessions.ts';
import { openTestContent } from './test-content.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestContent();
});
afterAll(() => payload?.destroy());

/** `npm run reset-second-factor -- <parameters>` on the database of this test. */
function run(...parameters: string[]) {
  const command = ['src/reset-second-factor.ts', ...parameters];
  const options = { cwd: dirname(import.meta.dirname), env: process.env, encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync(process.execPath, command, options);
  return { status, output: stdout };
}

async function person(email: string): Promise<number> {
  const data = { email, password: 'quiet-lantern-orbit-71', name: 'Somebody', role: 'admin' } as const;
  const { id } = await payload.create({ collection: 'users', data });
  for (const kind of ['passkey', 'code', 'recovery'])
    await payload.db.create({ collection: 'second-factors', data: { person: id, kind } });
  await payload.login({ collection: 'users', data });
  return id;
}
const factorsOf = async (id: number) =>
  (await payload.count({ collection: 'second-factors', where: { person: { equals: id } } })).totalDocs;

it('npm run reset-second-factor takes all factors and sessions of one person, leaves an entry and tells the owner', async () => {
  const [lost, other] = [await person('lost@example.com'), await person('other@example.com')];
  const { status, output } = run('Lost@Example.com');
  expect([status, output]).toEqual([0, expect.stringContaining('lost@example.com begins anew')]);
  expect([await factorsOf(lost), await factorsOf(other)]).toEqual([0, 3]);
  expect([(await runningSessions(payload, lost)).length, (await runningSessions(payload, other)).length]).toEqual([
    0, 1,
  ]);
  const { docs } = await payload.find({ collection: 'audit-log', sort: '-sequence', limit: 1 });
  expect(docs[0]).toMatchObject({ action: 'factor-reset', subject: 'lost@example.com', actorName: 'service' });
  const mails = await payload.find({ collection: 'mail-queue', pagination: false });
  expect(mails.docs).toMatchObject([{ to: 'lost@example.com', body: expect.stringContaining('on the server itself') }]);
});

it.each([['nobody@example.com'], []])(
  'for an email that nobody has, it says so and changes nothing: %s',
  async (...typed) => {
    const before = (await payload.count({ collection: 'second-factors' })).totalDocs;
    const { status, output } = run(...typed);
    expect([status, output]).toEqual([1, expect.stringContaining('Nobody has the email')]);
    expect((await payload.count({ collection: 'second-factors' })).totalDocs).toBe(before);
  },
);
