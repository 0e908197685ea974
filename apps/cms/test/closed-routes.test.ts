import { describe, expect, it, vi } from 'vitest';
import { closeRoutes } from '../src/access/closed-routes.ts';
import { sayDatabaseIsAway } from '../src/access/database-away.ts';

const answers = async () => true;

describe('the public first register', () => {
  const route = closeRoutes(async () => Response.json({ reached: true }), answers);
  const call = (...slug: string[]) => route(new Request('http://cms.test'), { params: Promise.resolve({ slug }) });

  it.each([
    [['users', 'first-register']],
    [['users', 'First-Register']],
    [['users', '%66irst-register']],
    [['users', '', 'first-register']],
  ])('is closed as %j', async (slug) => expect((await call(...slug)).status).toBe(404));

  it('is all that is closed', async () => expect((await call('users', 'login')).status).toBe(200));
});

describe('a collection that every object of the language has', () => {
  const route = closeRoutes(async () => Response.json({ reached: true }), answers);
  const call = (...slug: string[]) => route(new Request('http://cms.test'), { params: Promise.resolve({ slug }) });

  it.each([
    [['__proto__']],
    [['constructor', '1']],
    [['%5F_proto__', '1']],
    [['toString', 'versions']],
    [['', 'valueOf']],
  ])('is none: %j', async (slug) => expect((await call(...slug)).status).toBe(404));

  it('may be a key of what is kept for a person', async () =>
    expect((await call('payload-preferences', 'constructor')).status).toBe(200));
});

describe('a reading that names no language', () => {
  const asked = async (address: string, method = 'GET') => {
    const route = closeRoutes(async ({ url }) => Response.json({ url }), answers);
    const response = await route(new Request(address, { method }), { params: Promise.resolve({ slug: ['pages'] }) });
    return ((await response.json()) as { url: string }).url;
  };

  it('is in the first one: Payload would leave texts out, and fail where it sorts by one', async () => {
    expect(await asked('http://cms.test/pages?sort=title')).toBe('http://cms.test/pages?sort=title&locale=en');
  });

  it('keeps the one that it names, and what is written keeps its address', async () => {
    expect(await asked('http://cms.test/pages?locale=ar')).toBe('http://cms.test/pages?locale=ar');
    expect(await asked('http://cms.test/pages', 'POST')).toBe('http://cms.test/pages');
  });
});

describe('what Payload would fail at', () => {
  const asked = async (address: string, init: RequestInit = {}) => {
    const route = closeRoutes(async (request) => Response.json({ read: await request.text() }), answers);
    const response = await route(new Request(address, init), { params: Promise.resolve({ slug: ['pages'] }) });
    return { status: response.status, ...((await response.json()) as { read?: string }) };
  };
  const posted = (body: string, type = 'application/json') =>
    asked('http://cms.test/pages', { method: 'POST', headers: { 'content-type': type }, body });

  it.each(['where=x', 'select=x', 'populate=x&depth=1', 'joins=1'])('is refused: %s', async (query) => {
    expect((await asked(`http://cms.test/pages?${query}`)).status).toBe(400);
  });

  it.each(['null', '"x"', '[]', '7', '{', '\u0000'])('is refused as JSON: %s', async (body) => {
    expect((await posted(body)).status).toBe(400);
    expect((await posted(body, 'application/json; charset=utf-8')).status).toBe(400);
  });

  it('or the database would, is left out of a body of JSON: NUL, and halves of surrogate pairs', async () => {
    const sent = String.raw`{"email":"a\u0000@example.com","k\u0000":["\uD83D\uDC68 \ud83d"],"n":1}`;
    expect(await posted(sent)).toEqual({
      status: 200,
      read: JSON.stringify({ email: 'a@example.com', k: ['👨 \ufffd'], n: 1 }),
    });
  });

  it('is nothing else: an object arrives as it was sent, and so does what is no JSON', async () => {
    expect(await posted('{"title":"عنوان"}')).toEqual({ status: 200, read: '{"title":"عنوان"}' });
    expect(await posted('')).toEqual({ status: 200, read: '' });
    expect(await posted('null', 'text/csv')).toEqual({ status: 200, read: 'null' });
    expect((await asked('http://cms.test/pages?where[id][equals]=1')).status).toBe(200);
  });
});

describe('while the database is away', () => {
  const asked = async (response: Response, slug: string[], isThere = false) => {
    const route = closeRoutes(
      async () => response,
      async () => isThere,
    );
    return route(new Request('http://cms.test'), { params: Promise.resolve({ slug }) });
  };
  const refused = (status: number) => Response.json({ errors: [{ message: 'You are not allowed.' }] }, { status });

  it.each([401, 403, 500])('a refusal with %i says so with 503, and ends no session', async (status) => {
    const response = refused(status);
    response.headers.set('set-cookie', 'payload-token=; Max-Age=0');
    const said = await asked(response, ['pages']);
    expect([said.status, said.headers.get('retry-after'), said.headers.get('set-cookie')]).toEqual([503, '10', null]);
    expect(await said.text()).toContain('The database does not answer.');
  });

  it('who asks for the own account is not told to be nobody', async () =>
    expect((await asked(Response.json({ user: null }), ['users', 'me'])).status).toBe(503));

  it('other answers stay as they are, and so do refusals while it is there', async () => {
    expect((await asked(refused(404), ['pages', '1'])).status).toBe(404);
    expect((await asked(Response.json({ docs: [] }), ['pages'])).status).toBe(200);
    expect((await asked(refused(403), ['pages'], true)).status).toBe(403);
  });

  it.each([
    ['a page of the admin', '/admin/collections/pages?page=2', {}, 503],
    ['what an open form asks for', '/admin/collections/pages/1', { rsc: '1' }, undefined],
    ['a call of the API', '/cms-api/pages', {}, undefined],
  ])('%s: %s', async (_, url, headers, status) => {
    const writeHead = vi.fn((_status: number) => ({ end: () => undefined }));
    // Only this is used of a response.
    await sayDatabaseIsAway({ url, method: 'GET', headers }, { writeHead } as never, async () => false);
    expect(writeHead.mock.calls[0]?.[0]).toBe(status);
  });
});
