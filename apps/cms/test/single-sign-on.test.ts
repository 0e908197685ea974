import { handleEndpoints, type Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeRoutes } from '../src/access/closed-routes.ts';
import type { Config } from '../src/config.ts';
import { config, readConfig } from '../src/config.ts';
import { type Subject, startIssuer, throughIssuer } from './issuer.ts';
import { openTestContent } from './test-content.ts';

const given = vi.hoisted(() => ({ oidc: undefined as Config['oidc'] }));
vi.mock('../src/config.ts', async (original) => {
  const { config, ...rest } = await original<typeof import('../src/config.ts')>();
  return { ...rest, config: Object.defineProperty({ ...config }, 'oidc', { get: () => given.oidc }) };
});

const good = 'quiet-lantern-orbit-71';
const back = `${config.adminUrl}/cms-api/single-sign-on/callback`;
const noura: Subject = {
  sub: 'n-1',
  email: 'noura@example.com',
  email_verified: true,
  name: 'Noura',
  roles: ['staff', 'care'],
};

let payload: Payload;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
beforeAll(async () => {
  payload = await openTestContent();
  issuer = await startIssuer(back);
});
afterAll(async () => {
  issuer?.stop();
  await payload?.destroy();
});
beforeEach(async () => {
  set();
  issuer.state.subject = noura;
  await payload.db.deleteMany({ collection: 'rate-limits', where: {} });
  await payload.delete({ collection: 'users', where: {} });
});

function set(more: Record<string, string> = {}): void {
  const { client_id, client_secret } = issuer.client;
  const settings = { OIDC_ISSUER: issuer.issuer, OIDC_CLIENT_ID: client_id, OIDC_CLIENT_SECRET: client_secret };
  given.oidc = readConfig({ ...settings, ...more }).oidc;
}

async function call(path: string, init: { cookie?: string; body?: object } = {}) {
  const request = new Request(`${config.adminUrl}/cms-api${path}`, {
    method: init.body ? 'POST' : 'GET',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie: init.cookie ?? '' },
    ...(init.body && { body: JSON.stringify(init.body) }),
  });
  const handle = (given: Request) => handleEndpoints({ config: Promise.resolve(payload.config), request: given });
  return closeRoutes(handle, async () => true)(request, { params: Promise.resolve({ slug: path.split('/') }) });
}

/** The cookies that a response sets, as the browser sends them. */
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
const failureOf = (response: Response) =>
  /\/admin\/login\?failure=(\w+)&number=[0-9a-f-]{36}$/.exec(response.headers.get('refresh') ?? '')?.[1];

/** As far as the address at which the issuer sends the person back. */
async function begun() {
  const start = await call('/single-sign-on');
  expect(start.status).toBe(303);
  const at = await throughIssuer(start.headers.get('location') ?? '', back);
  return { cookie: cookiesOf(start), at };
}
const finish = (cookie: string, at: URL) => call(`/single-sign-on/callback${at.search}`, { cookie });
async function signIn() {
  const { cookie, at } = await begun();
  return finish(cookie, at);
}
const whoIs = async (response: Response) =>
  (await (await call('/users/me', { cookie: cookiesOf(response) })).json()).user;
type Stored = { id: number; email: string; role: string; hash?: string; identity?: string; sessions?: unknown[] };
const stored = async (email = noura.email) =>
  (await payload.db.findOne<Stored>({ collection: 'users', where: { email: { equals: email } } })) ?? undefined;
const lastActions = async (count: number) => {
  const newest = { collection: 'audit-log', sort: '-sequence', limit: count } as const;
  return (await payload.db.find<{ id: number; action: string }>(newest)).docs.map(({ action }) => action).reverse();
};
const local = (data: object) =>
  payload.create({ collection: 'users', data: { name: 'Local', role: 'editor', password: good, ...data } as never });

describe('signing in with the account of the organisation', () => {
  it('makes the person with the role of the claim and no password, and begins a session as Payload does', async () => {
    const response = await signIn();
    expect(response.headers.get('refresh')).toBe('0;url=/admin');
    const [ended, session] = response.headers.getSetCookie();
    expect(ended).toMatch(/^content-single-sign-on=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(session).toMatch(/^content-token=.*HttpOnly=true; SameSite=Strict$/);
    expect(await whoIs(response)).toMatchObject({ email: noura.email, name: 'Noura', role: 'care' });
    const row = await stored();
    expect([row?.hash ?? null, row?.identity]).toEqual([null, `${issuer.issuer} n-1`]);
    expect(await lastActions(2)).toEqual(['created', 'sign-in']);
    expect((await call('/users/login', { body: { email: noura.email, password: good } })).status).toBe(401);
  });

  it('the attempt is tied to the browser by a short-lived cookie out of reach of scripts', async () => {
    const start = await call('/single-sign-on');
    const location = new URL(start.headers.get('location') ?? '');
    expect(start.headers.get('set-cookie')).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(location.searchParams.get('code_challenge_method')).toBe('S256');
    expect(location.searchParams.get('redirect_uri')).toBe(back);
  });

  it('the role follows the claim at each sign-in, and the subject is known whatever becomes of the address', async () => {
    await signIn();
    issuer.state.subject = {
      ...noura,
      roles: ['editor', 'reviewer'],
      email: 'other@example.com',
      email_verified: false,
    };
    expect(await whoIs(await signIn())).toMatchObject({ email: noura.email, role: 'editor' });
    expect(await lastActions(2)).toEqual(['role-changed', 'sign-in']);
  });

  it('names of the issuer become roles as the setting says, wherever the claim is', async () => {
    set({ OIDC_ROLES: 'content-admins=admin, content-editors=editor', OIDC_ROLES_CLAIM: 'name' });
    issuer.state.subject = { ...noura, name: 'content-editors' };
    expect(await whoIs(await signIn())).toMatchObject({ role: 'editor' });
    issuer.state.subject = { ...noura, name: 'editor' };
    expect(failureOf(await signIn())).toBe('noRole');
  });

  it('somebody who has an account already is linked to it, and the password and its sessions end', async () => {
    await local({ email: noura.email });
    const before = await call('/users/login', { body: { email: noura.email, password: good } });
    expect(await whoIs(before)).not.toBeNull();
    const linked = await signIn();
    expect(failureOf(linked)).toBeUndefined();
    expect(await whoIs(linked)).toMatchObject({ email: noura.email, role: 'care' });
    expect(await whoIs(before)).toBeNull();
    expect((await call('/users/login', { body: { email: noura.email, password: good } })).status).toBe(401);
    expect(await lastActions(4)).toContain('linked');
    const told = { collection: 'mail-queue', where: { to: { equals: noura.email } } } as const;
    const { docs } = await payload.find(told);
    expect(docs).toMatchObject([{ subject: expect.stringContaining('linked to single sign-on') }]);
  });
});

describe('nobody comes in', () => {
  const isOut = async (response: Response, failure: string) => {
    expect(failureOf(response)).toBe(failure);
    expect(response.headers.getSetCookie().join()).not.toContain('content-token');
  };

  it('with a state of another attempt', async () => {
    const [one, other] = [await begun(), await begun()];
    await isOut(await finish(one.cookie, other.at), 'refused');
    await isOut(await finish('', one.at), 'expired');
    expect(await stored()).toBeUndefined();
  });

  it('with a token for another nonce, or another code verifier', async () => {
    for (const part of ['nonce', 'verifier']) {
      const { cookie, at } = await begun();
      const [name = '', value = ''] = cookie.split('=');
      const attempt = JSON.parse(Buffer.from(value, 'base64url').toString());
      const changed = { ...attempt, [part]: 'x'.repeat(43) };
      const forged = `${name}=${Buffer.from(JSON.stringify(changed)).toString('base64url')}`;
      await isOut(await finish(forged, at), 'refused');
    }
    expect(await stored()).toBeUndefined();
  });

  it('with a code that was used', async () => {
    const { cookie, at } = await begun();
    expect(failureOf(await finish(cookie, at))).toBeUndefined();
    await isOut(await finish(cookie, at), 'refused');
    expect(await lastActions(1)).toEqual(['sign-in-failed']);
  });

  it('whose address the issuer has not verified, unless the setting trusts all of its addresses', async () => {
    issuer.state.subject = { ...noura, email_verified: false };
    await isOut(await signIn(), 'unverified');
    expect(await stored()).toBeUndefined();
    set({ OIDC_EMAIL: 'trusted' });
    expect(failureOf(await signIn())).toBeUndefined();
  });

  it('without a role, and sessions from before end', async () => {
    const before = await signIn();
    expect(await whoIs(before)).not.toBeNull();
    issuer.state.subject = { ...noura, roles: ['staff'] };
    await isOut(await signIn(), 'noRole');
    expect(await whoIs(before)).toBeNull();
  });

  it('who is disabled here, linked or not', async () => {
    await signIn();
    const { id } = (await stored()) ?? { id: 0 };
    await payload.update({ collection: 'users', id, data: { disabled: true } });
    await isOut(await signIn(), 'disabled');
    await payload.db.updateOne({ collection: 'users', id, data: { identity: null } });
    await isOut(await signIn(), 'disabled');
  });

  it('to the account of another subject, or to the one for when the issuer is away', async () => {
    await signIn();
    issuer.state.subject = { ...noura, sub: 'n-2' };
    await isOut(await signIn(), 'otherAccount');
    await local({ email: config.adminEmail, role: 'admin' });
    issuer.state.subject = { ...noura, sub: 'a-1', email: config.adminEmail };
    await isOut(await signIn(), 'otherAccount');
  });

  it('past the limit of failures of one network', async () => {
    const { cookie, at } = await begun();
    at.searchParams.set('state', 'another');
    for (let n = 0; n < config.limits.signIns.count; n += 1) await finish(cookie, at);
    await isOut(await finish(cookie, at), 'limited');
  });
});

describe('when the issuer is away', () => {
  it('the button says so, and passwords work', async () => {
    set({ OIDC_ISSUER: 'http://127.0.0.1:9' });
    await local({ email: 'local@example.com' });
    expect(failureOf(await call('/single-sign-on'))).toBe('unavailable');
    expect((await call('/users/login', { body: { email: 'local@example.com', password: good } })).status).toBe(200);
  });

  it('in the middle of a sign-in, it is told the same', async () => {
    const { cookie, at } = await begun();
    set({ OIDC_ISSUER: 'http://127.0.0.1:9' });
    expect(failureOf(await finish(cookie, at))).toBe('unavailable');
  });
});

describe('passwords beside single sign-on', () => {
  it('where it is the only door, open for the account of ADMIN_EMAIL alone', async () => {
    set({ OIDC_ONLY: 'true' });
    await local({ email: 'local@example.com' });
    await local({ email: config.adminEmail, role: 'admin' });
    const status = async (email: string) => (await call('/users/login', { body: { email, password: good } })).status;
    expect([await status('local@example.com'), await status(config.adminEmail)]).toEqual([401, 200]);
  });

  it('nobody who comes by it gets one', async () => {
    await signIn();
    const { id } = (await stored()) ?? { id: 0 };
    const message = expect.stringContaining('no password here');
    await expect(payload.update({ collection: 'users', id, data: { password: good } })).rejects.toMatchObject({
      data: { errors: [{ message }] },
    });
    const data = { email: noura.email ?? '' };
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true });
    const body = { token, password: good };
    expect((await call('/users/reset-password', { body })).status).toBe(403);
  });

  it('without the settings there is no such door', async () => {
    given.oidc = undefined;
    expect((await call('/single-sign-on')).status).toBe(404);
  });
});

it.each([
  [{ OIDC_ISSUER: 'http://login.example.com', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' }, 'OIDC_ISSUER is wrong'],
  [{ OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'x' }, 'OIDC_CLIENT_SECRET must be set'],
  [{ OIDC_ROLES: 'editors=writer' }, 'OIDC_ROLES is wrong'],
])('a wrong setting is told in one sentence: %o', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence);
});
