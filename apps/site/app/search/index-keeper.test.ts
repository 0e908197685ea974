import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentStore } from '#app/content/content-service.server.ts';
import { steadyNow } from '#app/steady-now.ts';
import { searchSite } from './index-keeper.server.ts';
import { packPlaces } from './packed-places.ts';
import { readSite } from './read-site.server.ts';
import type { ReadPath, SiteReading } from './site-reading.ts';

vi.mock('./read-site.server.ts', () => ({ readSite: vi.fn() }));
vi.mock('#app/content/content-service.server.ts', () => ({ contentStore: { purgedAt: 0 } }));

const claims = entry('/claims', 'Claims');
const faqs = entry('/faqs-page', 'Questions');

function entry(path: string, title: string): [string, ReadPath] {
  const packs = [packPlaces([{ kind: 'page', path, title: { text: title, lang: 'en' }, trail: [] }])];
  return [path, { packs, readAt: 0, frame: '' }];
}

function willRead(reading: Partial<SiteReading>): void {
  vi.mocked(readSite).mockResolvedValueOnce({
    paths: new Map(),
    failed: [],
    complete: true,
    ...reading,
  });
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('a page that could not be read is looked for again soon, not when the index is old', async () => {
  willRead({ paths: new Map([claims]), failed: ['/faqs-page'], complete: false });
  expect(await searchSite('en', 'claims')).toMatchObject({ hits: [{ path: '/claims' }], isPart: true });
  expect(await searchSite('en', 'questions')).toMatchObject({ hits: [], isPart: true });
  expect(readSite).toHaveBeenCalledOnce();

  willRead({ paths: new Map([claims, faqs]) });
  vi.setSystemTime(Date.now() + 15_000);
  expect(await searchSite('en', 'questions')).toMatchObject({ hits: [{ path: '/faqs-page' }], isPart: false });

  vi.setSystemTime(Date.now() + 15_000);
  expect((await searchSite('en', 'claims'))?.hits).toHaveLength(1);
  expect(readSite).toHaveBeenCalledTimes(2);
  expect(vi.mocked(readSite).mock.lastCall?.[1].atOnce).toBe(3);
});

test('a reading that hangs since before a purge keeps nobody waiting: a new one is begun', async () => {
  vi.mocked(readSite)
    .mockReset()
    .mockReturnValueOnce(new Promise(() => undefined));
  expect(await searchSite('ar', 'claims')).toBeUndefined();
  contentStore.purgedAt = steadyNow();
  vi.setSystemTime(Date.now() + 1_000);
  willRead({ paths: new Map([claims]) });
  expect((await searchSite('ar', 'claims'))?.hits).toHaveLength(1);
});

test('an index that takes long to make keeps nobody waiting while an old one is at hand', async () => {
  const later = { paths: new Map([claims, faqs]), failed: [], complete: true };
  vi.mocked(readSite).mockImplementationOnce(async () => {
    vi.setSystemTime(Date.now() + 800);
    return later;
  });
  contentStore.purgedAt = steadyNow() + 100_000;
  vi.setSystemTime(Date.now() + 100_001);
  expect((await searchSite('ar', 'claims'))?.hits).toHaveLength(1);

  vi.mocked(readSite).mockReturnValueOnce(new Promise(() => undefined));
  contentStore.purgedAt = steadyNow() + 100_000;
  vi.setSystemTime(Date.now() + 100_001);
  const hitsOf = async (query: string) => {
    const isWaitedFor = setImmediate('waited for');
    const found = await Promise.race([searchSite('ar', query), isWaitedFor]);
    return typeof found === 'string' ? found : found?.hits.length;
  };
  expect([await hitsOf('claims'), await hitsOf('nothing like it')]).toEqual([1, 0]);
});

test('an index that took seconds rests before the next one is made, a minute at most, while the old one answers', async () => {
  vi.setSystemTime(Date.now() + 1_000_000);
  contentStore.purgedAt = steadyNow();
  const reads = vi.mocked(readSite).mockReset();
  reads.mockImplementationOnce(async () => {
    vi.setSystemTime(Date.now() + 5_000);
    return { paths: new Map([claims]), failed: [], complete: true };
  });
  reads.mockResolvedValue({ paths: new Map([claims, faqs]), failed: [], complete: true });
  const find = async () => (await searchSite('ar', 'questions'))?.hits.length;
  // The first of these begins the long one, which nobody waits for.
  await find();
  await setImmediate();
  contentStore.purgedAt = steadyNow();
  for (const wait of [1_000, 18_000]) {
    vi.setSystemTime(Date.now() + wait);
    expect(await find()).toBe(0);
  }
  expect(reads).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 2_000);
  await find();
  expect(reads).toHaveBeenCalledTimes(2);
  // Three pages at a time where a visitor waits; one where nobody does, so that editors are served meanwhile.
  expect(reads.mock.lastCall?.[1].atOnce).toBe(1);
});
