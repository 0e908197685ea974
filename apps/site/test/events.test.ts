import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';

let site: SiteUnderTest;
let end = () => {};
beforeAll(async () => {
  site = await startSiteUnderTest();
});
beforeEach(() => site.reset());
afterEach(() => end());
afterAll(() => site?.stop());

const quick = { firstRetry: 20, longestRetry: 20, absentRetry: 20, harmfulRetry: 20 };
const textOf = async (path: string) => (await site.get(path)).text();
const streams = () => site.service.calls.filter(({ path }) => path === '/events');
const write = (name: string, title: string) =>
  site.service.answer(`GET /pages/${name}`, { json: { data: { title, sections: [] } } });

/** Follows the service, once the stream stands. */
async function follow(times: Parameters<SiteUnderTest['follow']>[0] = quick): Promise<void> {
  end = site.follow(times);
  await vi.waitFor(() => expect(streams().length).toBeGreaterThan(0));
}

// docs/contract.md, Events.
describe('a site that follows the events of the service', () => {
  test('shows what was published, without being told by /_purge', async () => {
    await follow();
    expect(streams()[0]?.headers).toMatchObject({
      accept: 'text/event-stream',
      authorization: 'Bearer key-of-the-events',
    });
    write('sample-page', 'Before');
    expect(await textOf('/sample-page')).toContain('Before');
    write('sample-page', 'After');
    expect(await textOf('/sample-page')).toContain('Before');
    site.service.events.purge(['pages/sample-page']);
    await vi.waitFor(async () => expect(await textOf('/sample-page')).toContain('After'));
  });

  test('comes back after a break with the last id, and misses nothing', async () => {
    await follow();
    write('sample-page', 'Before');
    await textOf('/sample-page');
    site.service.events.purge(['jobs']);
    site.service.answer('GET /events', { status: 503 });
    site.service.events.cut();
    await vi.waitFor(() => expect(streams().length).toBeGreaterThan(2));
    write('sample-page', 'After');
    site.service.events.purge(['pages/sample-page']);
    expect(await textOf('/sample-page')).toContain('Before');
    site.service.answer('GET /events', undefined);
    await vi.waitFor(async () => expect(await textOf('/sample-page')).toContain('After'));
    expect(streams().at(-1)?.headers['last-event-id']).toBeDefined();
  });

  test.each([
    ['the service says reset', () => ({ text: 'event: reset\nid: 9\ndata: {}\n\n' })],
    ['everything has changed', () => ({ text: 'id: 9\nevent: purge\ndata: {"keys":["*"]}\n\n' })],
    ['the break is not bridged by an id', () => ({ text: ': hello\n\n' })],
    ['what changed is not said in words of the contract', () => ({ text: 'event: purge\ndata: [1,2\n\n' })],
  ])('asks again for everything where %s, and keeps what it has for an outage', async (_, response) => {
    write('sample-page', 'Before');
    await textOf('/sample-page');
    write('sample-page', 'After');
    site.service.answer('GET /events', () => ({ ...response(), headers: { 'content-type': 'text/event-stream' } }));
    await follow();
    await vi.waitFor(async () => expect(await textOf('/sample-page')).toContain('After'));
    site.service.answer('GET *', { status: 503 });
    const { pages } = (await (await site.get('/_cache')).json()) as { pages: string[] };
    expect(pages).toContain('/sample-page');
    expect(await textOf('/sample-page')).toContain('After');
  });

  test.each([
    ['no such call', { status: 404, json: { message: 'Not found' } }],
    ['an error', { status: 500, text: 'x' }],
    ['another type', { json: { data: [] } }],
    ['no response', { hangUp: true }],
    ['a redirect to elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }],
  ])('%s: the site works as before, and asks again', async (_, response) => {
    write('sample-page', 'Before');
    site.service.answer('GET /events', response);
    const expired = vi.spyOn(site.store, 'expire');
    await follow();
    await vi.waitFor(() => expect(streams().length).toBeGreaterThan(2));
    expect(await textOf('/sample-page')).toContain('Before');
    expect(expired).not.toHaveBeenCalled();
  });
});
