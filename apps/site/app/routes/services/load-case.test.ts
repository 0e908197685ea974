import { requestDetailsExample } from '@insurer/contract/examples/response-examples.ts';
import { type FakeService, startFakeService } from '@insurer/contract/fake-service.ts';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { viewOf } from '#app/view-fixture.ts';

const reference = 'R-1';
let service: FakeService;
let modules: typeof import('./load-case.ts') & typeof import('#app/view-context.ts');
let log: typeof import('#app/log.server.ts').log;
let cookie = '';

beforeAll(async () => {
  service = await startFakeService();
  process.env.CONTENT_API_URL = service.url;
  modules = { ...(await import('./load-case.ts')), ...(await import('#app/view-context.ts')) };
  ({ log } = await import('#app/log.server.ts'));
  const { openCaseCookie } = await import('#app/forms/open-cases.server.ts');
  cookie = openCaseCookie(new Request('http://site.test/'), { reference, token: 'x' }).split(';')[0] ?? '';
});
afterAll(() => service.stop());
beforeEach(() => service.reset());

function argumentsOf(init: RequestInit, query = '') {
  const path = `/my-requests/${reference}`;
  const request = new Request(`http://site.test${path}${query}`, init);
  const context = new RouterContextProvider(new Map([[modules.viewContext, viewOf('en', path)]]) as never);
  return { request, params: { reference }, context } as unknown as Parameters<typeof modules.loadCase>[0];
}

test.each([
  ['was never open in this browser', false],
  ['is not open any more', true],
])('a message to a request that %s is refused in words and comes back: no fault of anybody’s', async (_, isKept) => {
  const faults = vi.spyOn(log, 'error');
  service.answer(`POST /service-requests/${reference}/messages`, { status: 401, json: {} });
  const body = new URLSearchParams({ text: 'Here it is.', filled_for: '60000' });
  const sent = { method: 'POST', body, headers: new Headers(isKept ? { cookie } : {}) };
  const { data, init } = (await modules.sendMessage(argumentsOf(sent))) as Exclude<
    Awaited<ReturnType<typeof modules.sendMessage>>,
    Response
  >;
  expect([init?.status, data.values.text]).toEqual([422, 'Here it is.']);
  expect(data.failure).toContain('the request is no longer open in this browser');
  expect(faults).not.toHaveBeenCalled();
  faults.mockRestore();
});

test('whoever writes an address that tells of a failure makes none; who holds the request sees it', async () => {
  const load = async (headers: Record<string, string>) => modules.loadCase(argumentsOf({ headers }, '?failed=1'));
  const stranger = await load({});
  expect([stranger.init?.status, stranger.data.failed]).toEqual([410, true]);
  service.answer(`GET /service-requests/${reference}`, { status: 500, json: {} });
  expect((await load({ cookie })).init?.status).toBe(503);
  service.answer(`GET /service-requests/${reference}`, { json: { data: requestDetailsExample(reference) } });
  const owner = await load({ cookie });
  expect([owner.init?.status, owner.data.details?.reference]).toEqual([200, reference]);
});

test('a link has ended where the service refuses it, and not where it answers what nobody can read', async () => {
  const { openCase } = await import('./open-case.ts');
  const led = async (response: Parameters<FakeService['answer']>[1]) => {
    service.answer(`GET /service-requests/${reference}`, response);
    const { headers } = await openCase(new Request('http://site.test/'), viewOf('en', '/'), reference, 'token-of-R-1');
    return headers.get('location')?.split('?')[1];
  };
  const page = { status: 404, text: '<html>No such route' };
  const unread = [{ text: '<html>' }, page, { json: { data: {} } }, { status: 303 }, { status: 500 }, { status: 429 }];
  for (const response of unread) expect(await led(response), JSON.stringify(response)).toBe('failed=1');
  for (const status of [401, 403, 404]) expect(await led({ status, json: {} }), String(status)).toBe('ended=1');
  expect(await led(undefined)).toBeUndefined();
});
