import { Secret, TOTP } from 'otpauth';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../src/access/roles.ts';
import { startSession } from '../src/accounts/sessions.ts';
import { config } from '../src/config.ts';
import { type CallFromBrowser, callFromBrowser } from './admin-calls.ts';
import { type Options, SoftwarePasskey } from './software-passkey.ts';
import { openTestContent } from './test-content.ts';

const password = 'quiet-lantern-orbit-71';
const email = { admin: 'admin@example.com', care: 'care@example.com' };
type Who = keyof typeof email;

type Body = {
  user: unknown;
  secret: string;
  sealed: string;
  options: Options;
  recoveryCodes: string[];
  factors: { id: number }[];
};
type Answer = { status: number; cookie: string; body: Body; text: string };

/** Sessions that a second factor is asked of, over the addresses that the admin itself uses. */
export function describeSecondFactor(dialect: string): void {
  describe(`the second factor, on ${dialect}`, () => {
    let payload: Payload;
    const ids = {} as Record<Who, number>;

    beforeAll(async () => {
      payload = await openTestContent();
      for (const who of ['admin', 'care'] as const) {
        const data = { email: email[who], password, name: who, role: who };
        ids[who] = (await payload.create({ collection: 'users', data })).id;
      }
    });
    afterAll(() => payload?.destroy());
    beforeEach(async () => {
      await require([]);
      for (const collection of ['rate-limits', 'second-factors'] as const)
        await payload.db.deleteMany({ collection, where: {} });
    });
    afterEach(() => vi.useRealTimers());

    async function call(path: string, more?: CallFromBrowser): Promise<Answer> {
      const answer = await callFromBrowser(payload, path, more);
      return { ...answer, body: JSON.parse(answer.text || '{}') };
    }

    const require = (secondFactorRoles: Role[]) =>
      payload.updateGlobal({ slug: 'sign-in-rules', data: { secondFactorRoles } });
    const signIn = (who: Who) => call('/users/login', { body: { email: email[who], password } });
    const step = (path: string, cookie: string, body: object = {}) => call(`/second-factor${path}`, { body, cookie });
    const codeOf = (secret: string, at = Date.now()) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
    const meOf = async (cookie: string) => (await call('/users/me', { method: 'GET', cookie })).body.user;
    const acts = async () => {
      const { docs } = await payload.find({ collection: 'audit-log', sort: '-sequence', limit: 6 });
      return docs.map(({ action, actorEmail }) => `${action} ${actorEmail}`);
    };

    /** An app that makes codes, set up by somebody who is signed in. */
    async function addApp(cookie: string, body: object = { password }) {
      const begun = await step('/codes/new', cookie, body);
      expect(begun.status, begun.text).toBe(200);
      const { secret, sealed } = begun.body;
      const at = Date.now();
      const added = await step('/codes/add', cookie, { name: 'Phone', sealed, code: codeOf(secret, at) });
      expect(added.status, added.text).toBe(200);
      // The next code comes with the next half minute, also where that of the clock began meanwhile.
      vi.useFakeTimers({ now: at + 30_000, toFake: ['Date'] });
      return { secret, cookie: added.cookie || cookie, codes: added.body.recoveryCodes };
    }
    async function addPasskey(cookie: string, body: object = { password }) {
      const device = new SoftwarePasskey(config.adminUrl);
      const { options } = (await step('/passkeys/new', cookie, body)).body;
      const added = await step('/passkeys/add', cookie, { name: 'Key', passkey: device.add(options) });
      expect(added.status, added.text).toBe(200);
      return { device, cookie: added.cookie || cookie };
    }

    it('with nobody required and nothing set up, the password is enough', async () => {
      expect(await meOf((await signIn('care')).cookie)).toMatchObject({ email: email.care });
    });

    describe('a session that the password alone gave', () => {
      const doors = (id: number): [string, string, object?][] => [
        ['GET', '/users'],
        ['GET', `/users/${id}`],
        ['PATCH', `/users/${id}`, { name: 'Somebody' }],
        ['POST', '/users/refresh-token'],
        ['GET', '/service-requests'],
        ['GET', '/messages?depth=2'],
        ['GET', '/access'],
        ['GET', '/globals/case-handling'],
        ['POST', '/globals/sign-in-rules', { secondFactorRoles: [] }],
        ['GET', '/audit-log'],
        ['GET', '/second-factors'],
        ['POST', '/payload-locked-documents', { globalSlug: 'header' }],
        ['POST', '/payload-preferences/x', { value: {} }],
        ['POST', '/person-data/count', { person: '1234567890' }],
        ['POST', '/second-factor/list'],
        ['POST', '/second-factor/remove', { id: '1', password }],
        ['POST', '/second-factor/reset', { person: id, password }],
        ['POST', '/second-factor/recovery-codes', { password }],
      ];

      it.each(['required of the role', 'set up'])('opens no door where a second factor is %s', async (why) => {
        if (why === 'set up') await addApp((await signIn('admin')).cookie);
        else await require(['admin']);
        const { cookie, status, body } = await signIn('admin');
        expect({ status, user: body.user }).toEqual({ status: 200, user: null });
        for (const [method, path, data] of doors(ids.admin)) {
          const answer = await call(path, { method, body: data, cookie });
          const nobody = await call(path, { method, body: data });
          expect([answer.status, answer.text], `${method} ${path}`).toEqual([nobody.status, nobody.text]);
        }
        expect(await meOf(cookie)).toBeNull();
        const bearer = { authorization: `JWT ${cookie.split('=')[1]}` };
        expect((await call('/users/me', { method: 'GET', headers: bearer })).body.user).toBeNull();
      });

      it('counts no longer as soon as the role requires a second factor', async () => {
        const { cookie } = await signIn('care');
        expect(await meOf(cookie)).not.toBeNull();
        await require(['care']);
        expect(await meOf(cookie)).toBeNull();
      });

      it('adds no second factor beside one that is there', async () => {
        await addApp((await signIn('care')).cookie);
        const { cookie } = await signIn('care');
        for (const path of ['/codes/new', '/passkeys/new'])
          expect((await step(path, cookie, { password })).status).toBe(403);
      });

      it('takes nothing that was begun before somebody else set one up', async () => {
        await require(['care']);
        const [thief, owner] = [(await signIn('care')).cookie, (await signIn('care')).cookie];
        const begun = (await step('/codes/new', thief)).body;
        const passkey = (await step('/passkeys/new', thief)).body;
        await addApp(owner, {});
        const code = codeOf(begun.secret);
        expect((await step('/codes/add', thief, { name: 'T', sealed: begun.sealed, code })).status).toBe(403);
        const shown = new SoftwarePasskey(config.adminUrl).add(passkey.options);
        expect((await step('/passkeys/add', thief, { name: 'T', passkey: shown })).status).toBe(403);
        expect(await meOf(thief)).toBeNull();
      });

      it('ends when it is given up, and after half an hour', async () => {
        await require(['care']);
        const { cookie } = await signIn('care');
        expect((await step('/give-up', cookie)).status).toBe(200);
        expect((await step('/codes/new', cookie)).status).toBe(401);
        const late = (await signIn('care')).cookie;
        vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] });
        expect((await step('/codes/new', late)).status).toBe(401);
      });

      it('leads to a first set-up where the role requires one, which makes it count', async () => {
        await require(['care']);
        const half = (await signIn('care')).cookie;
        const { cookie, codes } = await addApp(half, {});
        expect(codes).toHaveLength(10);
        expect(await meOf(cookie)).toMatchObject({ email: email.care });
        expect(await meOf(half)).toBeNull();
        expect((await acts()).slice(0, 3)).toEqual([
          `sign-in ${email.care}`,
          `factor-added ${email.care}`,
          `password-right ${email.care}`,
        ]);
      });
    });

    describe('a one-time code', () => {
      const confirm = async (code: string) => step('/confirm', (await signIn('care')).cookie, { code });

      it('signs in once, in the digits of either language, and the session goes on', async () => {
        const { secret } = await addApp((await signIn('care')).cookie);
        const arabic = codeOf(secret).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
        const half = (await signIn('care')).cookie;
        const { status, cookie } = await step('/confirm', half, { code: arabic });
        expect(status).toBe(200);
        expect(await meOf(cookie)).toMatchObject({ email: email.care });
        expect((await call('/users/refresh-token', { cookie })).status).toBe(200);
        expect(await meOf(half)).toBeNull();
        expect((await confirm(codeOf(secret))).status).toBe(401);
        expect((await acts()).slice(0, 2)).toEqual([`factor-failed ${email.care}`, `password-right ${email.care}`]);
      });

      it('that set the app up signs nobody in', async () => {
        const { secret } = await addApp((await signIn('care')).cookie);
        const before = Date.now() - 30_000;
        expect((await confirm(codeOf(secret, before))).status).toBe(401);
        expect((await confirm(codeOf(secret))).status).toBe(200);
      });

      it('is taken by one of two who send it at the same moment', async () => {
        const { secret } = await addApp((await signIn('care')).cookie);
        const [one, other] = [(await signIn('care')).cookie, (await signIn('care')).cookie];
        const code = codeOf(secret);
        const answers = await Promise.all([one, other].map((cookie) => step('/confirm', cookie, { code })));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      });

      it('is good half a minute early or late, and no more', async () => {
        const { secret } = await addApp((await signIn('care')).cookie);
        vi.useFakeTimers({ now: Math.ceil(Date.now() / 30_000) * 30_000 + 300_000, toFake: ['Date'] });
        for (const [seconds, status] of [
          [-60, 401],
          [60, 401],
          [-30, 200],
          [30, 200],
        ] as const)
          expect((await confirm(codeOf(secret, Date.now() + seconds * 1000))).status, String(seconds)).toBe(status);
      });

      it('is guessed a limited number of times, wherever from; who signed in from here before may go on', async () => {
        const { secret } = await addApp((await signIn('care')).cookie);
        const half = (await signIn('care')).cookie;
        const guess = (n: number) =>
          call('/second-factor/confirm', {
            body: { code: '000000' },
            cookie: half,
            headers: { 'x-caller-address': `198.51.100.${n}` },
          });
        for (let n = 0; n < config.limits.secondFactors.count; n += 1) expect((await guess(n)).status).toBe(401);
        expect((await guess(200)).status).toBe(429);
        expect((await step('/confirm', half, { code: codeOf(secret) })).status).toBe(200);
      });

      it('is refused with one entry of the record in the window of its own limit', async () => {
        const hour = config.limits.secondFactors.minutes * 60_000;
        const { secret } = await addApp((await signIn('care')).cookie);
        vi.useFakeTimers({ now: Math.ceil(Date.now() / hour) * hour, toFake: ['Date'] });
        const half = (await signIn('care')).cookie;
        const refusals = async () =>
          (await payload.find({ collection: 'audit-log', where: { action: { equals: 'sign-in-refused' } } })).totalDocs;
        const before = await refusals();
        const { count } = config.limits.secondFactors;
        for (let n = 0; n < count; n += 1) await step('/confirm', half, { code: '000000' });
        for (const minutes of [0, config.limits.signIns.minutes + 1]) {
          vi.setSystemTime(Date.now() + minutes * 60_000);
          expect((await step('/confirm', half, { code: codeOf(secret) })).status).toBe(429);
        }
        expect((await refusals()) - before).toBe(1);
      });

      it('comes from a secret that is stored encrypted, for one person', async () => {
        const { secret } = await addApp((await signIn('care')).cookie);
        await addApp((await signIn('admin')).cookie);
        const rows = await payload.db.find<{ id: number; person: number; secret: string }>({
          collection: 'second-factors',
          where: { kind: { equals: 'code' } },
          sort: 'id',
        });
        const [ofCare, ofAdmin] = rows.docs;
        expect(JSON.stringify(rows.docs)).not.toContain(secret);
        await payload.db.updateOne({
          collection: 'second-factors',
          id: ofAdmin?.id ?? 0,
          data: { secret: ofCare?.secret },
        });
        const half = (await signIn('admin')).cookie;
        expect((await step('/confirm', half, { code: codeOf(secret) })).status).toBe(401);
      });

      it.each([
        ['an empty', ''],
        ['a short', '12345'],
        ['no', undefined],
        ['an object as', { $gt: '' }],
      ])('%s code is refused before it counts', async (_, code) => {
        await addApp((await signIn('care')).cookie);
        expect((await step('/confirm', (await signIn('care')).cookie, { code })).status).toBe(400);
      });
    });

    describe('a passkey', () => {
      it('signs in, each challenge once and in its own session alone', async () => {
        const { device } = await addPasskey((await signIn('care')).cookie);
        const half = (await signIn('care')).cookie;
        const { options } = (await step('/confirm/passkey', half)).body;
        const passkey = device.show(options);
        const other = (await signIn('care')).cookie;
        expect((await step('/confirm', other, { passkey })).status).toBe(401);
        const { status, cookie } = await step('/confirm', half, { passkey });
        expect(status).toBe(200);
        expect(await meOf(cookie)).toMatchObject({ email: email.care });
        expect((await step('/confirm', half, { passkey })).status).toBe(401);
      });

      it.each([
        ['made for another origin', { origin: 'https://admin.example.org' }],
        ['made for another host', { rpId: 'example.org' }],
        ['whose counter goes back, as a copy’s does', { counter: 1 }],
      ])('%s is refused', async (_, faults) => {
        const { device } = await addPasskey((await signIn('care')).cookie);
        const first = (await signIn('care')).cookie;
        const shown = device.show((await step('/confirm/passkey', first)).body.options, { counter: 5 });
        expect((await step('/confirm', first, { passkey: shown })).status).toBe(200);
        const half = (await signIn('care')).cookie;
        const { options } = (await step('/confirm/passkey', half)).body;
        expect(
          (await step('/confirm', half, { passkey: device.show(options, { counter: 6, ...faults }) })).status,
        ).toBe(401);
      });

      it('of somebody else is refused', async () => {
        const { device } = await addPasskey((await signIn('admin')).cookie);
        await addPasskey((await signIn('care')).cookie);
        const half = (await signIn('care')).cookie;
        const { options } = (await step('/confirm/passkey', half)).body;
        expect((await step('/confirm', half, { passkey: device.show(options) })).status).toBe(401);
      });

      it('is not added with the challenge of a sign-in, nor from another origin', async () => {
        const { cookie } = await addPasskey((await signIn('care')).cookie);
        const half = (await signIn('care')).cookie;
        const shown = (await step('/confirm/passkey', half)).body.options;
        const device = new SoftwarePasskey(config.adminUrl);
        const add = (passkey: object) => step('/passkeys/add', cookie, { name: 'K', passkey });
        expect((await add(device.add({ ...shown, rp: { id: 'localhost' } }))).status).toBe(400);
        const { options } = (await step('/passkeys/new', cookie, { password })).body;
        expect((await add(device.add(options, { origin: 'https://example.org' }))).status).toBe(400);
      });
    });

    describe('recovery codes', () => {
      it('sign in once each, however they are typed, and are stored as digests', async () => {
        const { codes } = await addApp((await signIn('care')).cookie);
        const confirm = async (recoveryCode = '') => step('/confirm', (await signIn('care')).cookie, { recoveryCode });
        const { status, cookie } = await confirm(codes[0]?.toUpperCase().replace('-', ' '));
        expect(status).toBe(200);
        const again = await confirm(codes[0]);
        // No app shows them: nothing is said of the minute that a code of one is good for.
        expect([again.status, again.text]).toEqual([401, expect.stringContaining('recovery code')]);
        expect((await step('/list', cookie)).body).toMatchObject({ recoveryCodes: 9 });
        const { docs } = await payload.db.find({ collection: 'second-factors', where: {}, pagination: false });
        for (const code of codes) expect(JSON.stringify(docs)).not.toContain(code.replace('-', ''));
        expect(await acts()).toContain(`recovery-used ${email.care}`);
      });

      it('are all replaced by new ones, for the present password', async () => {
        const { codes, cookie } = await addApp((await signIn('care')).cookie);
        expect((await step('/recovery-codes', cookie, { password: 'not-the-password' })).status).toBe(403);
        const renewed = (await step('/recovery-codes', cookie, { password })).body.recoveryCodes;
        expect(renewed).toHaveLength(10);
        const half = (await signIn('care')).cookie;
        expect((await step('/confirm', half, { recoveryCode: codes[1] })).status).toBe(401);
        expect((await step('/confirm', half, { recoveryCode: renewed[1] })).status).toBe(200);
      });
    });

    describe('what a person has', () => {
      it('is added and removed with the present password only, and both are recorded', async () => {
        const { cookie } = await addApp((await signIn('care')).cookie);
        expect((await step('/codes/new', cookie, {})).status).toBe(403);
        expect((await step('/passkeys/new', cookie, { password: 'not-the-password' })).status).toBe(403);
        const { factors } = (await step('/list', cookie)).body as unknown as {
          factors: { id: number; name: string }[];
        };
        expect(factors).toMatchObject([{ kind: 'code', name: 'Phone' }]);
        expect(JSON.stringify(factors)).not.toContain('secret');
        const id = String(factors[0]?.id);
        expect((await step('/remove', cookie, { id, password: 'not-the-password' })).status).toBe(403);
        expect((await step('/remove', cookie, { id, password })).body).toEqual({ factors: [], recoveryCodes: 0 });
        expect((await acts())[0]).toBe(`factor-removed ${email.care}`);
        expect(await meOf((await signIn('care')).cookie)).not.toBeNull();
      });

      it('keeps the last one where the role requires one', async () => {
        await require(['care']);
        const { cookie } = await addApp((await signIn('care')).cookie, {});
        const { factors } = (await step('/list', cookie)).body;
        const refused = await step('/remove', cookie, { id: String(factors[0]?.id), password });
        expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Set up another one')]);
      });

      it('is nobody else’s to see or remove', async () => {
        const { cookie } = await addApp((await signIn('care')).cookie);
        const admin = await addApp((await signIn('admin')).cookie);
        const ofAdmin = (await step('/list', admin.cookie)).body;
        await step('/remove', cookie, { id: String(ofAdmin.factors[0]?.id), password });
        expect((await step('/list', admin.cookie)).body).toMatchObject({ factors: [{}] });
        expect((await step('/list-of', cookie, { person: ids.admin })).status).toBe(403);
        expect((await step('/reset', cookie, { person: ids.admin, password })).status).toBe(403);
      });

      it('is reset by an administrator who shows the password: sessions end, the password leads to a new set-up', async () => {
        await require(['care']);
        const { cookie } = await addApp((await signIn('care')).cookie, {});
        const admin = (await signIn('admin')).cookie;
        expect((await step('/reset', admin, { person: ids.care, password: 'wrong' })).status).toBe(403);
        expect((await step('/list-of', admin, { person: ids.care })).body).toMatchObject({
          factors: [{ kind: 'code' }],
        });
        expect((await step('/reset', admin, { person: ids.care, password })).body).toMatchObject({ factors: [] });
        expect(await meOf(cookie)).toBeNull();
        expect((await acts())[0]).toBe(`factor-reset ${email.admin}`);
        await addApp((await signIn('care')).cookie, {});
      });

      it('goes with the account', async () => {
        const data = { email: 'gone@example.com', password, name: 'Gone', role: 'editor' } as const;
        const { id } = await payload.create({ collection: 'users', data });
        await payload.db.create({ collection: 'second-factors', data: { person: id, kind: 'code' } });
        await payload.delete({ collection: 'users', id });
        expect((await payload.count({ collection: 'second-factors' })).totalDocs).toBe(0);
      });
    });

    it('a sign-in whose provider answers for the second factor counts', async () => {
      await require(['care']);
      const req = { payload, headers: new Headers(), i18n: { language: 'en' } } as never;
      const cookie = (await startSession(req, { id: ids.care, email: email.care }, 'provider')).split(';')[0] ?? '';
      expect(await meOf(cookie)).toMatchObject({ email: email.care });
    });

    it('words of refusal are in the language of the admin', async () => {
      await addApp((await signIn('care')).cookie);
      const { cookie } = await signIn('care');
      const headers = { 'accept-language': 'ar' };
      const refused = await call('/second-factor/confirm', { body: { code: '000000' }, cookie, headers });
      expect(refused.text).toContain('الرمز غير صحيح');
    });
  });
}
