import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { RequestKind } from '@insurer/contract/forms/forms.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST } from '../../src/app/api/service-requests/[kind]/route.ts';
import { caseAddress } from '../../src/cases/case-link.ts';
import type { StoredCase } from '../../src/cases/case-to-wire.ts';
import { mailChannel } from '../../src/cases/mail/mail-channel.ts';
import { webhookChannel } from '../../src/cases/webhooks/webhook-channel.ts';
import { readConfig } from '../../src/config.ts';
import { deliverDue } from '../../src/delivery/deliver-due.ts';
import { longestSending } from '../../src/delivery/send-mail.ts';
import { opens } from '../../src/http/visitor-token.ts';
import { openCaseContent, validRequests } from './case-content.ts';
import { mailServer } from './mail-server.ts';
import { postJson } from './site-call.ts';

/** Mails and webhooks, on the database that DATABASE_URL names. */
export function describeSending(dialect: 'sqlite' | 'postgres'): void {
  describe(`mails and webhooks on ${dialect}`, () => {
    let payload: Payload;
    beforeAll(async () => {
      payload = await openCaseContent();
    });
    afterAll(() => payload?.destroy());

    beforeEach(async () => {
      for (const collection of ['mail-queue', 'webhooks'] as const)
        await payload.db.deleteMany({ collection, where: {} });
    });

    const send = async (kind: RequestKind, language = 'en', more: Record<string, string> = {}) => {
      const response = await postJson(
        POST,
        `/service-requests/${kind}`,
        { ...validRequests[kind], ...more, language },
        { params: { kind } },
      );
      return response.data?.reference ?? '';
    };
    const queued = async <Slug extends 'mail-queue' | 'webhooks'>(collection: Slug) =>
      (await payload.find({ collection, sort: 'id', pagination: false })).docs;
    const due = (collection: 'mail-queue' | 'webhooks') =>
      payload.db.updateMany({ collection, where: {}, data: { nextAttemptAt: new Date(0).toISOString() } });

    describe('mails', () => {
      it('wait, visible, while there is no SMTP', async () => {
        const reference = await send('claim', 'ar');
        const [mail] = await queued('mail-queue');
        expect(mail).toMatchObject({ state: 'waiting', to: 'sara@example.com', subject: `استلمنا طلبك ${reference}` });
        expect(mail?.body).toContain('مطالبة');
        expect(mail?.body).toContain('/ar/claims');
        expect(mail?.body).toContain('Example Insurance');
      });

      it('hold nothing that the sender typed', async () => {
        await send('claim');
        const [mail] = await queued('mail-queue');
        expect(mail?.subject).toMatch(/^We received your request /);
        for (const typed of ['سارة', '1000000008', '512345678', 'P-1001']) expect(mail?.body).not.toContain(typed);
      });

      it.each([
        ['quote', 'en', { product: 'travel' }, /Product: travel/],
        ['claim', 'ar', { product: 'travel' }, /المنتج: travel/],
        ['complaint', 'en', { product: 'motor' }, /Product: motor/],
        ['details-request', 'en', { product_of_interest: 'motor' }, /: motor/],
      ] as const)(
        'say of a %s (%s) what was chosen from what the company offers',
        async (kind, language, more, said) => {
          await send(kind, language, more);
          const [mail] = await queued('mail-queue');
          expect(mail?.body).toMatch(said);
        },
      );

      it('without an address none is written to the sender', async () => {
        await send('fraud-report');
        expect(await queued('mail-queue')).toEqual([]);
      });

      it('are sent through SMTP, once', async () => {
        const server = await mailServer();
        const reference = await send('claim');
        await deliverDue(payload, mailChannel({ smtpUrl: server.url, from: 'no-reply@example.com' }));
        await deliverDue(payload, mailChannel({ smtpUrl: server.url, from: 'no-reply@example.com' }));
        server.close();
        expect(server.mails).toHaveLength(1);
        expect(server.mails[0]).toMatch(/^To: sara@example\.com/m);
        expect(server.mails[0]).toMatch(/^Auto-Submitted: auto-generated/m);
        expect(server.mails[0]).toMatch(/^Content-Type: multipart\/alternative/m);
        expect(server.mails[0]).toContain(reference);
        expect(await queued('mail-queue')).toMatchObject([{ state: 'sent', sentAt: expect.any(String) }]);
      });

      it('get the key that opens the request as they go out; none stands in what is kept', async () => {
        const { mails, url, close } = await mailServer();
        const reference = await send('claim');
        const address = caseAddress(reference, 'en');
        const data = { body: `Open: ${address}`, html: `<a href="${address}">Open</a>` };
        await payload.db.updateMany({ collection: 'mail-queue', where: {}, data });
        await deliverDue(payload, mailChannel({ smtpUrl: url, from: 'no-reply@example.com' }));
        close();
        const sent = mails.join('').replaceAll('=\r\n', '');
        expect(sent.split(`/my-requests/${reference}?key=3D${reference}.`)).toHaveLength(3);
        expect(JSON.stringify(await payload.db.find({ collection: 'mail-queue' }))).not.toContain('key=');
      });

      it('that were written before the links of their case were ended bring nothing that opens it (decision 0024)', async () => {
        const reference = await send('claim');
        const where = { reference: { equals: reference } };
        const data = { linksEndedAt: new Date().toISOString() };
        await payload.db.updateMany({ collection: 'service-requests', where, data });
        const body = `Open: ${caseAddress(reference, 'en')}`;
        await payload.db.updateMany({ collection: 'mail-queue', where: {}, data: { body } });
        const { mails, url, close } = await mailServer();
        await deliverDue(payload, mailChannel({ smtpUrl: url, from: 'no-reply@example.com' }));
        close();
        const sent = mails.join('').replaceAll('=\r\n', '');
        const [token = ''] = /(?<=\?key=3D)[\w.-]+/.exec(sent) ?? [];
        const stored = await payload.db.findOne<StoredCase>({ collection: 'service-requests', where });
        expect(token).toContain(reference);
        expect(stored && opens(token, stored)).toBe(false);
      });

      it('go to the address that they have when their turn comes', async () => {
        const server = await mailServer();
        await send('claim');
        await send('claim');
        const channel = mailChannel({ smtpUrl: server.url, from: 'no-reply@example.com' });
        const [, second] = await queued('mail-queue');
        const { attempt } = channel;
        channel.attempt = async (of, rows) => {
          await attempt(of, rows);
          const data = { to: 'named@example.com' };
          await payload.db.updateOne({ collection: 'mail-queue', id: second?.id ?? 0, data, returning: false });
        };
        await deliverDue(payload, channel);
        server.close();
        const to = server.mails.map((mail) => /^To: (.+)/m.exec(mail)?.[1]?.trim());
        expect(to).toEqual(['sara@example.com', 'named@example.com']);
      });

      it('wait rather than go in clear text where the server offers no TLS', async () => {
        const server = await mailServer();
        await send('claim');
        const { smtpUrl = '' } = readConfig({ SMTP_URL: server.url.replace('127.0.0.1', 'mail.example.com') });
        const channel = mailChannel({
          smtpUrl: smtpUrl.replace('mail.example.com', '127.0.0.1'),
          from: 'a@example.com',
        });
        await deliverDue(payload, channel);
        server.close();
        expect(server.mails).toEqual([]);
        expect(await queued('mail-queue')).toMatchObject([
          { state: 'waiting', lastError: expect.stringMatching(/TLS/) },
        ]);
      });

      it('of an earlier version, which kept no HTML, are sent as text alone', async () => {
        const server = await mailServer();
        await send('claim');
        await payload.db.updateMany({ collection: 'mail-queue', where: {}, data: { html: null } });
        await deliverDue(payload, mailChannel({ smtpUrl: server.url, from: 'no-reply@example.com' }));
        server.close();
        expect(server.mails).toHaveLength(1);
        expect(server.mails[0]).toMatch(/^Content-Type: text\/plain/m);
      });

      it('that fail are tried again, later each time, and shown with the reason', async () => {
        const server = await mailServer(true);
        await send('claim');
        const pauses: number[] = [];
        for (let attempt = 1; attempt <= 3; attempt++) {
          await due('mail-queue');
          await deliverDue(payload, mailChannel({ smtpUrl: server.url, from: 'no-reply@example.com' }));
          const [mail] = await queued('mail-queue');
          expect(mail).toMatchObject({
            state: 'waiting',
            attempts: attempt,
            lastError: expect.stringContaining('451'),
          });
          pauses.push(Math.round((Date.parse(mail?.nextAttemptAt ?? '') - Date.now()) / 60_000));
        }
        server.close();
        expect(pauses).toEqual([1, 2, 4]);
        await payload.db.updateMany({ collection: 'mail-queue', where: {}, data: { attempts: 19 } });
        await due('mail-queue');
        await deliverDue(payload, mailChannel({ smtpUrl: 'smtp://127.0.0.1:9', from: 'no-reply@example.com' }));
        expect(await queued('mail-queue')).toMatchObject([{ state: 'failed', attempts: 20 }]);
      });

      it('several processes that send at the same time send each mail once', async () => {
        const server = await mailServer();
        for (let n = 0; n < 8; n++) await send('claim');
        const settings = { smtpUrl: server.url, from: 'no-reply@example.com' };
        await Promise.all(Array.from({ length: 4 }, () => deliverDue(payload, mailChannel(settings))));
        server.close();
        expect(server.mails).toHaveLength(8);
      });

      it('are sent once, too, where one takes so long that the others would have been given free', async () => {
        await send('claim');
        await send('claim');
        const sent: unknown[] = [];
        const settings = { smtpUrl: 'smtp://127.0.0.1:9', from: 'no-reply@example.com' };
        const quick = {
          ...mailChannel(settings),
          attempt: async (_: Payload, rows: { id: unknown }[]) => void sent.push(rows[0]?.id),
        };
        const slow = {
          ...quick,
          async attempt(of: Payload, rows: { id: number | string }[]) {
            if (sent.length === 0) {
              const others = { id: { not_in: rows.map(({ id }) => id) } };
              const data = { nextAttemptAt: new Date(0).toISOString() };
              await payload.db.updateMany({ collection: 'mail-queue', where: others, data });
              await deliverDue(payload, quick);
            }
            await quick.attempt(of, rows);
          },
        };
        await due('mail-queue');
        await deliverDue(payload, slow);
        expect(sent.toSorted()).toEqual((await queued('mail-queue')).map(({ id }) => id));
      });

      it('keep one Message-ID, whose domain is the sender’s, for all tries: the server may have taken one and not said so', async () => {
        const server = await mailServer(false, (line) => void line.destroy());
        await send('claim');
        await send('claim');
        for (let attempt = 1; attempt <= 2; attempt++) {
          await due('mail-queue');
          await deliverDue(payload, mailChannel({ smtpUrl: server.url, from: 'Insurer <no-reply@example.com>' }));
        }
        server.close();
        expect(await queued('mail-queue')).toMatchObject([{ attempts: 2 }, { attempts: 2 }]);
        const ids = server.mails.map((mail) => /^Message-ID: (<[\w-]+@example\.com>)\r$/m.exec(mail)?.[1]);
        expect(ids).toEqual([expect.any(String), expect.any(String), ids[0], ids[1]]);
        expect(ids[0]).not.toBe(ids[1]);
      });

      it('go out while the server still thinks about one before them, so many at most', async () => {
        const lines: Socket[] = [];
        const server = await mailServer(false, (line) => void lines.push(line));
        const channel = {
          ...mailChannel({ smtpUrl: server.url, from: 'no-reply@example.com' }),
          patience: { ms: 1, slowAtMost: 3 },
        };
        for (let n = 0; n < 4; n++) await send('claim');
        const slow = new Set<Promise<void>>();
        const turn = deliverDue(payload, channel, { slow });
        await expect.poll(() => lines.length).toBe(3);
        expect(slow.size).toBe(3);
        lines[0]?.write('250 taken\r\n');
        await turn;
        await expect.poll(() => lines.length).toBe(4);
        // Those are nobody else's, and not due meanwhile.
        await deliverDue(payload, channel);
        for (const line of lines.slice(1)) line.write('250 taken\r\n');
        await Promise.all(slow);
        server.close();
        expect(server.mails).toHaveLength(4);
        const state = { state: 'sent', attempts: 0 };
        expect(await queued('mail-queue')).toMatchObject([state, state, state, state]);
      });

      it('are not begun any more once the service stops', async () => {
        const server = await mailServer();
        for (let n = 0; n < 3; n++) await send('claim');
        const stop = new AbortController();
        const channel = mailChannel({ smtpUrl: server.url, from: 'no-reply@example.com' });
        const attempt: typeof channel.attempt = async (of, rows) => {
          stop.abort();
          await channel.attempt(of, rows);
        };
        await deliverDue(payload, { ...channel, attempt }, { signal: stop.signal });
        server.close();
        const states = (await queued('mail-queue')).map(({ state }) => state);
        expect(states).toEqual(['sent', 'waiting', 'waiting']);
      });

      it('are under way for a shorter time than they are leased', () => {
        const { lease } = mailChannel({ smtpUrl: 'smtp://127.0.0.1:9', from: 'no-reply@example.com' });
        expect(lease).toBeGreaterThan(longestSending);
      });
    });

    describe('webhook', () => {
      async function receiver(status = 200) {
        const calls: { body: string; signature: string }[] = [];
        const server = createServer((request, response) => {
          const chunks: Buffer[] = [];
          request.on('data', (chunk: Buffer) => chunks.push(chunk));
          request.on('end', () => {
            calls.push({
              body: Buffer.concat(chunks).toString(),
              signature: String(request.headers['x-webhook-signature']),
            });
            response.writeHead(status).end();
          });
        }).listen(0, '127.0.0.1');
        await once(server, 'listening');
        return {
          calls,
          url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
          close: () => server.close(),
        };
      }
      const secret = 'a-secret-of-the-webhook';

      it('tells of a case with everything that was sent, signed with time', async () => {
        const system = await receiver();
        const reference = await send('claim');
        await deliverDue(payload, webhookChannel({ url: system.url, secrets: [secret] }));
        system.close();
        const [call] = system.calls;
        const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(call?.signature ?? '') ?? [];
        expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${call?.body}`).digest('hex'));
        expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
        expect(JSON.parse(call?.body ?? '')).toMatchObject({
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          event: 'case.created',
          data: { reference, kind: 'claim', status: 'received', fields: { id_number: '1000000008' }, files: [] },
        });
        expect(call?.body).not.toMatch(/tokenHash|idempotency/i);
        expect(await queued('webhooks')).toMatchObject([{ state: 'sent' }]);
      });

      it('is signed with the secret before as well while it is changed (decision 0021)', async () => {
        const system = await receiver();
        await send('claim');
        await deliverDue(
          payload,
          webhookChannel({ url: system.url, secrets: ['the-next-secret-of-the-webhook', secret] }),
        );
        system.close();
        const [call] = system.calls;
        const [time, ...signatures] = (call?.signature ?? '').split(',');
        const signed = (key: string) =>
          createHmac('sha256', key)
            .update(`${time?.slice(2)}.${call?.body}`)
            .digest('hex');
        expect(signatures).toEqual([`v1=${signed('the-next-secret-of-the-webhook')}`, `v1=${signed(secret)}`]);
      });

      it('tells of a new status, and tries again what failed', async () => {
        const broken = await receiver(500);
        const reference = await send('claim');
        const { docs } = await payload.find({
          collection: 'service-requests',
          where: { reference: { equals: reference } },
        });
        await payload.update({ collection: 'service-requests', id: docs[0]?.id ?? 0, data: { status: 'in-review' } });
        await deliverDue(payload, webhookChannel({ url: broken.url, secrets: [secret] }));
        broken.close();
        expect(await queued('webhooks')).toMatchObject([
          { event: 'case.created', state: 'waiting', attempts: 1, lastError: 'the system answered 500' },
          { event: 'case.changed', state: 'waiting', attempts: 1 },
        ]);
        const system = await receiver();
        await due('webhooks');
        await deliverDue(payload, webhookChannel({ url: system.url, secrets: [secret] }));
        system.close();
        expect(system.calls.map(({ body }) => JSON.parse(body).event)).toEqual(['case.created', 'case.changed']);
      });

      it('is silent about a case that was erased meanwhile', async () => {
        const system = await receiver();
        const reference = await send('claim');
        const { docs } = await payload.find({
          collection: 'service-requests',
          where: { reference: { equals: reference } },
        });
        await payload.delete({ collection: 'service-requests', id: docs[0]?.id ?? 0 });
        await deliverDue(payload, webhookChannel({ url: system.url, secrets: [secret] }));
        system.close();
        expect(system.calls).toEqual([]);
      });
    });
  });
}
