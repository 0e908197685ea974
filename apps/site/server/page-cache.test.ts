import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentLedger } from '#app/content/content-ledger.ts';
import { PageCache } from './page-cache.ts';
import type { StoredAnswer } from './stored-answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answerOf = (name: string, status = 200) => ({ status, etag: name, bytes: 1_000 }) as StoredAnswer;

function ledgerOf(key: string, options: { age?: number; stale?: boolean } = {}): ContentLedger {
  const ledger = new ContentLedger();
  const copy = {
    key,
    body: {},
    version: 'v1',
    fetchedAt: Date.now() - (options.age ?? 0),
    bytes: 1,
    models: new Map(),
  };
  ledger.record({ copy, stale: options.stale ?? false, request: { key, path: `/${key}` } });
  return ledger;
}

const drawn = (name: string, ledger: ContentLedger, options: { status?: number; cacheable?: boolean } = {}) => ({
  answer: answerOf(name, options.status),
  ledger,
  cacheable: options.cacheable ?? true,
  drawnAt: Date.now(),
});
const changed = async () => undefined;

test('[API-29] ages add up: a page made from content that is 40 s old is fresh for 20 s and no more', async () => {
  const pages = new PageCache();
  await pages.page('/careers', async () => drawn('one', ledgerOf('pages/careers', { age: 40_000 })), changed);
  vi.advanceTimersByTime(19_999);
  expect(pages.fresh('/careers')?.etag).toBe('one');
  vi.advanceTimersByTime(1);
  expect(pages.fresh('/careers')).toBeUndefined();
});

test('a page made from an old copy, or with a part missing, is shown for 5 s only', async () => {
  const pages = new PageCache();
  const degraded = ledgerOf('getHeaders');
  degraded.markDegraded();
  await pages.page('/a', async () => drawn('a', ledgerOf('pages/a', { age: 90_000, stale: true })), changed);
  await pages.page('/b', async () => drawn('b', degraded), changed);
  vi.advanceTimersByTime(4_999);
  expect([pages.fresh('/a')?.etag, pages.fresh('/b')?.etag]).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  expect([pages.fresh('/a'), pages.fresh('/b')]).toEqual([undefined, undefined]);
});

test('a page that lacks a part is drawn anew as soon as the part can be had', async () => {
  const pages = new PageCache();
  const ledger = ledgerOf('pages/a');
  let answered = false;
  ledger.markDegraded(() => answered);
  await pages.page('/a', async () => drawn('without', ledger), changed);
  expect(pages.fresh('/a')?.etag).toBe('without');
  answered = true;
  expect(pages.fresh('/a')).toBeUndefined();
  await pages.page('/a', async () => drawn('whole', ledgerOf('pages/a')), changed);
  vi.advanceTimersByTime(59_000);
  expect(pages.fresh('/a')?.etag).toBe('whole');
});

test('many visitors at a time draw a page once', async () => {
  const pages = new PageCache();
  const draw = vi.fn(async () => drawn('one', ledgerOf('pages/careers')));
  await Promise.all(Array.from({ length: 10 }, () => pages.page('/careers', draw, changed)));
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a page whose content is unchanged after 60 s is not drawn again', async () => {
  const pages = new PageCache();
  const draw = vi.fn(async () => drawn('one', ledgerOf('pages/careers')));
  await pages.page('/careers', draw, changed);
  vi.advanceTimersByTime(60_000);
  await pages.page('/careers', draw, async () => ledgerOf('pages/careers'));
  expect(draw).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(59_999);
  expect(pages.fresh('/careers')).toBeDefined();
});

test('a page whose content never changes is drawn anew after 10 minutes', async () => {
  const pages = new PageCache();
  const draw = vi.fn(async () => drawn('one', ledgerOf('pages/careers')));
  const view = () => pages.page('/careers', draw, async () => ledgerOf('pages/careers'));
  await view();
  vi.advanceTimersByTime(10 * 60_000);
  await view();
  expect(draw).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await view();
  expect(draw).toHaveBeenCalledTimes(2);
});

test('failures are answered and never kept', async () => {
  const pages = new PageCache();
  const answer = await pages.page(
    '/x',
    async () => drawn('x', new ContentLedger(), { status: 503, cacheable: false }),
    changed,
  );
  expect(answer.status).toBe(503);
  expect(pages.fresh('/x')).toBeUndefined();
});

test('a missing page is kept for 10 s, apart from the pages', async () => {
  const pages = new PageCache();
  await pages.page('/none', async () => drawn('none', ledgerOf('pages/none'), { status: 404 }), changed);
  expect(pages.fresh('/none')?.status).toBe(404);
  vi.advanceTimersByTime(10_000);
  expect(pages.fresh('/none')).toBeUndefined();
});

test('made-up addresses do not push real pages out', async () => {
  const pages = new PageCache(1_000_000);
  await pages.page('/careers', async () => drawn('careers', ledgerOf('pages/careers')), changed);
  for (let index = 0; index < 2_000; index++) {
    await pages.page(`/no-${index}`, async () => drawn('none', ledgerOf('x'), { status: 404 }), changed);
  }
  expect(pages.fresh('/careers')).toBeDefined();
  expect(pages.size.bytes).toBeLessThan(1_000_000);
});

test('a purge empties the pages that were made from its keys, and nothing else', async () => {
  const pages = new PageCache();
  await pages.page('/careers', async () => drawn('careers', ledgerOf('pages/careers')), changed);
  await pages.page('/ar/careers', async () => drawn('arabic', ledgerOf('pages/careers')), changed);
  await pages.page('/claims', async () => drawn('claims', ledgerOf('pages/claims')), changed);
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
      return drawn('old', ledgerOf('pages/careers'));
    },
    changed,
  );
  expect((await page).etag).toBe('old');
  expect(pages.fresh('/careers')).toBeUndefined();
});
