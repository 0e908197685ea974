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
