import { afterEach, describe, expect, test, vi } from 'vitest';
import { UnansweredSearches } from './unanswered-searches.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const gather = 60_000;

/** Searches told to a service that answers with these statuses in turn, the last one for ever. */
function over(...statuses: number[]) {
  vi.useFakeTimers();
  const told: { url: string; init: RequestInit }[] = [];
  const fetch = (async (url: URL, init: RequestInit) => {
    told.push({ url: String(url), init });
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    if (status === 0) throw new Error('The service is away.');
    return Response.json({ data: { counted: 1 } }, { status });
  }) as typeof globalThis.fetch;
  const searches = new UnansweredSearches({ baseUrl: 'http://service/api', apiKeys: ['key'], fetch }, log);
  const bodies = () => told.map(({ init }) => JSON.parse(String(init.body)) as { searches: object[] });
  return { searches, told, bodies, minute: () => vi.advanceTimersByTimeAsync(gather) };
}
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('searches that found nothing', () => {
  test('are gathered for a minute and told together, counted, folded, by language', async () => {
    const { searches, told, bodies, minute } = over(200);
    for (const query of ['سطحة', 'سَطحه', 'Fax']) searches.note('ar', query);
    searches.note('en', 'fax');
    expect(told).toHaveLength(0);
    await minute();
    await minute();
    expect(told.map(({ url }) => url)).toEqual(['http://service/api/unanswered-searches']);
    expect(bodies()[0]).toEqual({
      searches: [
        { language: 'ar', words: 'سطحه', count: 2 },
        { language: 'ar', words: 'fax', count: 1 },
        { language: 'en', words: 'fax', count: 1 },
      ],
    });
    searches.note('en', 'fax');
    await minute();
    expect(bodies()[1]).toEqual({ searches: [{ language: 'en', words: 'fax', count: 1 }] });
  });

  test('say nothing of the visitor, and what may be about a person is never told nor logged', async () => {
    const { searches, told, minute } = over(200);
    for (const query of ['1000000008', 'sara@example.com', 'C7-4KXM-92QP-F']) searches.note('en', query);
    await minute();
    expect(told).toHaveLength(0);
    searches.note('en', 'login');
    await minute();
    expect(Object.keys(told[0]?.init.headers ?? {}).sort()).toEqual(['accept', 'authorization', 'content-type']);
    expect(JSON.stringify(Object.values(log).map(({ mock }) => mock.calls))).not.toContain('login');
  });

  test('are bounded in number', async () => {
    const { searches, bodies, minute } = over(200);
    const letters = [...'abcdefghijklmnopqrst'];
    for (const one of letters) for (const other of letters) searches.note('en', `word${one}${other}`);
    searches.note('en', 'wordaa');
    await minute();
    expect(bodies()[0]?.searches).toHaveLength(200);
    expect(bodies()[0]?.searches[0]).toEqual({ language: 'en', words: 'wordaa', count: 2 });
  });

  test('are kept to itself for ten minutes where the service lacks the call, and then told again', async () => {
    const { searches, told, minute } = over(404, 200);
    searches.note('en', 'login');
    await minute();
    searches.note('en', 'login');
    await minute();
    expect(told).toHaveLength(1);
    for (let passed = 0; passed < 10; passed++) await minute();
    searches.note('en', 'login');
    await minute();
    expect(told).toHaveLength(2);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('are forgotten where the service fails: nobody notices, and the next ones are told', async () => {
    const { searches, told, minute } = over(0, 503, 200);
    for (let turn = 0; turn < 3; turn++) {
      searches.note('en', 'login');
      await minute();
    }
    expect(told).toHaveLength(3);
    expect(log.info).toHaveBeenCalledTimes(1);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});
