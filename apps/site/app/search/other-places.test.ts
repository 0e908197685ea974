import type { Job } from '@insurer/contract/job.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContentDependencies } from '#app/content/content-dependencies.ts';
import { contentStore } from '#app/content/content-service.server.ts';
import { readOpenJobs } from '#app/content/jobs.ts';
import { textsOf } from '#app/texts/texts.ts';
import type { View } from '#app/view.ts';
import { jobsPath, readJobs } from './other-places.server.ts';
import { unpackPlaces } from './packed-places.ts';
import { PathsRead } from './paths-read.server.ts';
import type { ReadPath } from './site-reading.ts';

vi.mock('#app/content/jobs.ts', () => ({ readOpenJobs: vi.fn() }));
vi.mock('#app/content/content-service.server.ts', () => ({ contentStore: { isPurgedSince: vi.fn(() => false) } }));

const known = new Map<string, ReadPath>();
const view = { deadline: Number.POSITIVE_INFINITY, dependencies: new ContentDependencies(), texts: textsOf('en') };

async function read(): Promise<number> {
  const reader = { known, onRead: vi.fn(async () => undefined), isSuperseded: () => false, atOnce: 3 };
  await readJobs(new PathsRead(view as unknown as View, undefined, reader));
  expect(reader.onRead).toHaveBeenCalledOnce();
  return (known.get(jobsPath)?.packs ?? []).flatMap(unpackPlaces).length;
}

function serviceHas(count: number): void {
  const jobs = Array.from({ length: count }, (_, at) => ({
    id: String(at),
    areaOfExpertise: [],
    title: { text: `Job ${at}`, lang: 'en' },
  }));
  vi.mocked(readOpenJobs).mockResolvedValue(jobs as unknown as Job[]);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.clearAllMocks();
  known.clear();
});
afterEach(() => void vi.useRealTimers());

test('many jobs are all there, and stand until a purge says that they changed, or for ten minutes', async () => {
  serviceHas(2_000);
  expect(await read()).toBe(2_000);
  serviceHas(2_001);
  vi.setSystemTime(Date.now() + 599_000);
  expect(await read()).toBe(2_000);
  vi.mocked(contentStore.isPurgedSince).mockReturnValueOnce(true);
  expect(await read()).toBe(2_001);
  serviceHas(2_002);
  vi.setSystemTime(Date.now() + 600_000);
  expect(await read()).toBe(2_002);
  expect(readOpenJobs).toHaveBeenCalledTimes(3);
});

test('few jobs are read each time', async () => {
  serviceHas(20);
  await read();
  serviceHas(21);
  expect(await read()).toBe(21);
});
