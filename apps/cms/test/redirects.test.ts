import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GET } from '../src/app/api/redirects/route.ts';
import { siteCall } from './cases/site-call.ts';
import { openTestContent } from './test-content.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestContent();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const collection of ['pages', 'redirects'] as const) await payload.delete({ collection, where: {} });
});
afterAll(() => payload?.destroy());

const pages = 'pages' as const;
const publish = async (name: string) =>
  (await payload.create({ collection: pages, data: { name, title: name, _status: 'published' } })).id;
const rename = (id: number, name: string) =>
  payload.update({ collection: pages, id, data: { name, _status: 'published' } });
/** What GET /redirects says: old name to target. */
async function told(): Promise<Record<string, string>> {
  const { data } = (await siteCall(GET, '/redirects')) as unknown as {
    data: { items: { from: string; to: string; status: number }[] };
  };
  expect(data.items.every(({ status }) => status === 301)).toBe(true);
  return Object.fromEntries(data.items.map(({ from, to }) => [from, to]));
}
const stored = async () =>
  (await payload.find({ collection: 'redirects', sort: 'from' })).docs.map(({ from, to }) => [from, to]);
const add = (from: string, to: string) => payload.create({ collection: 'redirects', data: { from, to } });

// docs/contract.md, Redirects.
describe('a published page that is renamed', () => {
  it('is found under its old name; renamed twice, both old names lead to the newest', async () => {
    const id = await publish('first-name');
    await rename(id, 'second-name');
    expect(await told()).toEqual({ 'first-name': '/second-name' });
    await rename(id, 'third-name');
    expect(await told()).toEqual({ 'first-name': '/third-name', 'second-name': '/third-name' });
    expect(await stored()).toEqual([
      ['first-name', '/third-name'],
      ['second-name', '/third-name'],
    ]);
    await rename(id, 'first-name');
    expect(await told()).toEqual({ 'second-name': '/first-name', 'third-name': '/first-name' });
  });

  it('is so by a draft that is published later, in either language, and not before', async () => {
    const id = await publish('shown-name');
    await payload.update({ collection: pages, id, draft: true, data: { name: 'drafted-name' }, locale: 'ar' });
    expect(await told()).toEqual({});
    await payload.update({ collection: pages, id, data: { name: 'drafted-name', _status: 'published' }, locale: 'ar' });
    expect(await told()).toEqual({ 'shown-name': '/drafted-name' });
  });

  it('leaves nothing where it was never published, or changed anything but its name', async () => {
    const data = { name: 'draft-one', title: 'Draft', _status: 'draft' } as const;
    const { id } = await payload.create({ collection: pages, data, draft: true });
    await rename(id, 'draft-two');
    await payload.update({ collection: pages, id, data: { title: 'Other', _status: 'published' } });
    expect(await told()).toEqual({});
  });

  it('takes its name back: a new page of an old name is no redirect any more', async () => {
    await rename(await publish('taken'), 'moved');
    expect(await told()).toEqual({ taken: '/moved' });
    await publish('taken');
    expect(await told()).toEqual({});
  });

  it('is in the record, and the site is told in the same moment', async () => {
    await payload.db.deleteMany({ collection: 'purge-events', where: {} });
    await rename(await publish('told-one'), 'told-two');
    const events = await payload.db.find<{ keys: string[] }>({ collection: 'purge-events', sort: 'id' });
    const keys = events.docs.flatMap((event) => event.keys);
    expect(keys).toEqual(['pages/told-one', 'redirects', 'pages/told-one', 'pages/told-two']);
    const where = { targetCollection: { equals: 'redirects' }, subject: { equals: 'told-one' } };
    expect((await payload.find({ collection: 'audit-log', where })).docs).toMatchObject([{ action: 'created' }]);
  });

  it('and not published after all leaves no redirect', async () => {
    const id = await publish('rolled-back');
    await publish('in-use');
    await expect(rename(id, 'in-use')).rejects.toThrow();
    expect(await told()).toEqual({});
  });

  it('keeps its name where what led to it could not be led on', async () => {
    await rename(await publish('led-one'), 'led-two');
    const { db } = payload;
    const write = db.updateOne.bind(db);
    const id = await publish('led-three');
    await add('older', '/led-three');
    vi.spyOn(db, 'updateOne').mockImplementation((args) =>
      args.collection === 'redirects' ? Promise.reject(new Error('the disk is full')) : write(args),
    );
    await expect(rename(id, 'led-four')).rejects.toThrow('the disk is full');
    expect(await told()).toEqual({ 'led-one': '/led-two', older: '/led-three' });
  });
});

describe('redirects that editors write', () => {
  it('are led to their end, whatever they were written like', async () => {
    await add('one', '/two');
    await add('two', '/three');
    await add('zero', '/one');
    expect(await told()).toEqual({ one: '/three', two: '/three', zero: '/three' });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'no-slash', '/a b', '/a?b', '', '/round'])(
    'lead to pages of the site alone, and never back: %j',
    async (to) => {
      await expect(add('round', to)).rejects.toThrow();
    },
  );

  it('make no circle over others, not by a later change either', async () => {
    await add('one', '/two');
    await expect(add('two', '/one')).rejects.toThrow();
    const { id } = await add('two', '/three');
    await expect(payload.update({ collection: 'redirects', id, data: { to: '/one' } })).rejects.toThrow();
    await payload.update({ collection: 'redirects', id, data: { to: '/two-of-it' } });
    expect(await told()).toEqual({ one: '/two-of-it', two: '/two-of-it' });
  });

  it('have one target for each old name, which is a name', async () => {
    await add('once', '/a');
    await expect(add('once', '/b')).rejects.toThrow();
    await expect(add('no name', '/b')).rejects.toThrow();
  });
});
