import { createLocalReq, type Where } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AdminCalls, openAdminCalls } from './admin-calls.ts';

describe('a filter of a list', () => {
  let payload: AdminCalls['payload'];
  let user: AdminCalls['user'];
  let call: AdminCalls['call'];

  beforeAll(async () => {
    ({ payload, user, call } = await openAdminCalls());
  });
  afterAll(() => payload?.destroy());

  it.each([
    '/pages?where[createdAt][equals]=true',
    '/pages?where[createdAt][greater_than]=yesterday',
    '/pages?where[updatedAt][in]=2026-01-01,soon',
    '/pages?where[or][0][and][0][updatedAt][less_than][]=x',
    '/pages?where[id][near]=1,2,3',
    '/pages?where[title][within]=x',
    '/pages?where[title][intersects]=x',
    '/pages?where[title][all]=x',
    '/pages?where[title][like][]=x',
    '/pages?where[title][not_like][]=x',
    '/pages/count?where[createdAt][equals]=true',
    '/pages/versions?where[version.createdAt][equals]=true',
    '/pages/versions?where[version.title][near]=1',
    '/job-applications?where[job.closingDate][equals]=true',
    '/job-applications/export.csv?where[createdAt][equals]=true',
    '/service-requests?where[history.at][equals]=true',
    '/globals/header/versions?where[createdAt][equals]=true',
    '/globals/header/versions?where[version.updatedAt][near]=1',
    '/payload-locked-documents?where[updatedAt][equals]=true',
    '/pages?where[id][in]=',
    '/pages?where[id][in]=1,,2',
    '/pages?where[id][in]=null',
    '/pages?where[or][0][id][not_in]=',
    '/pages/versions?where[id][in]=x',
    '/globals/header/versions?where[id][in]=',
    '/service-requests?where[assignee][in]=x',
    '/service-requests?where[assignee__id][in]=x',
    '/service-requests?where[assignee][in]=null',
    '/service-requests?where[assignee][equals]=x',
    '/service-requests?where[assignee][contains][]=7',
    '/pages?where[title][equals][]=7',
    '/pages?where[title][equals][a]=7',
    '/pages?where[or][0][title][greater_than][]=7',
    '/pages?where[title][in][0][a]=7',
    '/pages/versions?where[version.title][not_equals][a]=7',
    '/globals/header/versions?where[id][equals][a]=7',
    '/service-requests/export.csv?where[reference][equals][a]=7',
    '/pages?page=1e20',
    '/pages?page=1e400',
    '/pages?limit=1e20',
    '/pages?limit=1.5',
    '/pages/versions?page=1e20',
    '/globals/header/versions?page=1e20',
  ])('that neither database can be asked is refused with a sentence: %s', async (path) => {
    const faults = vi.spyOn(payload.logger, 'error');
    const response = await call('GET', path);
    const text = await response.text();
    expect([response.status, faults.mock.calls.length], text).toEqual([400, 0]);
    expect(text).toMatch(
      /no comparison here|takes one text|takes plain values|Send a date such as|Send numbers of rows|Send a whole number/,
    );
    faults.mockRestore();
  });

  it.each([
    '/pages?where[createdAt][exists]=true',
    '/pages?where[createdAt][equals]=null',
    '/pages?where[createdAt][equals]=',
    '/pages?where[createdAt][in]=2026-01-01,2026-01-02',
    '/pages?where[title][like]=home',
    '/pages/versions?where[version.updatedAt][greater_than]=2026-01-01',
    '/globals/header/versions?where[updatedAt][greater_than]=2026-01-01',
    '/job-applications?where[job.title][like]=x',
    '/pages?where[id][in]=1, 2',
    '/pages?where[name][not_in]=',
    '/service-requests?where[assignee][in]=',
    '/service-requests?where[assignee][in][]=1',
    '/service-requests?where[assignee][equals]=1',
    '/service-requests?where[assignee][not_equals]=null',
    '/service-requests?where[assignee][equals]=',
    '/service-requests?where[assignee][exists]=true',
    '/pages?where[title][in][]=a&where[title][in][]=b',
    '/service-requests?where[assignee][in]=1,',
    '/service-requests?where[history.id][in]=6650f0,x',
    '/pages?page=2147483647&limit=2147483647',
    '/pages?limit=0',
  ])('that can be asked is answered: %s', async (path) => {
    expect((await call('GET', path)).status).toBe(200);
  });

  it.each([
    '/redirects?limit=0',
    '/redirects?limit=-1',
    '/redirects?limit=501',
    '/redirects?limit=2147483647',
    '/redirects?limit=',
    '/redirects?pagination=false',
    '/redirects?pagination=false&limit=0',
  ])('answers with so many rows and says that there are more: %s', async (path) => {
    const kept = await payload.db.count({ collection: 'redirects' });
    for (let count = kept.totalDocs; count <= 500; count += 1)
      await payload.db.create({ collection: 'redirects', data: { from: `from-${count}`, to: '/' } });
    const response = await call('GET', path);
    expect(response.status).toBe(200);
    const { docs, ...said } = await response.json();
    expect([docs.length, said]).toEqual([500, expect.objectContaining({ totalDocs: 501, hasNextPage: true })]);
    expect((await payload.find({ collection: 'redirects', limit: 0 })).docs).toHaveLength(501);
  });

  it.each([
    ['/pages/versions?limit=0', 500],
    ['/globals/header/versions?limit=0', 500],
    ['/publications?pagination=false', 500],
    ['/audit-log?limit=0', 500],
    ['/payload-locked-documents?limit=0', 500],
    ['/pages?limit=100', 100],
    ['/pages', 10],
  ])('has a limit, whatever it is of: %s', async (path, limit) => {
    expect(await (await call('GET', path)).json()).toMatchObject({ limit });
  });

  it('by a day of the picker is by the day in Riyadh from midnight to midnight, whoever asks', async () => {
    const moments = {
      'day-before': '2026-03-02T20:59:59.000Z',
      'day-begins': '2026-03-02T21:00:00.000Z',
      'day-ends': '2026-03-03T20:59:59.000Z',
      'day-after': '2026-03-03T21:00:00.000Z',
    };
    const names = Object.keys(moments);
    for (const [name, createdAt] of Object.entries(moments))
      await payload.create({ collection: 'pages', draft: true, data: { name, title: name, createdAt } });
    const req = await createLocalReq({ user }, payload);
    const found = async (createdAt: Where[string]) => {
      const where: Where = { and: [{ name: { in: names } }, { or: [{ and: [{ createdAt }] }] }] };
      const { docs } = await payload.find({
        collection: 'pages',
        where,
        sort: 'createdAt',
        overrideAccess: false,
        req,
      });
      return docs.map(({ name }) => name);
    };
    const day = '2026-03-03T12:00:00.000Z';
    const [before, begins, ends, after] = names;
    expect(await found({ equals: day })).toEqual([begins, ends]);
    expect(await found({ not_equals: day })).toEqual([before, after]);
    expect(await found({ greater_than: day })).toEqual([after]);
    expect(await found({ greater_than_equal: day })).toEqual([begins, ends, after]);
    expect(await found({ less_than: day })).toEqual([before]);
    expect(await found({ less_than_equal: day })).toEqual([before, begins, ends]);
    expect(await found({ greater_than_equal: day, less_than: '2026-03-04T12:00:00.000Z' })).toEqual([begins, ends]);
    // From a browser in India, and from one in Nepal.
    for (const time of ['11:30', '11:15'])
      expect(await found({ equals: day.replace('12:00', time) }), time).toEqual([begins, ends]);
    // Any other moment is that moment.
    expect(await found({ greater_than: '2026-03-03T20:59:58.000Z' })).toEqual([ends, after]);
    const response = await call('GET', `/pages?where[createdAt][equals]=${day}&sort=createdAt`);
    expect((await response.json()).docs.map(({ name }: { name: string }) => name)).toEqual([begins, ends]);
  });
});
