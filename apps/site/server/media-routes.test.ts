import { Hono } from 'hono';
import { beforeEach, expect, test, vi } from 'vitest';
import { MediaSigner } from '#app/media-signer.server.ts';
import type { Env } from './env.ts';
import { mediaRoutes } from './media-routes.ts';

const signer = new MediaSigner({ PURGE_SECRET: ['a key'] });
const fetchService = vi.fn<typeof fetch>();
const fetchRemote = vi.fn<(url: URL, headers: Record<string, string>) => Promise<Response>>();
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };

const site = new Hono<Env>().route(
  '/',
  mediaRoutes({ contentApiUrl: 'http://cms:3001/api', signer: async () => signer, log, fetchService, fetchRemote }),
);
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.request(path, { headers, method }, { requestId: 'request-1' } as Env['Bindings']);
const file = (type: string, headers: Record<string, string> = {}) =>
  new Response('bytes', { headers: { 'content-type': type, ...headers } });

beforeEach(() => void vi.resetAllMocks());

test('a file of the service comes from the site, without cookie or key, in a sandbox', async () => {
  fetchService.mockResolvedValue(file('image/webp', { etag: '"1"', 'set-cookie': 'a=1', 'x-powered-by': 'x' }));
  const response = await get('/media/a.webp', { cookie: 'token=1', authorization: 'Bearer x', 'if-none-match': '"0"' });
  expect(await response.text()).toBe('bytes');
  const [url, options] = fetchService.mock.calls[0] ?? [];
  expect(url).toBe('http://cms:3001/media/a.webp');
  expect(Object.keys(options?.headers ?? {}).sort()).toEqual(['accept-encoding', 'if-none-match', 'x-request-id']);
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('etag')).toBe('"1"');
  expect(response.headers.has('set-cookie')).toBe(false);
});

test('a file that lies elsewhere on the service is found there', async () => {
  fetchService.mockResolvedValueOnce(new Response('no', { status: 404 })).mockResolvedValueOnce(file('image/png'));
  expect((await get('/media/uploads/logo.png?x=1')).status).toBe(200);
  expect(fetchService.mock.calls.map(([url]) => url)).toEqual([
    'http://cms:3001/media/uploads/logo.png?x=1',
    'http://cms:3001/uploads/logo.png?x=1',
  ]);
});

test('a service that knows no 404, and one that keeps its files below /api', async () => {
  fetchService.mockResolvedValueOnce(file('text/html')).mockResolvedValueOnce(file('image/png'));
  expect((await get('/media/files/logo')).status).toBe(200);
  fetchService.mockResolvedValueOnce(new Response('no', { status: 403 })).mockResolvedValueOnce(file('image/png'));
  expect((await get('/media/api/media/file/logo.png')).status).toBe(200);
  expect(fetchService.mock.calls.at(-1)?.[0]).toBe('http://cms:3001/api/media/file/logo.png');
});

test('a file that came packed says nothing of its length: what is behind that would be the next response on the line', async () => {
  fetchService.mockResolvedValue(
    file('image/png', { 'content-encoding': 'gzip', 'content-length': '2', 'content-range': 'bytes 0-1/2' }),
  );
  const { headers } = await get('/media/a.png');
  expect([headers.get('content-length'), headers.get('content-range')]).toEqual([null, null]);
  fetchService.mockResolvedValue(file('image/png', { 'content-length': '5' }));
  expect((await get('/media/a.png')).headers.get('content-length')).toBe('5');
});

test('a file store that knows no types: the ending of the name says it', async () => {
  fetchService.mockResolvedValue(file('application/octet-stream'));
  const response = await get('/media/a.PDF?download=b.pdf');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await get('/media/a.exe')).status).toBe(502);
  fetchService.mockResolvedValue(file('image/png; name="a, b.png"'));
  expect((await get('/media/a.png')).headers.get('content-type')).toBe('image/png');
});

test.each([
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['zip', 'application/zip'],
])('a document of the kinds that texts link to comes through the site: .%s', async (ending, type) => {
  for (const said of [type, 'application/octet-stream']) {
    fetchService.mockResolvedValue(file(said));
    const response = await get(`/media/table.${ending}`);
    expect([response.status, response.headers.get('content-type')], said).toEqual([200, type]);
  }
});

// Browsers take the last of several types in one header.
const afterOthers = [
  'image/png; a=b, text/html',
  'image/png;, text/html',
  'image/png; a="x\\"", text/html; b="',
  'application/octet-stream, text/html',
];
test.each(['text/html', 'application/json', 'text/javascript', '', ...afterOthers])(
  '%s is not passed on',
  async (type) => {
    fetchService.mockImplementation(async () => file(type));
    const response = await get(type === '' ? '/media/a' : '/media/a.png');
    expect([response.status, await response.text()]).toEqual([502, '502']);
  },
);

test.each(['/media/api/pages/home', '/media/..%2fapi%2fheaders', '/media/admin/login', '/media/cms-api/users'])(
  '%s reaches no page of the service',
  async (path) => {
    fetchService.mockResolvedValue(new Response('no', { status: 404 }));
    expect((await get(path)).status).toBe(404);
    expect(fetchService.mock.calls.every(([url]) => String(url).startsWith('http://cms:3001/media/'))).toBe(true);
  },
);

test('[DOC-02] a download carries its name, Arabic ones too, and the service never sees it', async () => {
  fetchService.mockResolvedValue(file('application/pdf'));
  const response = await get(`/media/a.pdf?download=${encodeURIComponent('حقوق العميل.pdf')}`);
  expect(response.headers.get('content-disposition')).toContain(
    `filename*=UTF-8''${encodeURIComponent('حقوق العميل.pdf')}`,
  );
  expect(fetchService.mock.calls[0]?.[0]).toBe('http://cms:3001/media/a.pdf');
});

test('the address of a file that was replaced leads to the newest, under the name of the download, and nowhere else', async () => {
  const moved = (location: string) => new Response(null, { status: 302, headers: { location } });
  const led = async (location: string, path = '/media/old.pdf') => {
    fetchService.mockResolvedValueOnce(moved(location));
    const { status, headers } = await get(path);
    return [status, headers.get('location'), headers.get('cache-control')];
  };
  expect(await led('/media/new.pdf')).toEqual([302, '/media/new.pdf', 'public, max-age=60']);
  const named = `/media/old.pdf?download=${encodeURIComponent('حقوق العميل.pdf')}`;
  const target = String((await led('/media/new.pdf', named))[1]);
  expect(new URL(target, 'http://site').searchParams.get('download')).toBe('حقوق العميل.pdf');
  for (const other of [
    'https://evil.example/a.pdf',
    '//evil.example/a.pdf',
    '/admin',
    '/media/../admin',
    '/media/remote/x',
    '/media/old.pdf',
  ])
    expect(await led(other), other).toEqual([502, null, 'no-store']);
});

test('a picture of a third party needs our signature', async () => {
  fetchRemote.mockResolvedValue(file('image/jpeg'));
  const path = signer.sign('https://pictures.example.com/a/b.jpg?s=1') ?? '';
  expect(path).toMatch(/^\/media\/remote\/[\w-]{27}\/pictures\.example\.com\/a\/b\.jpg\?s=1$/);
  expect((await get(path)).status).toBe(200);
  expect(fetchRemote.mock.calls[0]?.[0].href).toBe('https://pictures.example.com/a/b.jpg?s=1');
  expect((await get(path.replace('b.jpg', 'c.jpg'))).status).toBe(404);
  expect((await get('/media/remote/x/internal.example/secret')).status).toBe(404);
  expect(fetchRemote).toHaveBeenCalledTimes(1);
});

test('of a picture of a third party that is only asked for nothing is read, and its host is let go', async () => {
  const cancel = vi.fn();
  const endless = new ReadableStream({ cancel });
  fetchRemote.mockResolvedValue(new Response(endless, { headers: { 'content-type': 'image/png' } }));
  const response = await get(signer.sign('https://pictures.example.com/a.png') ?? '', {}, 'HEAD');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('what was signed before a change of the secret holds until the one before is dropped (decision 0021)', () => {
  const [, , , signature = '', ...target] = signer.sign('https://pictures.example.com/a.jpg')?.split('/') ?? [];
  const [words, next] = [signer.signText('words'), 'the next key'] as const;
  const during = new MediaSigner({ PURGE_SECRET: [next, 'a key'] });
  const after = new MediaSigner({ PURGE_SECRET: [next] });
  expect(during.verify(signature, target.join('/'))?.href).toBe('https://pictures.example.com/a.jpg');
  expect(after.verify(signature, target.join('/'))).toBeUndefined();
  expect([during.verifyText(words, 'words'), after.verifyText(words, 'words')]).toEqual([true, false]);
  expect(during.signText('words')).toBe(after.signText('words'));
});

test('an unencrypted picture of a third party is fetched by the server, never by the browser', async () => {
  fetchRemote.mockResolvedValue(file('image/png'));
  const path = signer.sign('http://pictures.example.com:8080/a.png') ?? '';
  expect((await get(path)).status).toBe(200);
  expect(fetchRemote.mock.calls[0]?.[0].href).toBe('http://pictures.example.com:8080/a.png');
  expect((await get(path.replace('http:', ''))).status).toBe(404);
});

test('only http and https addresses without a name and password are signed', () => {
  expect(signer.sign('ftp://pictures.example.com/a.png')).toBeUndefined();
  expect(signer.sign('https://user@pictures.example.com/a.png')).toBeUndefined();
  expect(signer.sign('nonsense')).toBeUndefined();
});

test('a file that cannot be fetched is a 502 and a line in the log', async () => {
  fetchService.mockRejectedValue(new Error('ECONNREFUSED'));
  expect((await get('/media/a.webp')).status).toBe(502);
  expect(log.warn).toHaveBeenCalled();
});

test('a file is passed on for as long as its reader takes it; only for its beginning nobody waits long', async () => {
  vi.useFakeTimers();
  const signals: (AbortSignal | null | undefined)[] = [];
  fetchService.mockImplementation(async (_, options) => {
    signals.push(options?.signal);
    return signals.length === 1
      ? file('application/pdf')
      : new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  const begun = await get('/media/a.pdf');
  const hanging = get('/media/b.pdf');
  await vi.advanceTimersByTimeAsync(25_000);
  vi.useRealTimers();
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, true]);
  expect([await begun.text(), (await hanging).status]).toEqual(['bytes', 502]);
});

test('a file that does not end, whatever it says of its length, ends at 40 MB', async () => {
  const megabyte = new Uint8Array(1024 * 1024);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(megabyte) });
  fetchService.mockResolvedValue(new Response(endless, { headers: { 'content-type': 'image/png' } }));
  let read = 0;
  const sent = async () => {
    for await (const chunk of (await get('/media/a.png')).body ?? []) {
      read += chunk.byteLength;
      if (read > 100 * megabyte.byteLength) return;
    }
  };
  await expect(sent()).rejects.toThrow('more than was said');
  expect(read).toBe(40 * megabyte.byteLength);
});
