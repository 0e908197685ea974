import { Secret, TOTP } from 'otpauth';
import { handleEndpoints, type Payload } from 'payload';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const [old, present] = ['the-secret-before-the-change-0001', 'the-secret-after-the-change-00002'];
const stages = {
  before: { SECRET: old, CONTENT_API_KEY: old, SECRET_PREVIOUS: '', CONTENT_API_KEY_PREVIOUS: '' },
  during: { SECRET: present, CONTENT_API_KEY: present, SECRET_PREVIOUS: old, CONTENT_API_KEY_PREVIOUS: old },
  after: { SECRET: present, CONTENT_API_KEY: present, SECRET_PREVIOUS: '', CONTENT_API_KEY_PREVIOUS: '' },
};
type Stage = keyof typeof stages;

const admin = { email: 'admin@example.com', password: 'quiet-lantern-orbit-71' };
let payload: Payload | undefined;
let starts = 0;

/** The service as it starts with the secrets of a stage, on the content that the one before has left. */
async function start(stage: Stage) {
  await payload?.destroy();
  vi.resetModules();
  for (const [name, value] of Object.entries(stages[stage])) vi.stubEnv(name, value);
  const opened = await (await import('./test-content.ts')).openTestContent();
  payload = opened;
  const payloadInstanceCacheKey = String(starts++);
  return {
    payload: opened,
    async call(
      path: string,
      { method = 'POST', body, cookie = '' }: { method?: string; body?: object; cookie?: string },
    ) {
      const headers = {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        cookie,
        'x-caller-address': '203.0.113.1',
      };
      const request = new Request(`http://localhost/cms-api${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return handleEndpoints({ config: Promise.resolve(opened.config), payloadInstanceCacheKey, request });
    },
  };
}
type Service = Awaited<ReturnType<typeof start>>;

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const signIn = async ({ call }: Service) => cookieOf(await call('/users/login', { body: admin }));
async function personOf({ call }: Service, cookie: string): Promise<string | undefined> {
  const { user } = await (await call('/users/me', { method: 'GET', cookie })).json();
  return user?.email;
}

beforeEach(async () => {
  const { payload } = await start('before');
  await payload.db.deleteMany({ collection: 'rate-limits', where: {} });
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs === 0) await payload.create({ collection: 'users', data: { ...admin, name: 'Admin', role: 'admin' } });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await payload?.destroy();
  payload = undefined;
});

describe('a change of the secrets (decision 0021)', () => {
  it('ends no session until the previous one is dropped, and a session that is renewed then goes on', async () => {
    const before = await signIn(await start('before'));
    const during = await start('during');
    expect(await personOf(during, before)).toBe(admin.email);
    const renewed = cookieOf(await during.call('/users/refresh-token', { cookie: before }));
    const fresh = await signIn(during);
    const after = await start('after');
    expect(await personOf(after, before)).toBeUndefined();
    expect(await personOf(after, renewed)).toBe(admin.email);
    expect(await personOf(after, fresh)).toBe(admin.email);
    const out = await after.call('/users/logout', { cookie: fresh });
    expect([out.status, await personOf(after, fresh)]).toEqual([200, undefined]);
  });

  it('leaves signed links, tokens of requests and the site’s key as they are, until the previous ones are dropped', async () => {
    const modules = async () => ({
      ...(await import('../src/preview/preview-token.ts')),
      ...(await import('../src/cases/request-token.ts')),
      ...(await import('../src/http/contract-route.ts')),
      ...(await import('../src/digests.ts')),
      ...(await import('../src/config.ts')),
    });
    await start('before');
    const before = await modules();
    const [link, token] = [before.createPreviewToken('home', before.config.secrets), before.requestToken('A1')];
    const holds = async (stage: Stage) => {
      await start(stage);
      const { isPreviewToken, storedRequestToken, hasContentKey, sha256, config } = await modules();
      const withKey = (key: string) =>
        hasContentKey(new Request('http://cms.test', { headers: { authorization: `Bearer ${key}` } }));
      return {
        link: isPreviewToken(link, 'home', config.secrets),
        token: storedRequestToken('A1', sha256(token)) === token,
        oldKey: withKey(old),
        newKey: withKey(present),
      };
    };
    expect(await holds('before')).toEqual({ link: true, token: true, oldKey: true, newKey: false });
    expect(await holds('during')).toEqual({ link: true, token: true, oldKey: true, newKey: true });
    expect(await holds('after')).toEqual({ link: false, token: false, oldKey: false, newKey: true });
  });

  it('leaves the networks known that somebody signed in from', async () => {
    await signIn(await start('before'));
    for (const stage of ['during', 'after'] as const) {
      const { payload, call } = await start(stage);
      await payload.db.deleteMany({ collection: 'rate-limits', where: { key: { like: 'sign-in-' } } });
      await call('/users/login', { body: { ...admin, password: 'wrong' } });
      const { docs } = await payload.find({ collection: 'rate-limits', where: { key: { like: 'sign-in-known' } } });
      expect([stage, docs.length]).toEqual([stage, stage === 'during' ? 1 : 0]);
    }
  });

  it('leaves apps for codes working when the previous ones are dropped, since a start between seals them anew', async () => {
    const modules = async () => ({
      ...(await import('../src/accounts/second-factor/one-time-codes.ts')),
      ...(await import('../src/accounts/second-factor/reseal-secrets.ts')),
    });
    const secret = Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
    type Row = { id: number; secret: string };
    const rows = async (payload: Payload) =>
      (await payload.db.find<Row>({ collection: 'second-factors', where: {}, sort: 'id', pagination: false })).docs;
    const isRight = async (payload: Payload, sealed: string) => {
      // A code is good once.
      await payload.db.deleteMany({ collection: 'rate-limits', where: {} });
      return (await modules()).isRightCode(payload, { secret: sealed }, 7, new TOTP({ secret }).generate());
    };
    const before = await start('before');
    const data = { kind: 'code', secret: (await modules()).sealSecret(secret.base32, 7) };
    await before.payload.db.create({ collection: 'second-factors', data });
    await before.payload.db.create({ collection: 'second-factors', data: { kind: 'recovery', secret: 'a digest' } });
    const [old] = await rows(before.payload);

    const during = await start('during');
    await (await modules()).resealSecrets(during.payload);
    const [app, recovery] = await rows(during.payload);
    expect(app?.secret).not.toBe(old?.secret);
    expect(recovery?.secret).toBe('a digest');
    await (await modules()).resealSecrets(during.payload);
    expect((await rows(during.payload))[0]?.secret).toBe(app?.secret);
    expect(await isRight(during.payload, app?.secret ?? '')).toBe(true);

    const after = await start('after');
    expect(await isRight(after.payload, app?.secret ?? '')).toBe(true);
    expect(await isRight(after.payload, old?.secret ?? '')).toBe(false);
  });
});
