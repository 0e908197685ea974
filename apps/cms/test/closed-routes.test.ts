import { describe, expect, it } from 'vitest';
import { closeRoutes } from '../src/access/closed-routes.ts';

describe('the public first register', () => {
  const route = closeRoutes(async () => Response.json({ reached: true }));
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
  const route = closeRoutes(async () => Response.json({ reached: true }));
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
    const route = closeRoutes(async ({ url }) => Response.json({ url }));
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
    const route = closeRoutes(async (request) => Response.json({ read: await request.text() }));
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
