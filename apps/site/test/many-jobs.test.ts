import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site?.stop());
beforeEach(() => {
  site.reset();
  const jobs = Array.from({ length: 2_000 }, (_, at) => ({
    id: `job-${at + 1}`,
    title: `Job ${at + 1}`,
    location: 'Here',
  }));
  site.service.answer('GET /jobs', ({ query }) => ({
    json: {
      data: {
        jobs: jobs.filter(({ title }) => title.includes(query.title ?? '')),
        countries: [{ name: 'Here', code: 'SA' }],
      },
    },
  }));
});

const textOf = async (path: string) => (await site.get(path)).text();
const shownIn = (html: string) =>
  [...html.matchAll(/href="(?:\/ar)?\/career-details\/job-(\d+)"/g)].map(([, id]) => Number(id));
const moreIn = (html: string) => /href="([^"]*[?&;]show=[^"]*#[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

test.each(['', '/ar'])(
  '[OPEN-05] of 2,000 jobs a first part is shown, and one more with each link: %s',
  async (prefix) => {
    const first = await textOf(`${prefix}/career-openings`);
    expect(shownIn(first)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    expect(first).toContain('2,000');
    expect(Buffer.byteLength(first)).toBeLessThan(300_000);
    const address = moreIn(first);
    expect(address).toBe(`${prefix}/career-openings?show=100#place-jobs-51`);
    const second = await textOf(address?.split('#')[0] ?? '');
    expect(shownIn(second)).toHaveLength(100);
    expect(second).toContain('id="place-jobs-51"');
    expect(moreIn(second)).toContain('show=150#place-jobs-101');
  },
);

test('[OPEN-01] [OPEN-02] the filters find among all, and what they leave comes in parts, too', async () => {
  const one = await textOf('/career-openings?title=Job+1999&location=Here');
  expect([shownIn(one), moreIn(one)]).toEqual([[1999], undefined]);
  const many = await textOf('/career-openings?title=Job+1&location=Here');
  expect(shownIn(many)).toHaveLength(50);
  expect(moreIn(many)).toBe('/career-openings?title=Job+1&location=Here&show=100#place-jobs-51');
});

test('[OPEN-05] [OPEN-01] a service that gives parts is asked for no more than is shown, however much stands in a job', async () => {
  const description = 'What the job is about. '.repeat(200);
  const jobs = Array.from({ length: 2_000 }, (_, at) => ({ id: `job-${at + 1}`, title: `Job ${at + 1}`, description }));
  site.service.answer('GET /jobs', ({ query }) => {
    const { title = '', limit = '9999', cursor = '0' } = query;
    const found = jobs.filter((job) => job.title.includes(title));
    const end = Number(cursor) + Number(limit);
    const next = end < found.length ? String(end) : null;
    const part = found.slice(Number(cursor), end);
    return { json: { data: { jobs: part, countries: [{ name: 'Here' }], total: found.length, next } } };
  });
  const first = await textOf('/career-openings');
  expect([shownIn(first).length, first.includes('2,000')]).toEqual([50, true]);
  expect(shownIn(await textOf('/career-openings?show=100'))).toHaveLength(100);
  // What was shown before is at hand, and what the next link asks for is no more than it adds.
  const asked = site.service.calls
    .filter(({ path }) => path === '/jobs')
    .map(({ query }) => [query.cursor, query.limit]);
  expect(asked).toEqual([
    [undefined, '51'],
    ['51', '51'],
  ]);
  expect(shownIn(await textOf('/career-openings?show=700'))).toEqual(Array.from({ length: 700 }, (_, at) => at + 1));
  expect(shownIn(await textOf('/career-openings?title=Job+1999'))).toEqual([1999]);
  const sitemap = await textOf('/sitemap.xml');
  expect(sitemap.match(/<loc>[^<]+career-details/g)).toHaveLength(4_000);
});

test('a service that gives more than was asked for, and another part behind every part, is not read without end', async () => {
  const jobs = Array.from({ length: 6_000 }, (_, at) => ({ id: `job-${at + 1}` }));
  site.service.answer('GET /jobs', ({ query: { cursor = '0' } }) => ({
    json: { data: { jobs, countries: [], next: String(Number(cursor) + 1) } },
  }));
  expect((await site.get('/sitemap.xml')).status).toBe(200);
  expect(site.service.calls.filter(({ path }) => path === '/jobs')).toHaveLength(5);
});

test.each([
  ['0', 50],
  ['-5', 50],
  ['51', 100],
  ['x', 50],
  ['99999999999', 50],
  ['99999', 2_000],
])('a part that nobody offered, %s, is a part all the same', async (show, count) => {
  expect(shownIn(await textOf(`/career-openings?show=${show}`))).toHaveLength(count);
});

test('a content page shows a first part of them and leads to all', async () => {
  const section = { id: 1, order: 1, section: { name: 'job_component' }, content: {} };
  site.service.answer('GET /pages/openings', { json: { data: { title: 'Openings', sections: [section] } } });
  const html = await textOf('/openings');
  expect(shownIn(html)).toHaveLength(50);
  expect(html).toMatch(/<a[^>]+href="\/career-openings"[^>]*><span>See all job openings/);
});
