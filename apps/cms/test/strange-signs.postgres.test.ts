import { handleEndpoints, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeRoutes } from '../src/access/closed-routes.ts';
import { openTestContent } from './test-content.ts';

const hasPostgres = vi.hoisted(() => {
  const address = process.env.DATABASE_URL_POSTGRES_TEST;
  if (!address) return false;
  // A database of its own for this run, which Payload makes; named before the settings are read.
  const database = new URL(address);
  database.pathname = `/insurer_signs_test_${process.pid}_${Date.now()}`;
  process.env.DATABASE_URL = database.href;
  return true;
});

const admin = { email: 'admin@example.com', password: 'quiet-lantern-orbit-71' };

// SQLite takes any text and any number; PostgreSQL fails at some, and the sender would be told of a fault of the service.
describe.runIf(hasPostgres)('what PostgreSQL fails at', () => {
  let payload: Payload;
  let cookie = '';

  beforeAll(async () => {
    payload = await openTestContent();
    await payload.create({ collection: 'users', data: { ...admin, name: 'Admin', role: 'admin' } });
    cookie = (await sent('/users/login', asJson(admin))).cookie;
  });
  afterAll(() => payload?.destroy());

  const asJson = (fields: object): RequestInit => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  /** As the admin sends what it saves. */
  const asForm = (fields: object): RequestInit => {
    const body = new FormData();
    body.set('_payload', JSON.stringify(fields));
    return { body };
  };
  async function sent(path: string, { headers, body }: RequestInit, session = '') {
    const all = { 'sec-fetch-site': 'same-origin', cookie: session, ...(headers as Record<string, string>) };
    const request = new Request(`http://localhost/cms-api${path}`, { method: 'POST', headers: all, body });
    const handle = (given: Request) => handleEndpoints({ config: Promise.resolve(payload.config), request: given });
    const response = await closeRoutes(handle, async () => true)(request, {
      params: Promise.resolve({ slug: path.split('/') }),
    });
    const set = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    return { status: response.status, cookie: set, body: await response.json() };
  }

  it.each([asJson, asForm])('is no part of what a stranger signs in with', async (as) => {
    const email = 'a\0b\ud83d@example.com';
    expect((await sent('/users/login', as({ email, password: 'x\0' }))).status).toBe(401);
    expect((await sent('/users/forgot-password', as({ email }))).status).toBe(200);
    expect((await sent('/users/reset-password', as({ token: '\0', password: admin.password }))).status).toBe(403);
  });

  it.each([asJson, asForm])('is no part of a page that is saved', async (as) => {
    const sections = [{ blockType: 'faq', header: 'Q\0\ud83d' }];
    const { status, body } = await sent(
      '/pages?draft=true&locale=en',
      as({ title: 'T\0', name: `page-${as.name.toLowerCase()}`, sections }),
      cookie,
    );
    expect([status, body.doc?.title, body.doc?.sections?.[0]?.header]).toEqual([201, 'T', 'Q\ufffd']);
  });

  it.each([
    'where[id][equals]=99999999999999999999',
    'where[id][in]=x',
    'where[id][in]=',
    'where[id][contains]=x',
    'where[_status][equals]=x',
    'where[createdAt][equals]=0000-01-01',
    'page=-1',
    'limit=1e309',
  ])('is a query that is refused: %s', async (query) => {
    const request = new Request(`http://localhost/cms-api/pages?${query}`, {
      headers: { 'sec-fetch-site': 'same-origin', cookie },
    });
    const response = await handleEndpoints({ config: Promise.resolve(payload.config), request });
    const answer = { status: response.status, ...(await response.json()) };
    expect(answer).toMatchObject({ status: 400, errors: [{ message: expect.any(String) }] });
  });

  it.each([
    ['/together', { collection: 'pages', id: 99_999_999_999 }],
    ['/second-factor/list-of', { person: 1.5 }],
    ['/second-factor/list-of', { person: 1e300 }],
    ['/desk/cases', { view: 'mine', owner: 99_999_999_999 }],
    ['/desk/cases', { view: 'mine', after: { at: null, collection: 'messages', id: 99_999_999_999 } }],
    ['/desk/assign', { cases: [{ collection: 'messages', id: 99_999_999_999, from: null, to: null }] }],
    [
      '/desk/change',
      { field: 'stage', cases: [{ collection: 'messages', id: 99_999_999_999, from: null, to: 'decided' }] },
    ],
    ['/desk/end-shared-view', { id: 99_999_999_999 }],
  ])('is no number of a row: %s %j', async (path, fields) => {
    expect((await sent(path, asJson(fields), cookie)).status).toBe(400);
  });
});
