import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { screens } from '#app/screens.ts';
import { steadyNow } from '#app/steady-now.ts';
import type { ContentRequest } from './content-cache.ts';
import { ContentFailure } from './content-failure.ts';
import { purgedBy } from './content-keys.ts';
import { ContentStore } from './content-store.ts';
import { customerRightsMaxStaleMs } from './freshness.ts';
import { pageRequest } from './pages.ts';

const careers = { key: 'pages/careers', path: '/pages/careers' };
const found = (version = 'v1') => ({ status: 200, body: { data: { version } }, bytes: 10, version });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function storeOver(response: () => unknown) {
  const fetch = vi.fn(async () => (await response()) as ReturnType<typeof found>);
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const store = new ContentStore(fetch, log);
  const read = (request: ContentRequest = careers, withinMs = 8_000) =>
    store.read(request, { deadline: Date.now() + withinMs });
  return { store, fetch, log, read };
}

/** The service as it can be told to behave, from one moment to the next. */
function moodyService() {
  const service = { response: (): unknown => found() };
  return { service, ...storeOver(() => service.response()) };
}

const down = () => {
  throw new Error('ECONNREFUSED');
};
const never = () => new Promise(() => undefined);

describe('addresses that somebody makes up', () => {
  const nothing = { status: 404, body: null, bytes: 0, version: '' };
  test.each([
    ['unknown pages', (n: number) => ({ key: `pages/x${n}`, path: `/pages/x${n}` }), () => nothing],
    ['job searches', (n: number) => ({ key: `jobs?title=${n}`, path: `/jobs?title=${n}` }), () => found()],
  ])('%s push out no copy of what exists: it is there in an outage', async (_, request, response) => {
    const { service, store, read } = moodyService();
    await read();
    service.response = response;
    for (let n = 0; n < 2_500; n++) await read(request(n));
    expect(store.keys().length).toBeLessThan(1_000);
    service.response = down;
    await vi.advanceTimersByTimeAsync(120_000);
    expect((await read()).stale).toBe(true);
  });

  test('a page that went and came back has one copy', async () => {
    const { service, store, read } = moodyService();
    for (const response of [() => found(), () => nothing, () => found('v2')]) {
      service.response = response;
      await read();
      await vi.advanceTimersByTimeAsync(61_000);
    }
    expect(store.keys()).toEqual(['pages/careers']);
  });
});

describe('pages that are read for nobody who waits', () => {
  const passing = (name: string) => ({ key: `pages/${name}`, path: `/pages/${name}`, passing: true });

  test('push out no copy that visitors read, and renew one that is there', async () => {
    const { service, store, read } = moodyService();
    await read();
    for (let n = 0; n < 2_500; n++) await read(passing(`x${n}`));
    expect(store.keys().length).toBeLessThan(1_000);
    await vi.advanceTimersByTimeAsync(61_000);
    service.response = () => found('v2');
    await read(passing('careers'));
    for (let n = 0; n < 600; n++) await read(passing(`y${n}`));
    expect((await read()).copy.version).toBe('v2');
  });
});

describe('whether something was emptied since a moment', () => {
  test('is known of keys that nobody has read, too', async () => {
    const { store } = storeOver(() => found());
    await vi.advanceTimersByTimeAsync(10);
    store.purge(['pages/careers']);
    store.purge(['pages/home']);
    const moment = steadyNow();
    expect(store.isPurgedSince('pages/careers', moment)).toBe(true);
    expect(store.isPurgedSince('pages/claims', moment)).toBe(false);
    expect(store.isPurgedSince('page-list?limit=500', moment)).toBe(true);
    expect(store.isPurgedSince('pages/careers', moment + 1)).toBe(false);
  });

  test('is yes where anything may have changed, and where it is too long ago to know', async () => {
    const { store } = storeOver(() => found());
    const moment = steadyNow();
    await vi.advanceTimersByTimeAsync(10);
    for (let n = 0; n < 200; n++) store.purge([`pages/x${n}`]);
    expect(store.isPurgedSince('pages/careers', moment)).toBe(false);
    store.purge(['pages/x200']);
    expect(store.isPurgedSince('pages/careers', moment)).toBe(true);
    await vi.advanceTimersByTimeAsync(10);
    expect(store.isPurgedSince('pages/careers', steadyNow())).toBe(false);
    store.expire();
    expect(store.isPurgedSince('pages/careers', steadyNow())).toBe(true);
  });
});

describe('freshness', () => {
  test('[API-29] two reads within 60 s make one call, a read after 61 s a second one', async () => {
    const { fetch, read } = storeOver(() => found());
    await read();
    await vi.advanceTimersByTimeAsync(59_000);
    await read();
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await read();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('[API-29] a clock that is set back makes no copy last longer', async () => {
    const { service, read } = moodyService();
    await read();
    vi.setSystemTime(Date.now() - 3 * 3_600_000);
    service.response = () => found('v2');
    await vi.advanceTimersByTimeAsync(61_000);
    expect((await read()).copy.version).toBe('v2');
  });

  test('newer content is there at once after 60 s: the copy is renewed before it is handed out', async () => {
    const { service, read } = moodyService();
    await read();
    service.response = () => found('v2');
    await vi.advanceTimersByTimeAsync(60_000);
    const reading = await read();
    expect([reading.copy.version, reading.stale]).toEqual(['v2', false]);
  });

  test('twenty readers at a time make one call', async () => {
    const { fetch, read } = storeOver(() => found());
    await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('[API-04] the navigation is kept under getHeaders', async () => {
    const { store, read } = storeOver(() => found());
    await read({ key: 'getHeaders', path: '/headers' });
    expect(store.keys()).toEqual(['getHeaders']);
  });
});

describe('what the metrics say', () => {
  test('every reading is counted by where it came from, every failed call for itself', async () => {
    const { service, store, read } = moodyService();
    await read();
    await read();
    await read();
    await vi.advanceTimersByTimeAsync(61_000);
    service.response = down;
    await read();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(store.counts).toEqual({ fresh: 2, fetched: 1, stale: 1, failures: 4 });
  });

  test('a copy takes what its response takes and a little more, and a reading leaves no timer', async () => {
    const { read } = storeOver(() => found());
    expect((await read()).copy.bytes).toBe(510);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('failures', () => {
  test('[API-30] [API-36] without a copy: four calls at 0, 1, 3 and 7 s, then the failure', async () => {
    const { fetch, read } = storeOver(() => ({ status: 500, body: undefined, bytes: 0, version: '' }));
    const start = steadyNow();
    const calls: number[] = [];
    fetch.mockImplementation(async () => {
      calls.push(steadyNow() - start);
      return { status: 500, body: undefined, bytes: 0, version: '' } as never;
    });
    const reading = read().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await reading).toMatchObject({ kind: 'unavailable', status: 500 });
    expect(calls).toEqual([0, 1_000, 3_000, 7_000]);
  });

  test('[API-31] with a copy: it is handed out without delay, and retries go on in the background', async () => {
    const { service, fetch, read } = moodyService();
    await read();
    await vi.advanceTimersByTimeAsync(61_000);
    service.response = down;
    const before = steadyNow();
    expect((await read()).stale).toBe(true);
    expect(steadyNow()).toBe(before);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(fetch).toHaveBeenCalledTimes(5);
    // In the cool-down nobody waits and nobody calls.
    expect((await read()).stale).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(5);
  });

  test('[API-31] a slow service costs one visitor 1.5 s and the next nothing', async () => {
    const { service, read } = moodyService();
    await read();
    await vi.advanceTimersByTimeAsync(61_000);
    service.response = never;
    let answered = false;
    const first = read().then((reading) => {
      answered = true;
      return reading;
    });
    await vi.advanceTimersByTimeAsync(1_400);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect((await first).stale).toBe(true);
    expect((await read()).stale).toBe(true);
  });

  test('after an outage the newest content comes back by itself', async () => {
    const { service, read } = moodyService();
    await read();
    await vi.advanceTimersByTimeAsync(61_000);
    service.response = down;
    await read();
    await vi.advanceTimersByTimeAsync(20_000);
    service.response = () => found('v2');
    expect((await read()).stale).toBe(true);
    await vi.advanceTimersByTimeAsync(10);
    const reading = await read();
    expect([reading.copy.version, reading.stale]).toEqual(['v2', false]);
  });

  test('[ERR-31] a view without a copy ends at its deadline, however the service hangs', async () => {
    const { read } = storeOver(never);
    const reading = read(careers, 8_000).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await reading).toBeInstanceOf(ContentFailure);
    expect(await reading).toMatchObject({
      kind: 'unavailable',
      message: 'no response within the time of a page view',
    });
  });

  test('[API-31] a view that is about to end waits for newer content until its end and no longer', async () => {
    const { service, read } = moodyService();
    await read();
    await vi.advanceTimersByTimeAsync(61_000);
    service.response = never;
    const began = steadyNow();
    const reading = read(careers, 500).then(({ stale }) => ({ stale, ms: steadyNow() - began }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await reading).toEqual({ stale: true, ms: 500 });
  });

  test('[API-31] the service is asked again ten seconds after the last retry', async () => {
    const { service, fetch, read } = moodyService();
    await read();
    await vi.advanceTimersByTimeAsync(61_000);
    service.response = down;
    await read();
    await vi.advanceTimersByTimeAsync(7_000 + 9_999);
    await read();
    expect(fetch).toHaveBeenCalledTimes(5);
    await vi.advanceTimersByTimeAsync(1);
    await read();
    expect(fetch).toHaveBeenCalledTimes(6);
  });

  test('long after an outage newer content is waited for as if nothing had been', async () => {
    const { service, read } = moodyService();
    await read();
    await vi.advanceTimersByTimeAsync(61_000);
    service.response = down;
    await read();
    await vi.advanceTimersByTimeAsync(20_000);
    service.response = () => found('v2');
    await read();
    await vi.advanceTimersByTimeAsync(61_000);
    service.response = () => new Promise((resolve) => setTimeout(() => resolve(found('v3')), 100));
    const reading = read();
    await vi.advanceTimersByTimeAsync(100);
    expect([(await reading).copy.version, (await reading).stale]).toEqual(['v3', false]);
  });

  test('a failed call is logged with the view that it was made for', async () => {
    const { store, log } = storeOver(down);
    const reading = store.read(careers, { deadline: Date.now() + 8_000, requestId: 'view-1' }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(8_000);
    await reading;
    expect(log.error).toHaveBeenCalledTimes(4);
    expect(log.error).toHaveBeenLastCalledWith(
      { key: 'pages/careers', kind: 'unavailable', status: undefined, requestId: 'view-1', reason: 'ECONNREFUSED' },
      'Content call failed.',
    );
  });

  test('[API-09] an old copy of the customer rights is shown after 4 minutes and gone after 5', async () => {
    const rights = pageRequest('customer-rights');
    expect(rights.maxStaleMs).toBe(customerRightsMaxStaleMs);
    const { service, read } = moodyService();
    await read(rights as typeof careers);
    service.response = down;
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    expect((await read(rights as typeof careers)).stale).toBe(true);
    await vi.advanceTimersByTimeAsync(61_000);
    const late = read(rights as typeof careers).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await late).toBeInstanceOf(ContentFailure);
  });

  test('[API-08] the customer rights are fresh for 60 s', async () => {
    const { fetch, read } = storeOver(() => found());
    const rights = pageRequest('customer-rights') as typeof careers;
    await read(rights);
    await vi.advanceTimersByTimeAsync(59_999);
    await read(rights);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_001);
    await read(rights);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('other content is shown for 24 hours of outage and no longer', async () => {
    const { service, read } = moodyService();
    await read();
    service.response = down;
    await vi.advanceTimersByTimeAsync(24 * 3_600_000 - 1);
    expect((await read()).stale).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    const late = read().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await late).toBeInstanceOf(ContentFailure);
  });
});

describe('what a page can stand without', () => {
  const navigation = { key: 'getHeaders', path: '/headers', optional: true };

  /** How long a read keeps a page waiting, and what it brings. */
  async function waited(reading: Promise<{ copy: { version: string } }>) {
    const began = steadyNow();
    let ended: { ms: number; version?: string } | undefined;
    void reading.then(
      ({ copy }) => (ended = { ms: steadyNow() - began, version: copy.version }),
      () => (ended = { ms: steadyNow() - began }),
    );
    while (!ended) await vi.advanceTimersByTimeAsync(10);
    return ended;
  }

  test('a call that hangs holds up the first page for 3 s, and no page after it', async () => {
    const { fetch, read } = storeOver(never);
    const first = waited(read(navigation));
    const second = waited(read(navigation));
    expect([(await first).ms, (await second).ms]).toEqual([3_000, 3_000]);
    for (let page = 0; page < 5; page++) expect((await waited(read(navigation))).ms).toBeLessThanOrEqual(10);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('while calls go on failing, new ones are made and a page waits for 1.5 s at most', async () => {
    const { fetch, read } = storeOver(down);
    await waited(read(navigation));
    expect((await waited(read(navigation))).ms).toBeLessThanOrEqual(10);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(fetch).toHaveBeenCalledTimes(4);
    expect((await waited(read(navigation))).ms).toBe(1_500);
    expect((await waited(read(navigation))).ms).toBeLessThanOrEqual(10);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(fetch).toHaveBeenCalledTimes(8);
  });

  test('a response that comes late is there for the next page, without a second call', async () => {
    const { fetch, store, read } = storeOver(
      () => new Promise((resolve) => setTimeout(() => resolve(found('late')), 4_000)),
    );
    const began = steadyNow();
    expect(await waited(read(navigation))).toEqual({ ms: 3_000, version: undefined });
    expect(store.hasSince('getHeaders', began)).toBe(false);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(store.hasSince('getHeaders', began)).toBe(true);
    expect(store.hasSince('getHeaders', began + 4_000)).toBe(false);
    expect((await waited(read(navigation))).version).toBe('late');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('the next page after an outage has it, and later ones wait as if nothing had been', async () => {
    const { service, fetch, read } = moodyService();
    service.response = down;
    await waited(read(navigation));
    await vi.advanceTimersByTimeAsync(8_000);
    service.response = () => found('back');
    expect(await waited(read(navigation))).toEqual({ ms: 0, version: 'back' });
    expect(fetch).toHaveBeenCalledTimes(5);
  });

  test('a page itself is waited for until its deadline, whatever hangs', async () => {
    const { read } = storeOver(never);
    expect((await waited(read())).ms).toBe(8_000);
    expect((await waited(read())).ms).toBe(8_000);
  });
});

describe('answers that no retry can cure', () => {
  test('[API-34] [API-35] 404 is logged, swallowed and kept for 60 s', async () => {
    const { fetch, log, read } = storeOver(() => ({ status: 404, body: undefined, bytes: 0, version: '' }));
    expect((await read()).copy.body).toBeNull();
    await read();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(log.info).toHaveBeenCalledWith({ key: 'pages/careers' }, 'Not found error.');
  });

  test('[API-33] 403 is logged and raised again, an older copy or not', async () => {
    const { service, fetch, log, read } = moodyService();
    await read();
    await vi.advanceTimersByTimeAsync(61_000);
    service.response = () => ({ status: 403, body: undefined, bytes: 0, version: '' });
    await expect(read()).rejects.toMatchObject({ kind: 'forbidden', status: 403 });
    await expect(read()).rejects.toMatchObject({ kind: 'forbidden' });
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ status: 403 }), 'Forbidden error.');
  });

  test.each([
    ['400', { status: 400, body: undefined }, 'refused', 'the service answers 400'],
    ['429', { status: 429, body: undefined }, 'busy', 'the service answers 429'],
    ['a response without data', { status: 200, body: { pages: [] } }, 'bad-response', 'the response has no data'],
    ['a response that is no object', { status: 200, body: [] }, 'bad-response', 'the response has no data'],
    ['a response that is a text', { status: 200, body: 'text' }, 'bad-response', 'the response has no data'],
    ['a response that is null', { status: 200, body: null }, 'bad-response', 'the response has no data'],
    [
      'a response whose data is null',
      { status: 200, body: { data: null } },
      'bad-response',
      'the response has no data',
    ],
    [
      'a response whose data is missing',
      { status: 201, body: { data: undefined } },
      'bad-response',
      'the response has no data',
    ],
  ])('[API-36] %s is called once, logged with its reason and raised', async (_name, response, kind, reason) => {
    const { fetch, log, read } = storeOver(() => ({ bytes: 0, version: '', ...response }));
    const { status } = response;
    await expect(read()).rejects.toMatchObject({ kind, status, message: reason });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { key: 'pages/careers', kind, status, requestId: undefined, reason },
      'Content call failed.',
    );
  });

  test('[API-35] "nothing there" is no copy to fall back on when the service goes away', async () => {
    const { service, read } = moodyService();
    service.response = () => ({ status: 404, body: undefined, bytes: 0, version: '' });
    await read();
    await vi.advanceTimersByTimeAsync(61_000);
    service.response = down;
    const late = read().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await late).toMatchObject({ kind: 'unavailable' });
  });

  describe('where a screen stands without it, what is known not to be there', () => {
    const screen = pageRequest('e-services');
    const nothing = () => ({ status: 404, body: undefined, bytes: 0, version: '' });
    const outcome = async (reading: Promise<unknown>) => {
      const ended = reading.catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(8_000);
      return ended;
    };

    test('[API-31] [API-35] is as good as a copy when the service goes away, however many other addresses are asked for', async () => {
      const { service, read } = moodyService();
      service.response = nothing;
      await read(screen);
      for (let n = 0; n < 600; n++) await read({ key: `pages/x${n}`, path: `/pages/x${n}` });
      await vi.advanceTimersByTimeAsync(61_000);
      service.response = down;
      expect(await outcome(read(screen))).toMatchObject({ copy: { body: null }, stale: true });
    });

    test('is so for every screen of the table that stands without content, and for no other page', () => {
      for (const { path, content, contentName = path.slice(1) } of screens)
        if (content !== 'none')
          expect([path, pageRequest(contentName).standsWithout ?? false]).toEqual([path, content === 'optional']);
      expect(pageRequest('of-an-editor').standsWithout).toBeUndefined();
    });

    test('is there as soon as the service says so', async () => {
      const { service, read } = moodyService();
      service.response = nothing;
      await read(screen);
      await vi.advanceTimersByTimeAsync(61_000);
      service.response = () => found();
      expect((await read(screen)).copy.version).toBe('v1');
    });

    test('stands in after a purge for as long as a copy does', async () => {
      const { service, store, read } = moodyService();
      service.response = nothing;
      await read(screen);
      store.purge([screen.key]);
      service.response = down;
      expect(await outcome(read(screen))).toMatchObject({ copy: { body: null }, stale: true });
    });
  });

  test('[API-33] what was forbidden once is not shown from an older copy when the service goes away', async () => {
    const { service, read } = moodyService();
    await read();
    await vi.advanceTimersByTimeAsync(61_000);
    service.response = () => ({ status: 403, body: undefined, bytes: 0, version: '' });
    await expect(read()).rejects.toMatchObject({ kind: 'forbidden', message: 'the service answers 403' });
    service.response = down;
    const late = read().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await late).toMatchObject({ kind: 'unavailable' });
  });
});

describe('purge', () => {
  const jobs = { key: 'jobs?title=driver', path: '/jobs?title=driver' };
  const navigation = { key: 'getHeaders', path: '/headers' };

  test.each([
    [['pages/careers'], ['jobs?title=driver', 'getHeaders']],
    [['headers'], ['pages/careers', 'jobs?title=driver']],
    [['jobs'], ['pages/careers', 'getHeaders']],
    [['headers', 'pages/careers'], ['jobs?title=driver']],
    [['*'], []],
  ])('%j forgets what it names and nothing else', async (keys, left) => {
    const { store, read } = storeOver(() => found());
    for (const request of [careers, jobs, navigation]) await read(request);
    store.purge(keys);
    expect(store.keys().sort()).toEqual(left.sort());
  });

  test('what was called before a purge is not kept after it', async () => {
    const { service, store, fetch, read } = moodyService();
    service.response = () => new Promise((resolve) => setTimeout(() => resolve(found('old')), 500));
    const early = read();
    store.purge(['pages/careers']);
    service.response = () => found('new');
    expect((await read()).copy.version).toBe('new');
    await vi.advanceTimersByTimeAsync(500);
    await early;
    expect((await read()).copy.version).toBe('new');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('a call that a purge gave up neither goes on nor gets in the way of the one after it', async () => {
    const { service, store, fetch, read } = moodyService();
    service.response = () => new Promise((resolve) => setTimeout(() => resolve(found('old')), 500));
    const early = read();
    store.purge(['pages/careers']);
    service.response = () => new Promise((resolve) => setTimeout(() => resolve(found('new')), 1_000));
    const second = read();
    await vi.advanceTimersByTimeAsync(500);
    await early;
    const third = read();
    await vi.advanceTimersByTimeAsync(500);
    expect([(await second).copy.version, (await third).copy.version]).toEqual(['new', 'new']);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('a failing call is not tried again after a purge', async () => {
    const { store, fetch, read } = storeOver(down);
    const reading = read().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    store.purge(['pages/careers']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await reading).toBeInstanceOf(ContentFailure);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('what was online before a purge stands in for ten minutes while the service is down, and never while it responds', async () => {
    const { service, store, read } = moodyService();
    await read();
    store.purge(['pages/careers']);
    service.response = down;
    const inOutage = read();
    await vi.advanceTimersByTimeAsync(1);
    expect(await inOutage).toMatchObject({ stale: true, copy: { version: 'v1' } });
    // The same change is told by the event stream, too.
    store.purge(['pages/careers']);
    await vi.advanceTimersByTimeAsync(9 * 60_000);
    expect(await read()).toMatchObject({ stale: true, copy: { version: 'v1' } });
    await vi.advanceTimersByTimeAsync(60_000);
    const tooLate = read().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await tooLate).toBeInstanceOf(ContentFailure);

    const other = moodyService();
    await other.read();
    other.store.purge(['pages/careers']);
    other.service.response = () => new Promise((resolve) => setTimeout(() => resolve(found('v2')), 3_500));
    const waiting = other.read();
    await vi.advanceTimersByTimeAsync(3_500);
    expect(await waiting).toMatchObject({ stale: false, copy: { version: 'v2' } });
  });

  test('a purge of everything leaves nothing that stands in', async () => {
    const { service, store, read } = moodyService();
    await read();
    store.purge(['pages/careers']);
    store.purge(['*']);
    service.response = down;
    const inOutage = read().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await inOutage).toBeInstanceOf(ContentFailure);
  });

  test('what was taken offline is gone with the first response, and comes back in no outage', async () => {
    const { service, store, read } = moodyService();
    await read();
    store.purge(['pages/careers']);
    service.response = () => ({ status: 404, body: null, version: 'none', bytes: 0 });
    expect((await read()).copy.body).toBeNull();
    service.response = down;
    await vi.advanceTimersByTimeAsync(61_000);
    const inOutage = read().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await inOutage).toBeInstanceOf(ContentFailure);
  });

  test('a purge forgets failures, too: the next page waits as if nothing had been', async () => {
    const { service, store, read } = moodyService();
    service.response = down;
    const optional = { ...navigation, optional: true };
    const first = read(optional).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(8_000);
    await first;
    store.purge(['headers']);
    service.response = () => new Promise((resolve) => setTimeout(() => resolve(found('back')), 2_000));
    const second = read(optional);
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await second).copy.version).toBe('back');
  });

  test('what has expired is asked for again, what was on its way does not count, and an outage shows what was kept', async () => {
    const { service, store, read, fetch } = moodyService();
    await read();
    await vi.advanceTimersByTimeAsync(1);
    store.expire();
    await vi.advanceTimersByTimeAsync(1);
    service.response = () => found('v2');
    expect((await read()).copy.version).toBe('v2');
    await read();
    expect(fetch).toHaveBeenCalledTimes(2);
    service.response = down;
    store.expire();
    const inOutage = read();
    await vi.advanceTimersByTimeAsync(1);
    expect(await inOutage).toMatchObject({ stale: true, copy: { version: 'v2' } });
    const slow = Promise.withResolvers<ReturnType<typeof found>>();
    store.purge(['*']);
    service.response = () => slow.promise;
    const begunBefore = read();
    store.expire();
    service.response = () => found('v4');
    // Nobody waits for what was asked for before.
    expect((await read()).copy.version).toBe('v4');
    slow.resolve(found('v3'));
    await begunBefore;
    expect((await read()).copy.version).toBe('v4');
  });

  test('a purge of the jobs is one of everything below their key, and of nothing that is only called alike', () => {
    expect(['jobs', 'jobs/7', 'jobs?title=a'].map(purgedBy(['jobs']))).toEqual([true, true, true]);
    expect(['jobs-archive?x', 'job', 'pages/jobs', 'all?/jobs'].map(purgedBy(['jobs']))).not.toContain(true);
    expect(purgedBy(['pages/jobs'])('pages/jobs/7')).toBe(false);
    const ofRates = ['rates/motor', 'rate-list', 'rates/travel', 'page-list'];
    expect(ofRates.map(purgedBy(['rates/motor']))).toEqual([true, true, false, false]);
  });
});
