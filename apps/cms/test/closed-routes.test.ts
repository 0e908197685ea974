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
