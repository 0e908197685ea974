import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentDependencies } from '#app/content/content-dependencies.ts';
import type { Reading } from '#app/content/content-store.ts';
import { steadyNow } from '#app/steady-now.ts';
import { PageCache } from './page-cache.ts';
import type { StoredResponse } from './stored-response.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answerOf = (name: string, status = 200) => ({ status, etag: name, bytes: 1_000 }) as StoredResponse;

function dependenciesOf(key: string, options: { age?: number; stale?: boolean } = {}): ContentDependencies {
  const dependencies = new ContentDependencies();
  dependencies.record(readingOf(key, options));
  return dependencies;
}

function readingOf(key: string, options: { age?: number; stale?: boolean } = {}): Reading {
  const copy = {
    key,
    body: {},
    version: 'v1',
    fetchedAt: steadyNow() - (options.age ?? 0),
    bytes: 1,
    models: new Map(),
  };
  return { copy, stale: options.stale ?? false, request: { key, path: `/${key}` } };
}

const rendered = (
  name: string,
  dependencies: ContentDependencies,
  options: { status?: number; cacheable?: boolean } = {},
) => ({
  response: answerOf(name, options.status),
  dependencies,
  cacheable: options.cacheable ?? true,
  renderedAt: steadyNow(),
});
const changed = async () => undefined;

test('[API-29] ages add up: a page made from content that is 40 s old is fresh for 20 s and no more', async () => {
  const pages = new PageCache();
  await pages.page('/careers', async () => rendered('one', dependenciesOf('pages/careers', { age: 40_000 })), changed);
  vi.advanceTimersByTime(19_999);
  expect(pages.fresh('/careers')?.etag).toBe('one');
  vi.advanceTimersByTime(1);
  expect(pages.fresh('/careers')).toBeUndefined();
});

test('[API-29] a clock that is set back makes no page last longer', async () => {
  const pages = new PageCache();
  await pages.page('/careers', async () => rendered('one', dependenciesOf('pages/careers')), changed);
  vi.setSystemTime(Date.now() - 3 * 3_600_000);
  vi.advanceTimersByTime(60_000);
  expect(pages.fresh('/careers')).toBeUndefined();
});

test('a page made from an old copy, or with a part missing, is shown for 5 s only', async () => {
  const pages = new PageCache();
  const degraded = dependenciesOf('getHeaders');
  degraded.markDegraded();
  await pages.page('/a', async () => rendered('a', dependenciesOf('pages/a', { age: 90_000, stale: true })), changed);
  await pages.page('/b', async () => rendered('b', degraded), changed);
  vi.advanceTimersByTime(4_999);
  expect([pages.fresh('/a')?.etag, pages.fresh('/b')?.etag]).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  expect([pages.fresh('/a'), pages.fresh('/b')]).toEqual([undefined, undefined]);
});

test('a page that lacks a part is rendered anew as soon as the part can be had', async () => {
  const pages = new PageCache();
  const dependencies = dependenciesOf('pages/a');
  let answered = false;
  dependencies.markDegraded(() => answered);
  await pages.page('/a', async () => rendered('without', dependencies), changed);
  expect(pages.fresh('/a')?.etag).toBe('without');
  answered = true;
  expect(pages.fresh('/a')).toBeUndefined();
  await pages.page('/a', async () => rendered('whole', dependenciesOf('pages/a')), changed);
  vi.advanceTimersByTime(59_000);
  expect(pages.fresh('/a')?.etag).toBe('whole');
});

test('many visitors at a time draw a page once', async () => {
  const pages = new PageCache();
  const render = vi.fn(async () => rendered('one', dependenciesOf('pages/careers')));
  await Promise.all(Array.from({ length: 10 }, () => pages.page('/careers', render, changed)));
  expect(render).toHaveBeenCalledTimes(1);
});

test('a page whose content is unchanged after 60 s is not rendered again', async () => {
  const pages = new PageCache();
  const render = vi.fn(async () => rendered('one', dependenciesOf('pages/careers')));
  await pages.page('/careers', render, changed);
  vi.advanceTimersByTime(60_000);
  await pages.page('/careers', render, async () => dependenciesOf('pages/careers'));
  expect(render).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(59_999);
  expect(pages.fresh('/careers')).toBeDefined();
});

test('a page whose content never changes is rendered anew after 10 minutes', async () => {
  const pages = new PageCache();
  const render = vi.fn(async () => rendered('one', dependenciesOf('pages/careers')));
  const view = () => pages.page('/careers', render, async () => dependenciesOf('pages/careers'));
  await view();
  vi.advanceTimersByTime(10 * 60_000);
  await view();
  expect(render).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await view();
  expect(render).toHaveBeenCalledTimes(2);
});

test('failures are answered and never kept', async () => {
  const pages = new PageCache();
  const response = await pages.page(
    '/x',
    async () => rendered('x', new ContentDependencies(), { status: 503, cacheable: false }),
    changed,
  );
  expect(response.status).toBe(503);
  expect(pages.fresh('/x')).toBeUndefined();
});

test('a missing page is kept for 10 s, apart from the pages', async () => {
  const pages = new PageCache();
  await pages.page('/none', async () => rendered('none', dependenciesOf('pages/none'), { status: 404 }), changed);
  expect(pages.fresh('/none')?.status).toBe(404);
  vi.advanceTimersByTime(10_000);
  expect(pages.fresh('/none')).toBeUndefined();
});

test('made-up addresses do not push real pages out', async () => {
  const pages = new PageCache(1_000_000);
  await pages.page('/careers', async () => rendered('careers', dependenciesOf('pages/careers')), changed);
  for (let index = 0; index < 2_000; index++) {
    await pages.page(`/no-${index}`, async () => rendered('none', dependenciesOf('x'), { status: 404 }), changed);
  }
  expect(pages.fresh('/careers')).toBeDefined();
  expect(pages.size.bytes).toBeLessThan(1_000_000);
});

test('a purge empties the pages that were made from its keys, and nothing else', async () => {
  const pages = new PageCache();
  await pages.page('/careers', async () => rendered('careers', dependenciesOf('pages/careers')), changed);
  await pages.page('/ar/careers', async () => rendered('arabic', dependenciesOf('pages/careers')), changed);
  await pages.page('/claims', async () => rendered('claims', dependenciesOf('pages/claims')), changed);
  pages.purge(['pages/careers']);
  expect([pages.fresh('/careers'), pages.fresh('/ar/careers')]).toEqual([undefined, undefined]);
  expect(pages.fresh('/claims')).toBeDefined();
  pages.purge(['*']);
  expect(pages.fresh('/claims')).toBeUndefined();
});

test('a page that was begun before a purge is not kept after it', async () => {
  const pages = new PageCache();
  const page = pages.page(
    '/careers',
    async () => {
      pages.purge(['pages/careers']);
      return rendered('old', dependenciesOf('pages/careers'));
    },
    changed,
  );
  expect((await page).etag).toBe('old');
  expect(pages.fresh('/careers')).toBeUndefined();
});

test('whoever comes after a purge does not wait for a page that was begun before it', async () => {
  const pages = new PageCache();
  let finish: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const old = pages.page('/a', async () => begun.then(() => rendered('old', dependenciesOf('pages/a'))), changed);
  pages.purge(['pages/a']);
  let finishNew: () => void = () => undefined;
  const going = new Promise<void>((resolve) => {
    finishNew = resolve;
  });
  const render = vi.fn(async () => going.then(() => rendered('new', dependenciesOf('pages/a'))));
  const second = pages.page('/a', render, changed);
  finish();
  expect((await old).etag).toBe('old');
  const third = pages.page('/a', render, changed);
  finishNew();
  expect([(await second).etag, (await third).etag]).toEqual(['new', 'new']);
  expect(render).toHaveBeenCalledTimes(1);
  expect(pages.fresh('/a')?.etag).toBe('new');
});

test('a purge of any of its keys, alone or among others, empties a page', async () => {
  const pages = new PageCache();
  const twoKeys = dependenciesOf('pages/a');
  twoKeys.record(readingOf('jobs?title=driver'));
  for (const keys of [['jobs'], ['pages/a'], ['headers', 'pages/a'], ['headers', '*']]) {
    await pages.page('/a', async () => rendered('a', twoKeys), changed);
    pages.purge(['headers', 'pages/b']);
    expect(pages.paths).toEqual(['/a']);
    pages.purge(keys);
    expect(pages.paths).toEqual([]);
  }
});

test('a kept page holds nothing of what the content service said', () => {
  const reading = readingOf('pages/a');
  reading.copy.body = { data: { title: 'What it said' } };
  reading.copy.models.set('en', { title: 'What it said' });
  const dependencies = new ContentDependencies();
  dependencies.record(reading);
  expect(JSON.stringify(dependencies.all)).not.toContain('What it said');
  expect(dependencies.all.flatMap((each) => Object.values(each))).not.toContain(reading.copy);
});

test('a page of no content of the service goes only when everything goes', async () => {
  const pages = new PageCache();
  await pages.page('/plain', async () => rendered('plain', new ContentDependencies()), changed);
  pages.purge(['pages/plain', 'headers']);
  expect(pages.fresh('/plain')).toBeDefined();
  pages.purge(['*']);
  expect(pages.fresh('/plain')).toBeUndefined();
});

test('[ROUTE-06] a page that comes or goes is kept in one place: found or missing, never both', async () => {
  const pages = new PageCache();
  const view = (name: string, status: number) =>
    pages.page('/a', async () => rendered(name, dependenciesOf('pages/a'), { status }), changed);
  await view('here', 200);
  expect(pages.size).toEqual({ pages: 1, bytes: 2_000 });
  await view('gone', 404);
  expect([pages.fresh('/a')?.etag, pages.paths]).toEqual(['gone', ['/a']]);
  expect(pages.size).toEqual({ pages: 1, bytes: 2_000 });
  await view('back', 200);
  expect([pages.fresh('/a')?.etag, pages.paths]).toEqual(['back', ['/a']]);
  await pages.page('/none', async () => rendered('none', dependenciesOf('pages/none'), { status: 404 }), changed);
  expect(pages.size).toEqual({ pages: 2, bytes: 4_000 });
  expect(pages.paths).toEqual(['/a', '/none']);
});

test('the metrics tell what was at hand, what was asked for and what only had to be extended', async () => {
  const pages = new PageCache();
  const view = () =>
    pages.page(
      '/a',
      async () => rendered('a', dependenciesOf('pages/a')),
      async () => dependenciesOf('pages/a'),
    );
  expect(pages.fresh('/a')).toBeUndefined();
  await view();
  pages.fresh('/a');
  pages.fresh('/a');
  vi.advanceTimersByTime(60_000);
  expect(pages.fresh('/a')).toBeUndefined();
  await view();
  expect(pages.counts).toEqual({ hits: 2, misses: 2, extended: 1 });
});
