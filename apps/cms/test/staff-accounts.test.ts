import crypto from 'node:crypto';
import { handleEndpoints, type Payload, type Where } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runningSessions } from '../src/accounts/sessions.ts';
import { SessionsView } from '../src/accounts/sessions-view.tsx';
import { deviceOf } from '../src/accounts/user-agent.ts';
import { config } from '../src/config.ts';
import { openTestContent } from './test-content.ts';

// Its styles are for a bundler; what the browser does with the list is a journey of its own.
vi.mock('@payloadcms/ui', () => ({}));

const good = 'quiet-lantern-orbit-71';
const other = 'velvet tractor beneath snow';
const admin = { email: 'admin@example.com', password: good };
const editor = { email: 'editor@example.com', password: good };

let payload: Payload;
let adminId: number;
let editorId: number;
beforeAll(async () => {
  payload = await openTestContent();
  const create = (data: typeof admin, role: 'admin' | 'editor') =>
    payload.create({ collection: 'users', data: { ...data, name: role, role } });
  adminId = (await create(admin, 'admin')).id;
  editorId = (await create(editor, 'editor')).id;
});
afterAll(() => payload?.destroy());
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'rate-limits', where: {} });
});

type Call = { method?: string; body?: unknown; cookie?: string; headers?: Record<string, string> };

/** A call of the admin's own interface, as a browser makes it. */
async function call(path: string, { method = 'POST', body, cookie, headers }: Call = {}) {
  const request = new Request(`http://localhost/cms-api${path}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const response = await handleEndpoints({ config: Promise.resolve(payload.config), request });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const from = (address: string) => ({ headers: { 'x-caller-address': address } });
const signIn = (body: typeof admin, address = '203.0.113.1') => call('/users/login', { body, ...from(address) });
const cookieOf = async (person: typeof admin) => (await signIn(person)).headers.get('set-cookie')?.split(';')[0] ?? '';
const isSignedIn = async (cookie: string) => JSON.parse((await call('/users/me', { method: 'GET', cookie })).text).user;

it('a direct number is kept in the digits that a phone calls', async () => {
  const account = { email: 'care@example.com', password: good, name: 'care', role: 'care' } as const;
  const { id } = await payload.create({ collection: 'users', data: { ...account, directPhone: '٠١١ ٢٠٠ ٠١٥٧' } });
  expect((await payload.findByID({ collection: 'users', id })).directPhone).toBe('011 200 0157');
  await payload.delete({ collection: 'users', id });
});

async function lastEntry() {
  type Entry = { id: number; action: string; subject: string };
  const last = { collection: 'audit-log', sort: '-sequence', limit: 1 } as const;
  return (await payload.db.find<Entry>(last)).docs[0] ?? { action: '', subject: '' };
}

function multipart(data: object): FormData {
  const form = new FormData();
  form.set('_payload', JSON.stringify(data));
  return form;
}

describe('passwords of staff', () => {
  const weak = ['123', 'abc', 'password1234', 'aaaaaaaaaaaaaaaa', 'محمدمحمدمحمد', 'Riyadh@123456', 'Takaful@2026!!'];

  it.each(weak)('%s is refused at creation, by JSON and by multipart', async (password) => {
    const cookie = await cookieOf(admin);
    const data = { email: 'new@example.com', name: 'New', role: 'editor', password };
    for (const body of [data, multipart(data)]) {
      const { status, text } = await call('/users', { body, cookie });
      expect(status, text).toBe(400);
      expect(text).toMatch(/This password is (too short|easy to guess)[^"]*Use /);
    }
    expect((await payload.count({ collection: 'users' })).totalDocs).toBe(2);
  });

  it.each(weak)(
    '%s is refused as a new one: for oneself, by an administrator, for many and by a reset',
    async (password) => {
      const own = await cookieOf(editor);
      const cookie = await cookieOf(admin);
      const change = (body: object, path: string, by: string) => call(path, { method: 'PATCH', body, cookie: by });
      expect((await change({ password, currentPassword: good }, `/users/${editorId}`, own)).status).toBe(400);
      expect((await change({ password }, `/users/${editorId}`, cookie)).status).toBe(400);
      await change({ password }, '/users?where[role][equals]=editor', cookie);
      const token = await payload.forgotPassword({
        collection: 'users',
        data: { email: editor.email },
        disableEmail: true,
      });
      const reset = await call('/users/reset-password', { body: { token, password } });
      expect(reset.text).toMatch(/This password is (too short|easy to guess)/);
      expect((await signIn(editor)).status).toBe(200);
    },
  );

  it('what others know of the person makes no password', async () => {
    const body = { email: 'noura.alotaibi@example.com', name: 'Noura', role: 'editor', password: 'Noura.Alotaibi1' };
    expect((await call('/users', { body, cookie: await cookieOf(admin) })).text).toContain('easy to guess');
  });

  it('the refusal is in the language of the admin', async () => {
    const body = { email: 'new@example.com', name: 'New', role: 'editor', password: 'abc' };
    const headers = { 'accept-language': 'ar' };
    expect((await call('/users', { body, cookie: await cookieOf(admin), headers })).text).toContain('قصيرة جدا');
  });

  it('a reset takes a good one, once', async () => {
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: editor.email },
      disableEmail: true,
    });
    const body = { token, password: good };
    expect((await call('/users/reset-password', { body })).status).toBe(200);
    expect((await call('/users/reset-password', { body })).status).toBe(403);
  });
});

it('a link to a new password is ended by nobody who asks for another one, wherever from', async () => {
  const ask = (address: string) => call('/users/forgot-password', { body: { email: editor.email }, ...from(address) });
  const link = async () =>
    (
      await payload.db.findOne<{ id: number; resetPasswordToken?: string }>({
        collection: 'users',
        where: { id: { equals: editorId } },
      })
    )?.resetPasswordToken;
  const afterMinutes = (minutes: number) => vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] });
  try {
    expect((await ask('203.0.113.1')).status).toBe(200);
    const first = await link();
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    afterMinutes(4);
    expect((await ask('198.51.100.1')).status).toBe(200);
    expect(await link()).toBe(first);
    afterMinutes(2);
    await ask('198.51.100.1');
    expect(await link()).not.toBe(first);
  } finally {
    vi.useRealTimers();
  }
});

describe('the own password and email', () => {
  const change = (id: number, body: object, cookie: string) => call(`/users/${id}`, { method: 'PATCH', body, cookie });

  it.each([
    ['no', undefined],
    ['a wrong', 'something-else-entirely'],
    ['an object as', { not: 'text' }],
  ])('are not changed with %s present password', async (_, currentPassword) => {
    for (const person of [
      { id: editorId, cookie: await cookieOf(editor) },
      { id: adminId, cookie: await cookieOf(admin) },
    ]) {
      for (const data of [{ password: other }, { email: 'thief@example.com' }]) {
        const { status, text } = await change(person.id, { ...data, currentPassword }, person.cookie);
        expect(status).toBe(400);
        expect(text).toContain('enter your present password');
      }
    }
  });

  it('is no list and no object, which is told as a fault of who sends it', async () => {
    for (const email of [['thief@example.com'], { of: 'thief@example.com' }, 7])
      expect((await change(editorId, { email, currentPassword: good }, await cookieOf(editor))).status).toBe(400);
  });

  it('are guessed a limited number of times with one session, wherever from', async () => {
    const cookie = await cookieOf(admin);
    const guess = (n: number) =>
      call(`/users/${adminId}`, {
        method: 'PATCH',
        body: { password: other, currentPassword: `guess ${n}` },
        cookie,
        ...from(`10.0.${n}.1`),
      });
    const { count } = config.limits.signIns;
    for (let n = 0; n < count; n += 1) expect((await guess(n)).status).toBe(400);
    expect((await guess(count)).status).toBe(429);
  });

  it('are changed with it, and other changes need none', async () => {
    const cookie = await cookieOf(editor);
    expect((await change(editorId, { name: 'Noura', email: editor.email }, cookie)).status).toBe(200);
    const changed = await change(editorId, { password: other, currentPassword: good }, cookie);
    expect(changed.status).toBe(200);
    expect(changed.text).not.toContain(good);
    expect((await change(editorId, { email: 'noura@example.com', currentPassword: other }, cookie)).status).toBe(200);
    expect((await signIn({ email: 'noura@example.com', password: other })).status).toBe(200);
  });

  it('of another are set by an administrator alone', async () => {
    const data = { email: editor.email, password: good };
    expect((await change(editorId, data, await cookieOf(admin))).status).toBe(200);
    expect((await change(adminId, data, await cookieOf(editor))).status).toBe(403);
  });

  it('a role is raised by nobody but an administrator', async () => {
    await change(editorId, { role: 'admin', disabled: true }, await cookieOf(editor));
    expect(await payload.findByID({ collection: 'users', id: editorId })).toMatchObject({
      role: 'editor',
      disabled: false,
    });
  });
});

describe('guessing at the door', () => {
  const wrong = (email: string, address: string) => signIn({ email, password: 'not-the-password' }, address);
  const { count: many, minutes } = config.limits.signIns;

  // Guesses are counted in windows of the clock: all of a test fall into one.
  beforeAll(() => {
    const length = minutes * 60_000;
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / length) * length });
  });
  afterAll(() => void vi.useRealTimers());

  it('an unknown address costs as many hashes as a known one', async () => {
    const hash = vi.spyOn(crypto, 'pbkdf2');
    const hashesOf = async (email: string) => {
      hash.mockClear();
      expect((await wrong(email, '203.0.113.2')).status).toBe(401);
      return hash.mock.calls.map(([, , iterations]) => iterations);
    };
    expect(await hashesOf('nobody@example.com')).toEqual(await hashesOf(editor.email));
    hash.mockRestore();
  });

  it('one network has a limited number of guesses, whatever the accounts', async () => {
    for (let n = 0; n < many; n += 1) expect((await wrong(`n${n}@example.com`, '203.0.113.3')).status).toBe(401);
    const refused = await signIn(editor, '203.0.113.3');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.text).toContain('Please try again in');
  });

  it('guesses from everywhere at one account end, and keep its owner out of no place known to it', async () => {
    expect((await signIn(editor, '203.0.113.4')).status).toBe(200);
    for (let n = 0; n < many; n += 1) await wrong(editor.email, `198.51.100.${n}`);
    expect((await wrong(editor.email, '198.51.100.200')).status).toBe(429);
    expect((await signIn(editor, '203.0.113.4')).status).toBe(200);
  });

  it('the first refusal of a limit is an entry of the record, the others are none', async () => {
    for (let n = 0; n < many; n += 1) await wrong(`n${n}@example.com`, '203.0.113.6');
    const refusals = async () =>
      (await payload.db.find({ collection: 'audit-log', where: { action: { equals: 'sign-in-refused' } } })).totalDocs;
    const before = await refusals();
    for (let n = 0; n < 3; n += 1) expect((await wrong(editor.email, '203.0.113.6')).status).toBe(429);
    expect((await refusals()) - before).toBe(1);
    expect(await lastEntry()).toMatchObject({ subject: editor.email, address: '203.0.113.6', actorId: null });
  });

  it('signing in rightly counts for nothing', async () => {
    for (let n = 0; n < many + 2; n += 1) expect((await signIn(editor, '203.0.113.5')).status).toBe(200);
  });
});

describe('sessions', () => {
  const sessionsOf = async () =>
    (
      await payload.db.findOne<{ id: number; sessions: { createdAt: string; expiresAt: string }[] }>({
        collection: 'users',
        where: { id: { equals: editorId } },
      })
    )?.sessions ?? [];

  it('end twelve hours after the sign-in, however often they were renewed', async () => {
    const cookie = await cookieOf(editor);
    expect(await isSignedIn(cookie)).not.toBeNull();
    const age = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const setAge = async (hours: number) => {
      const sessions = (await sessionsOf()).map((session) => ({ ...session, createdAt: age(hours) }));
      await payload.db.updateOne({ collection: 'users', id: editorId, data: { sessions } });
    };
    await setAge(11.9);
    expect(await isSignedIn(cookie)).not.toBeNull();
    // Begun while the clock was ahead: it would last until the clock is there, and twelve hours more.
    await setAge(-1);
    expect(await isSignedIn(cookie)).toBeNull();
    await setAge(12.1);
    expect(await isSignedIn(cookie)).toBeNull();
    expect((await call('/users/refresh-token', { cookie })).status).toBe(403);
  });

  it('that were begun by a clock that was ahead are gone with the next sign-in, and come back at no later time', async () => {
    const cookie = await cookieOf(editor);
    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    const sessions = (await sessionsOf()).map((session) => ({ ...session, createdAt: ahead }));
    await payload.db.updateOne({ collection: 'users', id: editorId, data: { sessions } });
    await cookieOf(editor);
    expect((await sessionsOf()).filter(({ createdAt }) => new Date(createdAt) > new Date())).toEqual([]);
    expect(await isSignedIn(cookie)).toBeNull();
  });

  it('of somebody who is disabled end at once and do not come back; no new one begins', async () => {
    const cookie = await cookieOf(editor);
    const by = await cookieOf(admin);
    const set = (disabled: boolean) => call(`/users/${editorId}`, { method: 'PATCH', body: { disabled }, cookie: by });
    expect((await set(true)).status).toBe(200);
    expect(await isSignedIn(cookie)).toBeNull();
    expect((await signIn(editor)).status).toBe(401);
    expect((await set(false)).status).toBe(200);
    expect(await isSignedIn(cookie)).toBeNull();
    expect((await signIn(editor)).status).toBe(200);
  });

  it('nobody disables themselves', async () => {
    await call(`/users/${adminId}`, { method: 'PATCH', body: { disabled: true }, cookie: await cookieOf(admin) });
    expect((await signIn(admin)).status).toBe(200);
  });

  it('all end with signing out everywhere', async () => {
    const [here, there] = [await cookieOf(editor), await cookieOf(editor)];
    expect((await call('/users/logout?allSessions=true', { cookie: here })).status).toBe(200);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([null, null]);
  });
});

describe('the list of sessions', () => {
  const chromeOnWindows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const sessions = () => runningSessions(payload, editorId);
  const end = (body: object, cookie: string, id = editorId) => call(`/users/${id}/end-sessions`, { body, cookie });
  const clear = () => payload.db.updateOne({ collection: 'users', id: editorId, data: { sessions: [] } });

  it('tells with what and from where each was begun, to its person and to administrators', async () => {
    await clear();
    const headers = { 'user-agent': chromeOnWindows, 'x-caller-address': '203.0.113.9' };
    const cookie = (await call('/users/login', { body: editor, headers })).headers.get('set-cookie') ?? '';
    const [session] = await sessions();
    expect(session).toMatchObject({ browser: 'Chrome', system: 'Windows', address: '203.0.113.9' });
    const show = async (viewer: object | null) => {
      const i18n = { language: 'en' };
      return JSON.stringify(await SessionsView({ id: editorId, payload, user: viewer, i18n } as never));
    };
    const own = await isSignedIn(cookie);
    expect(await show({ ...own, _sid: session?.id })).toMatch(/Chrome on Windows.*This session.*203\.0\.113\.9/);
    expect(await show({ id: adminId, role: 'admin' })).toContain('Chrome on Windows');
    expect(await show({ id: 4711, role: 'editor' })).toBe('null');
    expect(await show(null)).toBe('null');
  });

  it('one ends by itself, and the others go on', async () => {
    await clear();
    const [here, there] = [await cookieOf(editor), await cookieOf(editor)];
    const [, other] = await sessions();
    expect((await end({ session: other?.id }, there)).status).toBe(200);
    expect([await isSignedIn(here), (await isSignedIn(there))?.email]).toEqual([null, editor.email]);
  });

  it('those of another person are ended by administrators alone, all at once', async () => {
    await clear();
    const [here, there, by] = [await cookieOf(editor), await cookieOf(editor), await cookieOf(admin)];
    expect((await end({}, here, adminId)).status).toBe(403);
    expect((await end({}, '')).status).toBe(401);
    expect((await end({ session: { not: 'text' } }, by)).status).toBe(404);
    expect((await end({}, by)).status).toBe(200);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([null, null]);
    expect((await isSignedIn(by))?.email).toBe(admin.email);
    expect((await lastEntry()).action).toBe('sessions-ended');
  });

  it('a session of one person is not ended in the name of another', async () => {
    await clear();
    const [own, by] = [await cookieOf(editor), await cookieOf(admin)];
    const [session] = await sessions();
    await end({ session: session?.id }, by, adminId);
    expect((await isSignedIn(own))?.email).toBe(editor.email);
  });

  it('notes that one is in use, once in ten minutes', async () => {
    await clear();
    const cookie = await cookieOf(editor);
    const begun = (await sessions())[0]?.lastSeen;
    await isSignedIn(cookie);
    const setSeen = (minutesAgo: number) => {
      const lastSeen = new Date(Date.now() - minutesAgo * 60_000).toISOString();
      const change = async () => {
        const changed = (await sessions()).map((session) => ({ ...session, lastSeen }));
        await payload.db.updateOne({ collection: 'users', id: editorId, data: { sessions: changed } });
        return lastSeen;
      };
      return change();
    };
    expect((await sessions())[0]?.lastSeen).toEqual(begun);
    const fresh = await setSeen(9);
    await isSignedIn(cookie);
    expect((await sessions())[0]?.lastSeen).toEqual(fresh);
    const old = await setSeen(11);
    await isSignedIn(cookie);
    await vi.waitFor(async () => expect((await sessions())[0]?.lastSeen).not.toEqual(old));
  });
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 CriOS/140.0 Mobile/15E Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge', 'Windows'],
  ['Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['curl/8.0', null, null],
  [undefined, null, null],
])('a session is named in plain words: %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

describe('a page of another origin', () => {
  it.each(['https://www.example.com', 'http://localhost:3000', 'null'])(
    '%s makes no user with the cookie',
    async (origin) => {
      const cookie = await cookieOf(admin);
      const data = { email: 'thief@example.com', name: 'Thief', role: 'admin', password: good };
      for (const body of [data, multipart(data)]) {
        const headers = { origin, 'sec-fetch-site': 'same-site' };
        expect((await call('/users', { body, cookie, headers })).status).toBe(403);
      }
      expect((await payload.count({ collection: 'users' })).totalDocs).toBe(2);
    },
  );

  it('the admin’s own makes one', async () => {
    const cookie = await cookieOf(admin);
    const headers = { origin: config.adminUrl };
    const body = { email: 'new@example.com', name: 'New', role: 'editor', password: good };
    expect((await call('/users', { body, cookie, headers })).status).toBe(201);
  });
});

it('the session’s cookie is for this site alone and out of reach of scripts', async () => {
  const cookie = (await signIn(editor)).headers.get('set-cookie');
  expect(cookie).toMatch(/^content-token=.*HttpOnly=true; SameSite=Strict$/);
});

describe('the language of the content', () => {
  const chosen = async (person: number) => {
    const where: Where = { and: [{ key: { equals: 'locale' } }, { 'user.value': { equals: person } }] };
    const { docs } = await payload.find({ collection: 'payload-preferences', where });
    return docs.map(({ value }) => value);
  };
  const signInReading = (person: typeof admin, language: string) =>
    call('/users/login', { body: person, headers: { ...from('203.0.113.1').headers, 'accept-language': language } });

  it('begins as that of the admin, and stays as somebody chose it', async () => {
    const reader = { email: 'reader@example.com', password: good };
    const { id } = await payload.create({ collection: 'users', data: { ...reader, name: 'هدى', role: 'editor' } });
    expect((await signInReading({ ...reader, password: 'wrong' }, 'ar')).status).toBe(401);
    expect(await chosen(id)).toEqual([]);
    expect((await signInReading(reader, '*')).status, 'a script names no language').toBe(200);
    expect(await chosen(id)).toEqual([]);
    await signInReading(reader, 'ar');
    expect(await chosen(id)).toEqual(['ar']);
    await signInReading(reader, 'en');
    expect(await chosen(id)).toEqual(['ar']);
  });

  it('is that of the mails too of somebody who chose none, such as the first administrator', async () => {
    const mails = async (id: number) => (await payload.findByID({ collection: 'users', id })).language;
    const person = (email: string, language: 'en' | null) =>
      payload.create({ collection: 'users', data: { email, password: good, name: 'Head', role: 'admin', language } });
    const [first, other] = [await person('first@example.com', null), await person('other@example.com', 'en')];
    expect(await mails(first.id)).toBeNull();
    for (const { email } of [first, other]) await signInReading({ email, password: good }, 'ar');
    expect([await mails(first.id), await mails(other.id)]).toEqual(['ar', 'en']);
    await signInReading({ email: first.email, password: good }, 'en');
    expect(await mails(first.id)).toBe('ar');
  });
});
