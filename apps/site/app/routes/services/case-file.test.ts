import { RouterContextProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { viewOf } from '#app/view-fixture.ts';

const megabyte = 1_048_576;
let loader: typeof import('./case-file.ts').loader;
let viewContext: typeof import('#app/view-context.ts').viewContext;
let cookie = '';
let pulled = 0;

beforeAll(async () => {
  process.env.CONTENT_API_URL = 'http://127.0.0.1:9/api';
  ({ loader } = await import('./case-file.ts'));
  ({ viewContext } = await import('#app/view-context.ts'));
  const { openCaseCookie } = await import('#app/forms/open-cases.server.ts');
  cookie = openCaseCookie(new Request('http://site.test/'), { reference: 'R-1', token: 'x' }).split(';')[0] ?? '';
});
afterEach(() => vi.unstubAllGlobals());

function serviceHas(bytes: number, headers: Record<string, string> = {}) {
  pulled = 0;
  const answer = () => {
    let rest = bytes;
    const body = new ReadableStream({
      pull(controller) {
        if (rest <= 0) return controller.close();
        rest -= 65_536;
        pulled += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/pdf', ...headers } });
  };
  vi.stubGlobal('fetch', async () => answer());
}

async function download(visitorAddress: string, method = 'GET'): Promise<Response> {
  const request = new Request('http://site.test/my-requests/R-1/files/7', { method, headers: { cookie } });
  const context = new RouterContextProvider(new Map([[viewContext, { ...viewOf('en'), visitorAddress }]]));
  const args = { request, params: { reference: 'R-1', file: '7' }, context } as unknown as Parameters<typeof loader>[0];
  return loader(args);
}

test('a file goes to the visitor as it comes, and nothing of it is held', async () => {
  serviceHas(8 * megabyte, { 'content-length': String(8 * megabyte) });
  const response = await download('192.0.2.1');
  expect(response.headers.get('content-length')).toBe(String(8 * megabyte));
  expect(pulled).toBeLessThanOrEqual(2 * 65_536);
  expect((await response.arrayBuffer()).byteLength).toBe(8 * megabyte);
});

test('of one sender a few files go at once, of one line some more; another is served when one has ended', async () => {
  serviceHas(megabyte);
  const own = await Promise.all(Array.from({ length: 5 }, () => download('192.0.2.2')));
  expect(own.map(({ status }) => status)).toEqual([200, 200, 200, 200, 503]);
  expect((await download('198.51.100.7')).status).toBe(200);
  await own[0]?.body?.cancel();
  await own[1]?.arrayBuffer();
  expect([(await download('192.0.2.2')).status, (await download('192.0.2.2')).status]).toEqual([200, 200]);
  expect((await download('192.0.2.2')).status).toBe(503);
});

test('all senders together have a bounded number', async () => {
  serviceHas(megabyte);
  const all = await Promise.all(Array.from({ length: 70 }, (_, at) => download(`203.0.${at}.7`)));
  expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(60);
  expect(all.at(-1)?.status).toBe(503);
  await Promise.all(all.map(({ body }) => body?.cancel()));
});

test.each([
  ['of more than its limit', 1, { 'content-length': String(11 * megabyte) }],
  ['of another type', 1, { 'content-type': 'text/html' }],
])('a file %s is not had, and takes no room', async (_title, bytes, headers) => {
  serviceHas(bytes, headers);
  for (let time = 0; time < 6; time++) expect((await download('192.0.2.3')).status).toBe(303);
});

test('a file that turns out larger breaks off', async () => {
  serviceHas(11 * megabyte);
  await expect((await download('192.0.2.4')).arrayBuffer()).rejects.toThrow();
});

test('whoever asks for the headers alone takes no room', async () => {
  serviceHas(megabyte);
  for (let time = 0; time < 6; time++) expect((await download('192.0.2.5', 'HEAD')).status).toBe(200);
});
