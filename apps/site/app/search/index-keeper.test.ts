import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentStore } from '#app/content/content-service.server.ts';
import { searchSite } from './index-keeper.server.ts';
import { readSite, type SiteReading } from './read-site.server.ts';
import type { SearchEntry } from './search-entry.ts';

vi.mock('./read-site.server.ts', () => ({ readSite: vi.fn() }));
vi.mock('#app/content/content-service.server.ts', () => ({ contentStore: { purgedAt: 0 } }));

const claims = entry('/claims', 'Claims');
const faqs = entry('/faqs-page', 'Questions');

function entry(path: string, title: string): [string, SearchEntry[]] {
  return [path, [{ kind: 'page', path, title: { text: title, lang: 'en' }, trail: [] }]];
}

function willRead(reading: Partial<SiteReading>): void {
  vi.mocked(readSite).mockResolvedValueOnce({
    entries: new Map(),
    failed: [],
    complete: true,
    version: '',
    ...reading,
  });
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('a page that could not be read is looked for again soon, not when the index is old', async () => {
  willRead({ entries: new Map([claims]), failed: ['/faqs-page'], complete: false, version: 'part' });
  expect((await searchSite('en', 'claims'))?.hits).toHaveLength(1);
  expect((await searchSite('en', 'questions'))?.hits).toEqual([]);
  expect(readSite).toHaveBeenCalledOnce();

  willRead({ entries: new Map([claims, faqs]), version: 'whole' });
  vi.setSystemTime(Date.now() + 15_000);
  expect((await searchSite('en', 'questions'))?.hits).toHaveLength(1);

  vi.setSystemTime(Date.now() + 15_000);
  expect((await searchSite('en', 'claims'))?.hits).toHaveLength(1);
  expect(readSite).toHaveBeenCalledTimes(2);
});

test('a reading that hangs since before a purge keeps nobody waiting: a new one is begun', async () => {
  vi.mocked(readSite)
    .mockReset()
    .mockReturnValueOnce(new Promise(() => undefined));
  expect(await searchSite('ar', 'claims')).toBeUndefined();
  contentStore.purgedAt = Date.now();
  vi.setSystemTime(Date.now() + 1_000);
  willRead({ entries: new Map([claims]), version: 'purged' });
  expect((await searchSite('ar', 'claims'))?.hits).toHaveLength(1);
});

test('an index that takes long to make keeps nobody waiting while an old one is at hand', async () => {
  const later = { entries: new Map([claims, faqs]), failed: [], complete: true, version: 'many' };
  vi.mocked(readSite).mockImplementationOnce(async () => {
    vi.setSystemTime(Date.now() + 800);
    return later;
  });
  contentStore.purgedAt = Date.now() + 100_000;
  vi.setSystemTime(Date.now() + 100_001);
  expect((await searchSite('ar', 'claims'))?.hits).toHaveLength(1);

  vi.mocked(readSite).mockReturnValueOnce(new Promise(() => undefined));
  contentStore.purgedAt = Date.now() + 100_000;
  vi.setSystemTime(Date.now() + 100_001);
  const hitsOf = async (query: string) => {
    const isWaitedFor = setImmediate('waited for');
    const found = await Promise.race([searchSite('ar', query), isWaitedFor]);
    return typeof found === 'string' ? found : found?.hits.length;
  };
  expect([await hitsOf('claims'), await hitsOf('nothing like it')]).toEqual([1, 0]);
});
