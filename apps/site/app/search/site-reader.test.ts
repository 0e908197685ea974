import { setImmediate } from 'node:timers/promises';
import type { Header } from '@insurer/contract/header.ts';
import type { Page } from '@insurer/contract/page.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentDependencies } from '#app/content/content-dependencies.ts';
import { ContentFailure } from '#app/content/content-failure.ts';
import { contentStore } from '#app/content/content-service.server.ts';
import { readContentPage, readPassingPage } from '#app/content/pages.ts';
import { textsOf } from '#app/texts/texts.ts';
import type { View } from '#app/view.ts';
import { unpackPlaces } from './packed-places.ts';
import { SiteReader } from './site-reader.server.ts';
import type { ReadPath } from './site-reading.ts';

vi.mock('#app/content/pages.ts', () => ({ readContentPage: vi.fn(), readPassingPage: vi.fn() }));
vi.mock('#app/content/content-service.server.ts', () => ({ contentStore: { isPurgedSince: vi.fn(() => false) } }));
vi.mock('./other-places.server.ts', () => ({ jobsPath: '/jobs', readJobs: vi.fn(), readQuotes: vi.fn(() => []) }));

const monday = '2026-11-23T08:00:00.000Z';
const titles = new Map<string, string>();
const pathsOf = (count: number) => Array.from({ length: count }, (_, at) => `/page-${at}`);

function pageOf(_: unknown, name: string): Promise<Page | undefined> {
  const page = { title: { text: titles.get(name) ?? name, lang: 'en' }, metaTags: [], sections: [] };
  return Promise.resolve(page as unknown as Page);
}

function readerOf(count: number, known: Map<string, ReadPath>, changed: Record<string, string> = {}) {
  const view = { deadline: Date.now() + 1_000_000, dependencies: new ContentDependencies(), texts: textsOf('en') };
  const paths = pathsOf(count);
  const listed = new Map(paths.map((path) => [path, changed[path] ?? monday]));
  const reader = { known, onRead: vi.fn(async () => undefined), isSuperseded: vi.fn(() => false), atOnce: 3 };
  const header = { items: [] } as unknown as Header;
  return { reader, read: () => new SiteReader(view as unknown as View, header, { paths, listed }, reader).read() };
}

const titleAt = (known: ReadonlyMap<string, ReadPath>, path: string) =>
  unpackPlaces(known.get(path)?.packs[0] as Buffer)[0]?.title.text;
const readNames = () => vi.mocked(readPassingPage).mock.calls.map(([, name]) => name);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.clearAllMocks();
  titles.clear();
  vi.mocked(readPassingPage).mockImplementation(pageOf);
  vi.mocked(readContentPage).mockImplementation(pageOf);
});
afterEach(() => void vi.useRealTimers());

test('of a long list every page is read, and next time what the list or a purge says is changed, and a few of the others', async () => {
  const known = new Map<string, ReadPath>();
  const first = await readerOf(1_500, known).read();
  expect([first.paths.size, first.complete]).toEqual([1_501, true]);

  vi.mocked(readPassingPage).mockClear();
  vi.setSystemTime(Date.now() + 60_000);
  // The two, home, and a hundred more.
  titles.set('page-700', 'Changed').set('page-900', 'Purged').set('page-1400', 'Nobody tells');
  vi.mocked(contentStore.isPurgedSince).mockImplementation((key) => key === 'pages/page-900');
  const second = await readerOf(1_500, known, { '/page-700': '2026-11-24T08:00:00.000Z' }).read();
  expect(readNames()).toHaveLength(103);
  expect(['page-700', 'page-900'].every((name) => readNames().includes(name))).toBe(true);
  expect([titleAt(second.paths, '/page-700'), titleAt(second.paths, '/page-900')]).toEqual(['Changed', 'Purged']);
  // What says the same is the same, so that nothing has to be made of it anew.
  expect(second.paths.get('/page-3')?.packs).toBe(first.paths.get('/page-3')?.packs);
  expect([...second.paths.keys()]).toEqual([...first.paths.keys()]);
});

test('in the end everything is read again: the longest unread first', async () => {
  const known = new Map<string, ReadPath>();
  vi.mocked(contentStore.isPurgedSince).mockReturnValue(false);
  await readerOf(350, known).read();
  titles.set('page-340', 'Nobody tells');
  for (let round = 0; round < 4; round++) {
    vi.setSystemTime(Date.now() + 60_000);
    await readerOf(350, known).read();
  }
  expect(titleAt(known, '/page-340')).toBe('Nobody tells');
});

test('a short list is read again whole, through the copies that visitors get', async () => {
  const known = new Map<string, ReadPath>();
  await readerOf(20, known).read();
  await readerOf(20, known).read();
  expect(vi.mocked(readContentPage).mock.calls.filter(([, name]) => name !== 'home')).toHaveLength(40);
  expect(readPassingPage).not.toHaveBeenCalled();
});

test('what cannot be read stands as it was; what is gone or listed no more is gone', async () => {
  const known = new Map<string, ReadPath>();
  await readerOf(20, known).read();
  vi.mocked(readContentPage).mockImplementation((view, name) => {
    if (name === 'page-4') return Promise.reject(new ContentFailure('unavailable', 'down'));
    return name === 'page-5' ? Promise.resolve(undefined) : pageOf(view, name);
  });
  const { paths, failed, complete } = await readerOf(19, known).read();
  expect([failed, complete]).toEqual([['/page-4'], false]);
  expect(['/page-4', '/page-5', '/page-19'].map((path) => paths.has(path))).toEqual([true, false, false]);
});

test('a reading that another one follows ends, and the next goes on from what it has read', async () => {
  const known = new Map<string, ReadPath>();
  const { reader, read } = readerOf(1_000, known);
  vi.mocked(readPassingPage).mockImplementation((view, name) => {
    if (name === 'page-499') reader.isSuperseded.mockReturnValue(true);
    return pageOf(view, name);
  });
  await read();
  expect(known.size).toBeLessThan(510);

  vi.mocked(readPassingPage).mockClear().mockImplementation(pageOf);
  const next = readerOf(1_000, known);
  expect((await next.read()).paths.size).toBe(1_001);
  // Those that are not there, and the hundred that are read again.
  expect(readNames().length).toBeLessThan(610);
  expect(next.reader.onRead).toHaveBeenCalledTimes(1_001);
});

test.each([3, 1])('%i pages are asked for at a time', async (atOnce) => {
  let [running, most] = [0, 0];
  vi.mocked(readContentPage).mockImplementation(async (_, name) => {
    most = Math.max(most, ++running);
    await setImmediate();
    running -= 1;
    return pageOf(undefined, name);
  });
  const { reader, read } = readerOf(12, new Map());
  reader.atOnce = atOnce;
  expect((await read()).complete).toBe(true);
  expect(most).toBe(atOnce);
});
