import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLoop } from '../src/background/loop.ts';
import { deliverDue } from '../src/delivery/deliver-due.ts';
import { purgeChannel } from '../src/purge/purge-channel.ts';
import { openTestContent } from './test-content.ts';

type Call = { authorization: string | undefined; path: string | undefined; keys: string[] };

const secret = 'purge-secret-of-this-test';
let payload: Payload;
let site: Server;
let calls: Call[];
let status = 200;
let stop: () => Promise<void>;

beforeAll(async () => {
  payload = await openTestContent();
  site = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { keys } = JSON.parse(Buffer.concat(parts).toString());
    calls.push({ authorization: request.headers.authorization, path: request.url, keys });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'outbox', where: {} });
  calls = [];
  status = 200;
  const channel = channelOf(site);
  stop = startLoop(payload, channel.collection, channel.interval, () => deliverDue(payload, channel));
});
afterEach(() => stop());
afterAll(async () => {
  site?.close();
  await payload?.destroy();
});

const channelOf = (server: Server) =>
  purgeChannel({ siteUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secret });
const told = () => calls.flatMap(({ keys }) => keys).sort();
const untilTold = (keys: string[]) => vi.waitFor(() => expect(told()).toEqual([...keys].sort()), { timeout: 2000 });
const untilDelivered = () =>
  vi.waitFor(async () => expect((await payload.db.find({ collection: 'outbox' })).docs).toEqual([]), { timeout: 2000 });
/** A later change is told alone: what had been written before it would have gone out before it, or with it. */
const nothingIsToldBefore = async (name: string) => {
  await publish(name);
  await untilTold([`pages/${name}`]);
};

async function publish(name: string) {
  return payload.create({ collection: 'pages', data: { name, title: name, _status: 'published' } });
}

describe('telling the site what changed', () => {
  it('says within two seconds that a page was published, with the secret', async () => {
    await publish('new-page');
    await untilTold(['pages/new-page']);
    expect(calls[0]).toMatchObject({ authorization: `Bearer ${secret}`, path: '/_purge' });
    await untilDelivered();
  });

  it('says nothing of a draft', async () => {
    const { id } = await publish('drafted');
    await untilTold(['pages/drafted']);
    calls = [];
    const saved = { collection: 'pages', id, draft: true } as const;
    await payload.update({ ...saved, data: { title: 'Later', name: 'renamed-in-a-draft' }, autosave: true });
    await payload.create({ collection: 'pages', draft: true, data: { name: 'only-a-draft', title: 'Draft' } });
    await nothingIsToldBefore('later-than-a-draft');
  });

  it('names both addresses of a page that was renamed in a draft and then published', async () => {
    const { id } = await publish('old-name');
    await payload.update({ collection: 'pages', id, draft: true, data: { name: 'new-name' } });
    await untilTold(['pages/old-name']);
    calls = [];
    await payload.update({ collection: 'pages', id, data: { name: 'new-name', _status: 'published' } });
    await untilTold(['pages/old-name', 'pages/new-name']);
  });

  it('names the pages of the group when a member is renamed, taken offline or deleted', async () => {
    const member = await publish('member');
    const mate = await publish('mate');
    await payload.create({ collection: 'page-groups', data: { title: 'Group', pages: [member.id, mate.id] } });
    await untilTold(['pages/member', 'pages/mate']);
    for (const data of [{ title: 'Another title' }, { _status: 'draft' }, { _status: 'published' }] as const) {
      calls = [];
      await payload.update({ collection: 'pages', id: member.id, data });
      await vi.waitFor(() => expect(told()).toEqual(expect.arrayContaining(['pages/member', 'pages/mate'])), 2000);
    }
    calls = [];
    await payload.delete({ collection: 'pages', id: member.id });
    await untilTold(['pages/member', 'pages/mate']);
  });

  it('says that a page went into the trash', async () => {
    const { id } = await publish('trashed');
    await untilTold(['pages/trashed']);
    calls = [];
    await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } });
    await untilTold(['pages/trashed']);
  });

  it('speaks of jobs, countries, navigation and settings by their calls', async () => {
    const country = await payload.create({ collection: 'countries', data: { name: 'Qatar', code: 'QA' } });
    await payload.create({
      collection: 'jobs',
      data: { key: 'a-job', title: 'A job', location: country.id, _status: 'published' },
    });
    await payload.updateGlobal({ slug: 'header', data: { button_label: 'Quote' } });
    await payload.updateGlobal({ slug: 'site-settings', data: { company: { name: 'Company' } } });
    await vi.waitFor(() => expect(new Set(told())).toEqual(new Set(['jobs', 'headers', 'site-settings'])), 2000);
  });

  it('writes nothing for a change that was rolled back', async () => {
    await publish('taken-name');
    await untilTold(['pages/taken-name']);
    calls = [];
    await expect(publish('taken-name')).rejects.toThrow();
    await nothingIsToldBefore('later-than-a-failure');
  });

  it('tries again when the site does not answer well', async () => {
    status = 503;
    await publish('patient');
    await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 2000 });
    status = 200;
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(1), { timeout: 4000 });
    await untilDelivered();
  });

  it('gives up after about a day, and keeps nothing', async () => {
    await stop();
    status = 503;
    await publish('unheard');
    const channel = channelOf(site);
    await deliverDue(payload, channel);
    expect((await payload.db.find({ collection: 'outbox' })).docs).toMatchObject([{ attempts: 1 }]);
    const data = { attempts: channel.maxFailures - 1, nextAttemptAt: new Date(0).toISOString() };
    await payload.db.updateMany({ collection: 'outbox', where: {}, data });
    await deliverDue(payload, channel);
    expect((await payload.db.find({ collection: 'outbox' })).docs).toEqual([]);
  });
});
