import crypto from 'node:crypto';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runningSessions } from '../src/accounts/sessions.ts';
import { type CallFromBrowser, callFromBrowser } from './admin-calls.ts';
import { openTestContent } from './test-content.ts';

const password = 'quiet-lantern-orbit-71';
const other = 'velvet tractor beneath snow';
const admin = 'admin@example.com';
const editor = 'editor@example.com';

/** What is changed of an account while its owner signs in: Payload has read the account by then, and reckons the hash of the password. */
export function describeSignInInProgress(dialect: string): void {
  describe(`a sign-in in progress, on ${dialect}`, () => {
    let payload: Payload;
    let editorId: number;
    let cookieOfAdmin: string;
    beforeAll(async () => {
      payload = await openTestContent();
      const create = async (email: string, role: 'admin' | 'editor') =>
        (await payload.create({ collection: 'users', data: { email, password, name: role, role } })).id;
      await create(admin, 'admin');
      editorId = await create(editor, 'editor');
    });
    beforeEach(async () => {
      await payload.db.deleteMany({ collection: 'rate-limits', where: {} });
      const data = { password, email: editor, role: 'editor', disabled: false } as const;
      await payload.update({ collection: 'users', id: editorId, data });
      await payload.db.updateOne({ collection: 'users', id: editorId, data: { sessions: [] } });
      cookieOfAdmin = (await signIn(admin)).cookie;
    });
    afterEach(() => void vi.restoreAllMocks());
    afterAll(() => payload?.destroy());

    const call = (path: string, more?: CallFromBrowser) => callFromBrowser(payload, path, more);
    const signIn = (email: string) => call('/users/login', { body: { email, password } });
    const change = (body: object) => call(`/users/${editorId}`, { method: 'PATCH', body, cookie: cookieOfAdmin });
    const stored = () => payload.findByID({ collection: 'users', id: editorId });
    const isSignedIn = async (cookie: string) =>
      JSON.parse((await call('/users/me', { method: 'GET', cookie })).text).user !== null;

    /** Signs in, and does something when the account has been read and the hash is about to be reckoned. */
    async function signInWhile(act: () => Promise<unknown>, email = editor) {
      const reckon = crypto.pbkdf2.bind(crypto) as (...given: unknown[]) => void;
      const spy = vi.spyOn(crypto, 'pbkdf2').mockImplementationOnce((...given: unknown[]) => {
        spy.mockRestore();
        void act().finally(() => reckon(...given));
      });
      return signIn(email);
    }

    it('is refused where the account was disabled meanwhile, which it stays', async () => {
      const { status, cookie } = await signInWhile(async () => {
        expect((await change({ disabled: true })).status).toBe(200);
      });
      expect((await stored()).disabled).toBe(true);
      expect(status).toBe(401);
      await change({ disabled: false });
      expect(await isSignedIn(cookie)).toBe(false);
      expect(await runningSessions(payload, editorId)).toEqual([]);
    });

    it('leaves a new role, a new name and the right to see confidential cases as they are', async () => {
      const given = { role: 'care', name: 'Noura', seesConfidential: true } as const;
      const { status } = await signInWhile(() => payload.update({ collection: 'users', id: editorId, data: given }));
      expect(status).toBe(200);
      expect(await stored()).toMatchObject(given);
    });

    it('is refused with the password from before a new one, which stays', async () => {
      const { status } = await signInWhile(() =>
        payload.update({ collection: 'users', id: editorId, data: { password: other } }),
      );
      expect(status).toBe(401);
      expect((await signIn(editor)).status).toBe(401);
      expect((await call('/users/login', { body: { email: editor, password: other } })).status).toBe(200);
    });

    it('brings no session back that was ended meanwhile', async () => {
      const before = (await signIn(editor)).cookie;
      expect(await isSignedIn(before)).toBe(true);
      const { status, cookie } = await signInWhile(async () => {
        expect((await call(`/users/${editorId}/end-sessions`, { cookie: cookieOfAdmin })).status).toBe(200);
      });
      expect(status).toBe(200);
      expect(await isSignedIn(before)).toBe(false);
      expect(await isSignedIn(cookie)).toBe(true);
    });

    it('keeps every session that goes on, and one that begins beside it', async () => {
      const before = (await signIn(editor)).cookie;
      let beside = '';
      const { cookie } = await signInWhile(async () => {
        beside = (await signIn(editor)).cookie;
      });
      for (const each of [before, beside, cookie]) expect(await isSignedIn(each)).toBe(true);
      expect((await call('/users/logout', { cookie: before })).status).toBe(200);
      expect(await isSignedIn(before)).toBe(false);
      for (const each of [beside, cookie]) expect(await isSignedIn(each)).toBe(true);
    });
  });
}
