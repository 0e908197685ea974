import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site?.stop());
beforeEach(() => {
  vi.useRealTimers();
  site.reset();
});

const redirects = (items: unknown) => site.service.answer('GET /redirects', { json: { data: { items } } });
const item = (from: string, to: string) => ({ from, to, status: 301 });
async function target(path: string, headers?: Record<string, string>) {
  const response = await site.get(path, headers);
  return [response.status, response.headers.get('location')];
}

// docs/contract.md, Redirects.
describe('a page that has a new name', () => {
  test('is found under the old one in both languages, with the query, again and again', async () => {
    for (let n = 0; n < 2; n++) {
      expect(await target('/old-sample')).toEqual([301, '/sample-page']);
      expect(await target('/ar/old-sample?utm_source=mail&a=%D8%A8')).toEqual([
        301,
        '/ar/sample-page?utm_source=mail&a=%D8%A8',
      ]);
    }
    const { headers } = await site.get('/old-sample?a=1');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(site.service.calls.filter(({ path }) => path === '/redirects')).toHaveLength(1);
  });

  test('stands before and behind a query and a fragment of its own', async () => {
    redirects([item('old-sample', '/sample-page?kind=new#part')]);
    expect(await target('/ar/old-sample?a=1')).toEqual([301, '/ar/sample-page?kind=new&a=1#part']);
  });

  test('never shadows a page or a screen, nor a preview', async () => {
    redirects(
      ['sample-page', 'claims', 'career-openings', 'search', 'home', 'robots.txt'].map((name) =>
        item(name, '/careers'),
      ),
    );
    for (const path of ['/sample-page', '/claims', '/ar/career-openings', '/search', '/', '/robots.txt']) {
      expect([path, ...(await target(path))]).toEqual([path, 200, null]);
    }
    expect((await target('/old-sample?preview=valid'))[0]).toBe(404);
  });

  test('leads in one step, and never out of the site or round', async () => {
    redirects([
      item('a', '/b'),
      item('b', '/sample-page'),
      item('c', '/d'),
      item('d', '/c'),
      item('e', '//evil.example'),
      item('f', 'https://evil.example'),
    ]);
    expect(await target('/a')).toEqual([301, '/sample-page']);
    for (const path of ['/c', '/d', '/e', '/f']) expect(await target(path)).toEqual([404, null]);
  });

  test('is known at once after a purge, and forgotten at once', async () => {
    redirects([]);
    expect(await target('/old-sample')).toEqual([404, null]);
    site.service.answer('GET /redirects', undefined);
    site.forget(['redirects']);
    expect(await target('/old-sample')).toEqual([301, '/sample-page']);
    redirects([]);
    site.forget(['redirects']);
    expect(await target('/old-sample')).toEqual([404, null]);
  });

  test('is found in an outage', async () => {
    expect(await target('/old-sample')).toEqual([301, '/sample-page']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    site.service.answer('GET *', { status: 400 });
    site.service.answer('GET /pages/old-sample', { hangUp: true });
    site.service.answer('GET /redirects', { hangUp: true });
    expect(await target('/old-sample')).toEqual([301, '/sample-page']);
  });
});

describe('a service whose redirects are of no use', () => {
  test.each([
    ['404', { status: 404, json: { message: 'Not found' } }],
    ['an error', { status: 500 }],
    ['no JSON', { text: '<html>' }],
    ['another shape', { json: { data: [1, { from: {} }] } }],
    ['too large', { text: `{"data":"${'x'.repeat(6_000_000)}"}` }],
  ])(
    '%s: what is not there is not found, what is there stands',
    async (_, response) => {
      site.service.answer('GET /redirects', response);
      expect(await target('/old-sample')).toEqual([404, null]);
      expect(await target('/sample-page')).toEqual([200, null]);
    },
    30_000,
  );
});

test('a page that is there asks for no redirects', async () => {
  await site.get('/sample-page');
  const called = site.service.calls.map(({ path }) => path);
  expect(called).toContain('/pages/sample-page');
  expect(called).not.toContain('/redirects');
});
