import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLoop } from '../src/background/loop.ts';
import type { QueuedRow } from '../src/delivery/channel.ts';
import { deliverDue } from '../src/delivery/deliver-due.ts';
import { enqueue } from '../src/delivery/enqueue.ts';
import { purgeChannel } from '../src/purge/purge-channel.ts';
import { openTestContent } from './test-content.ts';

/** The outbox of purges, on the database that DATABASE_URL names. */
export function describeOutbox(dialect: 'sqlite' | 'postgres'): void {
  describe(`the outbox of purges on ${dialect}`, () => {
    type Call = { authorization: string | undefined; path: string | undefined; keys: string[] };

    const secret = 'purge-secret-of-this-test';
    let payload: Payload;
    let site: Server;
    let calls: Call[];
    let status = 200;
    /** The only secret that the site takes; any where it is undefined. */
    let accepted: string | undefined;
    let channel: ReturnType<typeof purgeChannel>;

    beforeAll(async () => {
      payload = await openTestContent();
      site = createServer(async (request, response) => {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part);
        const { keys } = JSON.parse(Buffer.concat(parts).toString());
        calls.push({ authorization: request.headers.authorization, path: request.url, keys });
        const isKnown = accepted === undefined || request.headers.authorization === `Bearer ${accepted}`;
        response.writeHead(isKnown ? status : 401).end();
      });
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    });
    beforeEach(async () => {
      await payload.db.deleteMany({ collection: 'outbox', where: {} });
      calls = [];
      status = 200;
      accepted = undefined;
      channel = purgeChannel({
        siteUrl: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
        secrets: [secret],
      });
    });
    afterAll(async () => {
      site?.close();
      await payload?.destroy();
    });

    const waiting = async () =>
      (await payload.db.find<QueuedRow & { nextAttemptAt: string }>({ collection: 'outbox' })).docs;
    /** One turn of the delivery, and what it told the site, sorted. */
    async function delivered(): Promise<string[]> {
      calls = [];
      await deliverDue(payload, channel);
      expect(await waiting()).toEqual([]);
      return calls.flatMap(({ keys }) => keys).sort();
    }

    async function publish(name: string) {
      return payload.create({ collection: 'pages', data: { name, title: name, _status: 'published' } });
    }

    describe('telling the site what changed', () => {
      it('says by itself that a page was published, with the secret, and looks more often than every two seconds', async () => {
        expect(channel.interval).toBeLessThan(2_000);
        await publish('new-page');
        let turns = 0;
        let stop: (() => Promise<void>) | undefined;
        await new Promise<void>((resolve) => {
          stop = startLoop(payload, channel.collection, channel.interval, async () => {
            await deliverDue(payload, channel);
            if (++turns === 2) resolve();
          });
        });
        await stop?.();
        expect(calls).toEqual([{ authorization: `Bearer ${secret}`, path: '/_purge', keys: ['pages/new-page'] }]);
        expect(await waiting()).toEqual([]);
      });

      it.each([
        ['the secret before', ['the-next-secret-of-this-test', secret], []],
        ['neither of them', ['the-next-secret-of-this-test'], ['waits']],
      ])('reaches a site that knows %s (decision 0021)', async (_, secrets, left) => {
        accepted = secret;
        channel = purgeChannel({ siteUrl: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, secrets });
        await publish(`told-with-${secrets.length}`);
        await deliverDue(payload, channel);
        expect(calls.map(({ authorization }) => authorization)).toEqual(secrets.map((shown) => `Bearer ${shown}`));
        expect((await waiting()).map(() => 'waits')).toEqual(left);
      });

      it('says nothing of a draft', async () => {
        const { id } = await publish('drafted');
        expect(await delivered()).toEqual(['pages/drafted']);
        const saved = { collection: 'pages', id, draft: true } as const;
        await payload.update({ ...saved, data: { title: 'Later', name: 'renamed-in-a-draft' }, autosave: true });
        await payload.create({ collection: 'pages', draft: true, data: { name: 'only-a-draft', title: 'Draft' } });
        expect(await delivered()).toEqual([]);
      });

      it('names both addresses of a page that was renamed in a draft and then published', async () => {
        const { id } = await publish('old-name');
        await payload.update({ collection: 'pages', id, draft: true, data: { name: 'new-name' } });
        expect(await delivered()).toEqual(['pages/old-name']);
        await payload.update({ collection: 'pages', id, data: { name: 'new-name', _status: 'published' } });
        expect(await delivered()).toEqual(['headers', 'pages/new-name', 'pages/old-name', 'redirects']);
      });

      it('names the pages of the group when a member is renamed, taken offline or deleted', async () => {
        const member = await publish('member');
        const mate = await publish('mate');
        await payload.create({ collection: 'page-groups', data: { title: 'Group', pages: [member.id, mate.id] } });
        expect(await delivered()).toEqual(['pages/mate', 'pages/member']);
        for (const data of [{ title: 'Another title' }, { _status: 'draft' }, { _status: 'published' }] as const) {
          await payload.update({ collection: 'pages', id: member.id, data });
          expect(await delivered()).toEqual(['pages/mate', 'pages/member']);
        }
        await payload.delete({ collection: 'pages', id: member.id });
        expect(await delivered()).toEqual(['pages/mate', 'pages/member']);
      });

      it('says that a page went into the trash', async () => {
        const { id } = await publish('trashed');
        await delivered();
        await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } });
        expect(await delivered()).toEqual(['pages/trashed']);
      });

      it('speaks of jobs with the redirects that may lead to them, countries, navigation and settings by their calls', async () => {
        const country = await payload.create({ collection: 'countries', data: { name: 'Qatar', code: 'QA' } });
        await payload.create({
          collection: 'jobs',
          data: { key: 'a-job', title: 'A job', location: country.id, _status: 'published' },
        });
        await payload.updateGlobal({ slug: 'header', data: { button_label: 'Quote' } });
        await payload.updateGlobal({ slug: 'site-settings', data: { company: { name: 'Company' } } });
        expect(await delivered()).toEqual(['headers', 'jobs', 'redirects', 'site-settings']);
        expect(calls).toHaveLength(1);
      });

      it('names what shows a picture that changes or goes, and nothing else, so that all other pages stay', async () => {
        const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
        const file = { data: svg, name: 'office.svg', mimetype: 'image/svg+xml', size: svg.length };
        const picture = await payload.create({ collection: 'media', data: { alt: 'Office' }, file });
        const say = (alt: string) => payload.update({ collection: 'media', id: picture.id, data: { alt } });
        await say('Our office');
        expect(await delivered(), 'nobody shows it').toEqual([]);
        const meta = { image: picture.id };
        await payload.create({
          collection: 'pages',
          data: { name: 'pictured', title: 'One', meta, _status: 'published' },
        });
        await payload.create({ collection: 'pages', draft: true, data: { name: 'unseen', title: 'Two', meta } });
        await payload.create({
          collection: 'jobs',
          data: { key: 'pictured', title: 'A job', image: picture.id, _status: 'published' },
        });
        await payload.updateGlobal({ slug: 'header', data: { logo: picture.id } });
        await delivered();
        const shown = ['headers', 'jobs', 'pages/pictured'];
        await say('Our new office');
        expect(await delivered()).toEqual(shown);
        await payload.delete({ collection: 'media', id: picture.id });
        expect(await delivered()).toEqual(shown);
      });

      it('tells of more than the site takes at once in several calls', async () => {
        const keys = Array.from({ length: 1_201 }, (_, place) => `pages/p${place}`);
        await enqueue({ payload }, 'outbox', { keys });
        expect(await delivered()).toEqual(keys.toSorted());
        for (const call of calls) expect(call.keys.length).toBeLessThanOrEqual(1_000);
      });

      it('writes nothing for a change that was rolled back', async () => {
        await publish('taken-name');
        await delivered();
        await expect(publish('taken-name')).rejects.toThrow();
        expect(await delivered()).toEqual([]);
      });

      it('tries again, a second later at the earliest, when the site does not answer well', async () => {
        status = 503;
        await publish('patient');
        const before = Date.now();
        await deliverDue(payload, channel);
        expect(calls).toHaveLength(1);
        const [row] = await waiting();
        expect(row).toMatchObject({ attempts: 1 });
        expect(Date.parse(row?.nextAttemptAt ?? '')).toBeGreaterThanOrEqual(before + 1_000);
        await payload.db.updateMany({
          collection: 'outbox',
          where: {},
          data: { nextAttemptAt: new Date(0).toISOString() },
        });
        status = 200;
        accepted = undefined;
        expect(await delivered()).toEqual(['pages/patient']);
      });

      it('gives up after about a day, and keeps nothing', async () => {
        status = 503;
        await publish('unheard');
        await deliverDue(payload, channel);
        expect(await waiting()).toMatchObject([{ attempts: 1 }]);
        const data = { attempts: channel.maxFailures - 1, nextAttemptAt: new Date(0).toISOString() };
        await payload.db.updateMany({ collection: 'outbox', where: {}, data });
        await deliverDue(payload, channel);
        expect(await waiting()).toEqual([]);
      });
    });
  });
}
