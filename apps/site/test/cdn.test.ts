import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FrontCache, programOf, startFrontCache } from './front-cache.ts';
import { purgeSecret, type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

/** Stands where the CDN takes purges, hands them on to the cache in front once there is one, and keeps them. */
const purges: { method: string; headers: IncomingMessage['headers'] }[] = [];
let caches: FrontCache[] = [];
let refusals = 0;
const purgeDoor = createServer(async ({ method = '', headers }, response) => {
  purges.push({ method, headers });
  if (refusals-- > 0) return response.writeHead(503).end();
  const { authorization = '', 'surrogate-key': keys = '' } = headers;
  const told = caches.map(({ url }) =>
    fetch(url, { method, headers: { authorization, 'surrogate-key': String(keys) } }),
  );
  const statuses = (await Promise.all(told)).map(({ status }) => status);
  response.writeHead(Math.max(200, ...statuses)).end();
});

const key = 'key-of-the-purges-0123456789';
let site: SiteUnderTest;
beforeAll(async () => {
  await new Promise<void>((resolve) => purgeDoor.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('CDN', 'on');
  vi.stubEnv('CDN_PURGE_URL', `http://127.0.0.1:${(purgeDoor.address() as AddressInfo).port}/`);
  vi.stubEnv('CDN_PURGE_KEY', key);
  vi.stubEnv('TRUSTED_PROXIES', '127.0.0.1');
  site = await startSiteUnderTest();
});
beforeEach(() => {
  refusals = 0;
  purges.length = 0;
  site.reset();
});
afterAll(async () => {
  await Promise.all(caches.map((cache) => cache.stop()));
  await site?.stop();
  purgeDoor.closeAllConnections();
  purgeDoor.close();
  vi.unstubAllEnvs();
});

const write = (name: string, title: string) =>
  site.service.answer(`GET /pages/${name}`, { json: { data: { title, sections: [] } } });
const tell = (keys: string[]) =>
  fetch(`${site.url}/_purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${purgeSecret}` },
    body: JSON.stringify({ keys }),
  });
/** What a page says in its heading; a whole page would fill the report of a failure. */
const headingOf = async (response: Response) =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text())?.[1]?.replace(/<[^>]*>/g, '') ?? 'no heading';
const cacheControl = async (path: string, headers?: Record<string, string>) =>
  (await site.get(path, headers)).headers.get('cache-control');

describe('CDN=on: a page that holds nothing personal', () => {
  test('may be kept by caches in front, for no longer than it is fresh, and browsers ask every time', async () => {
    const parts = (await cacheControl('/careers'))?.split(', ') ?? [];
    const seconds = Number(parts.find((part) => part.startsWith('s-maxage='))?.slice('s-maxage='.length));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(parts.filter((part) => !part.startsWith('s-maxage'))).toEqual([
      'public',
      'max-age=0',
      'stale-while-revalidate=60',
      'stale-if-error=86400',
    ]);
    // Sent from the page cache, a response and a 304 say the same.
    const { headers } = await site.get('/careers');
    const unchanged = await site.get('/careers', { 'if-none-match': headers.get('etag') ?? '' });
    expect([unchanged.status, unchanged.headers.get('cache-control')]).toEqual([
      304,
      expect.stringContaining('s-maxage'),
    ]);
    expect(unchanged.headers.get('surrogate-key')).toBe(headers.get('surrogate-key'));
  });

  test('names what it was made from, in the words of a purge', async () => {
    const { headers } = await site.get('/careers');
    const keys = headers.get('surrogate-key')?.split(' ');
    expect(keys).toEqual(expect.arrayContaining(['all', 'headers', 'site-settings', 'pages/careers']));
    expect(headers.get('cache-tag')?.split(',')).toEqual(keys);
    const openings = (await site.get('/career-openings')).headers.get('surrogate-key')?.split(' ');
    expect(openings).toEqual(expect.arrayContaining(['all', 'jobs']));
  });

  test('is offered no dictionary: a cache in front would hold a page for each, or send one to who lacks it', async () => {
    const { headers } = await site.get('/careers');
    expect([headers.get('link'), headers.get('vary')]).toEqual([null, 'accept-encoding']);
    expect((await site.get('/_dictionary/en')).status).toBe(404);
  });

  test('that lacks a part is kept for seconds, one that is not there for ten', async () => {
    site.service.answer('GET /headers', { status: 404 });
    expect(await cacheControl('/sample-page')).toMatch(/s-maxage=[1-5],/);
    expect(await cacheControl('/no-such-page')).toMatch(/^public, max-age=0, s-maxage=([1-9]|10)$/);
  });

  test.each([
    ['a filtered list', '/career-openings?title=a', 'private, no-cache'],
    ['a search', '/search?q=car', 'private, no-cache'],
    ['a preview', '/motor-insurance?preview=valid', 'no-store'],
    ['the way to the chosen language', '/claims', 'no-store', 'language=ar'],
  ])('%s is kept by nobody in front', async (_, path, expected, cookie = '') => {
    const { headers } = await site.get(path, { cookie });
    expect([headers.get('cache-control'), headers.get('surrogate-key')]).toEqual([expected, null]);
  });

  test('neither is the page for a file that is not there', async () => {
    site.service.answer('GET /media/none.pdf', { status: 404, json: { message: 'Not found' } });
    for (const _ of [1, 2]) {
      const { headers } = await site.get('/media/none.pdf', { accept: 'text/html' });
      expect(headers.get('content-type')).toContain('text/html');
      for (const name of ['surrogate-key', 'cache-tag', 'etag']) expect(headers.get(name)).toBeNull();
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('neither is a failure', async () => {
    site.service.answer('GET /pages/sample-page', { json: [] });
    expect(await cacheControl('/sample-page')).toBe('no-store');
  });
});

describe('CDN=on: a publication', () => {
  test('by /_purge empties the caches in front by its keys, twice, and again where one refuses', async () => {
    refusals = 1;
    await tell(['pages/home', 'jobs']);
    await vi.waitFor(() => expect(purges).toHaveLength(3));
    for (const { method, headers } of purges) {
      expect([method, headers['surrogate-key'], headers.authorization]).toEqual([
        'PURGE',
        'pages/home jobs pages',
        `Bearer ${key}`,
      ]);
    }
  });

  test('by the stream of events does so, too; the start of a site alone does not', async () => {
    const end = site.follow({ firstRetry: 20 });
    await vi.waitFor(() => expect(site.service.calls.some(({ path }) => path === '/events')).toBe(true));
    purges.length = 0;
    site.service.events.purge(['pages/odd name, (1)']);
    await vi.waitFor(() => expect(purges.at(-1)?.headers['surrogate-key']).toBe('pages/odd%20name%2C%20%281%29 pages'));
    site.service.events.purge(['*']);
    await vi.waitFor(() => expect(purges.at(-1)?.headers['surrogate-key']).toBe('all'));
    // Each comes a second time, a second later: the cache of the next test would lose by it what it has just been given.
    await vi.waitFor(() => expect(purges).toHaveLength(4));
    end();
  });
});

describe.each(['varnish', 'nginx'] as const)('through a real %s', (kind) => {
  const isThere = programOf(kind) !== undefined;
  if (!isThere) return test.skip(`needs ${kind}, which is not installed`, () => undefined);

  let cache: FrontCache;
  const get = (path: string, headers?: Record<string, string>) =>
    fetch(`${cache.url}${path}`, { headers, redirect: 'manual' });
  const cacheOf = async (path: string, headers?: Record<string, string>) =>
    (await get(path, headers)).headers.get('x-cache');

  beforeAll(async () => {
    cache = await startFrontCache(kind, site.url, { CDN_PURGE_KEY: key });
    caches = kind === 'varnish' ? [cache] : [];
  });
  afterAll(async () => {
    caches = [];
    await cache?.stop();
  });

  test('a second visitor gets the page from there, in each encoding; the browser is to ask every time', async () => {
    // A page is kept no longer than what it is made from is fresh, and that may end now.
    site.forget(['*']);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await get('/claims', { 'accept-encoding': encoding });
      const second = await get('/claims', { 'accept-encoding': encoding });
      expect([first, second].map(({ headers }) => headers.get('x-cache'))).toEqual(['MISS', 'HIT']);
      expect(second.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(second.headers.get('cache-control')).toBe('private, no-cache');
      expect(second.headers.get('surrogate-key')).toBeNull();
      expect(await second.text()).toBe(await first.text());
    }
    const tag = (await get('/claims')).headers.get('etag') ?? '';
    expect((await get('/claims', { 'if-none-match': tag })).status).toBe(304);
  });

  test('a language is an address: nobody gets the other one, and a stored choice leads on', async () => {
    // A page is kept no longer than what it is made from is fresh, and that may end now.
    site.forget(['*']);
    for (const _ of [1, 2]) {
      expect(await (await get('/complaints')).text()).toContain('<html lang="en"');
      expect(await (await get('/ar/complaints')).text()).toContain('<html lang="ar"');
      const chosen = await get('/complaints', { cookie: 'a=1; language=ar' });
      expect([chosen.status, chosen.headers.get('location')]).toEqual([302, '/ar/complaints']);
      expect((await get('/complaints', { cookie: 'language=en' })).status).toBe(200);
    }
    expect(await cacheOf('/ar/complaints', { cookie: 'language=ar' })).toBe('HIT');
  });

  test('what is somebody’s own is asked of the site each time, and sent as it came', async () => {
    for (const path of ['/search?q=car', '/motor-insurance?preview=valid', '/contact-us?sent=1']) {
      for (const _ of [1, 2]) expect([path, await cacheOf(path)]).not.toEqual([path, 'HIT']);
    }
    const posted = await fetch(`${cache.url}/careers`, { method: 'POST', headers: { origin: cache.url } });
    expect(posted.headers.get('cache-control')).toBe('no-store');
    for (const path of ['/_purge', '/metrics', '/health', '/ready', '/_cache'])
      expect((await get(path)).status).toBe(404);
  });

  test('an error is kept by nobody, and an older copy is shown in its place', async () => {
    site.service.answer('GET /pages/failing', { json: [] });
    for (const _ of [1, 2]) expect((await get('/failing')).status).toBe(502);
    write('failing', 'Well again');
    site.forget(['*']);
    expect(await headingOf(await get('/failing'))).toBe('Well again');
  });

  if (kind === 'varnish') {
    test('a publication shows there as soon as it was told, and other pages stay', async () => {
      write('sample-page', 'Before');
      write('other-page', 'Other');
      for (const path of ['/sample-page', '/ar/sample-page', '/other-page']) await get(path);
      write('sample-page', 'After');
      expect(await headingOf(await get('/sample-page'))).toBe('Before');
      await tell(['pages/sample-page']);
      for (const path of ['/sample-page', '/ar/sample-page']) {
        await vi.waitFor(async () => expect(await headingOf(await get(path))).toBe('After'));
      }
      expect(await cacheOf('/other-page')).toBe('HIT');
      await tell(['*']);
      await vi.waitFor(async () => expect(purges.at(-1)?.headers['surrogate-key']).toBe('all'));
      await vi.waitFor(async () => expect(await cacheOf('/other-page')).toBe('MISS'));
      // Each of the two comes a second time.
      await vi.waitFor(() => expect(purges).toHaveLength(4));
    });

    test('only who holds the key empties it', async () => {
      const ban = (headers: Record<string, string>) => fetch(cache.url, { method: 'PURGE', headers });
      const authorization = `Bearer ${key}`;
      expect((await ban({ xkey: 'all' })).status).toBe(403);
      expect((await ban({ xkey: 'all', authorization })).status).toBe(200);
      expect((await ban({ xkey: '.*) || req.url ~ (', authorization })).status).toBe(400);
    });
  } else {
    test('a publication shows there when the time of the page is over', async () => {
      expect((await get('/soon-there')).status).toBe(404);
      write('soon-there', 'Here now');
      await tell(['pages/soon-there']);
      await vi.waitFor(async () => expect((await get('/soon-there')).status).toBe(200));
    });
  }

  test('the content service is away: the site’s own copies go through', async () => {
    write('sample-page', 'Kept by the site');
    await site.get('/sample-page');
    site.service.answer('GET *', { status: 503 });
    expect(await headingOf(await get('/sample-page'))).toBe('Kept by the site');
  });

  test('the site itself is away: pages that were seen are shown, stale ones too, and others say so briefly', async () => {
    // Without the navigation a page is fresh for five seconds.
    site.service.answer('GET /headers', { status: 404 });
    write('seen', 'Seen before');
    for (const path of ['/seen', '/ar/seen']) await get(path);
    site.hangUp(true);
    for (const path of ['/seen', '/ar/seen']) {
      await vi.waitFor(async () => {
        const response = await get(path);
        expect([response.status, await headingOf(response)]).toEqual([200, 'Seen before']);
        expect(response.headers.get('x-cache')).toBe('STALE');
      });
    }
    const unseen = await get('/never-seen');
    expect(unseen.status).toBeGreaterThanOrEqual(500);
    expect(unseen.headers.get('cache-control') ?? 'no-store').toBe('no-store');
    expect(unseen.headers.get('x-cache')).not.toBe('STALE');
    site.hangUp(false);
    await vi.waitFor(async () => expect((await get('/never-seen')).status).toBe(404));
  });
});
