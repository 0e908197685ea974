import type { LookupOptions } from 'node:dns';
import { once } from 'node:events';
import {
  createServer,
  Server as HttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import {
  type AddressInfo,
  createServer as createSocketServer,
  getDefaultAutoSelectFamily,
  type Server,
  setDefaultAutoSelectFamily,
} from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPublic } from './public-fetch.ts';

type Found = { address: string; family: number };

/** What the name server says, and which addresses of this machine play public ones. */
const net = vi.hoisted(() => ({ names: new Map<string, Found[]>(), open: new Set<string>() }));
vi.mock('./address-ranges.ts', async (load) => {
  const real = await load<typeof import('./address-ranges.ts')>();
  return { isPublicAddress: (address: string) => net.open.has(address) || real.isPublicAddress(address) };
});
const lookup = vi.hoisted(() => vi.fn());
vi.mock('node:dns', () => ({ lookup }));
lookup.mockImplementation(
  (name: string, _options: LookupOptions, say: (error: Error | null, found?: Found[]) => void) => {
    const found = net.names.get(name);
    say(found ? null : new Error(`no such name: ${name}`), found);
  },
);

const here = { address: '127.0.0.1', family: 4 };
const inside = { address: '10.0.0.7', family: 4 };
let server: Server | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  net.names.clear();
  net.open.clear();
  if (server instanceof HttpServer) server.closeAllConnections();
  server?.close();
});

/** A public host called pictures.example, which is this machine. */
async function listen(made: Server): Promise<string> {
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  net.names.set('pictures.example', [here]);
  net.open.add('127.0.0.1');
  return `pictures.example:${(made.address() as AddressInfo).port}`;
}
const publicHost = (listener: RequestListener) => listen(createServer(listener));
const get = (host: string, path = '/a.png') => fetchPublic(new URL(`http://${host}${path}`), { accept: 'image/*' });

test.each([
  'ftp://example.com/a.png',
  'https://127.0.0.1/a.png',
  'https://[::1]/a.png',
  'https://localhost/a.png',
  'https://2130706433/a.png',
  'http://10.0.0.7/a.png',
  'http://[::ffff:10.0.0.7]/a.png',
  'file:///etc/passwd',
  'data:text/plain,x',
])('%s is not fetched', async (url) => {
  net.names.set('localhost', [here, { address: '::1', family: 6 }]);
  await expect(fetchPublic(new URL(url), {})).rejects.toThrow(/no public address$/);
});

test.each(['xhttp://8.8.8.8/', 'httpss://8.8.8.8/'])('%s is no address of the web', async (url) => {
  await expect(fetchPublic(new URL(url), {})).rejects.toThrow('8.8.8.8 is no public address');
});

test('a picture comes with its status and headers; what was asked for, and no more, is sent', async () => {
  let seen: Record<string, unknown> = {};
  const host = await publicHost((request, response) => {
    seen = { method: request.method, url: request.url, ...request.headers };
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.writeHead(200, { 'content-type': 'image/png', 'x-made-by': 'test' }).end('picture');
  });
  const response = await get(host, '/a.png?w=1');
  expect([response.status, await response.text()]).toEqual([200, 'picture']);
  expect([response.headers.get('content-type'), response.headers.get('x-made-by')]).toEqual(['image/png', 'test']);
  expect(response.headers.has('set-cookie')).toBe(false);
  expect(seen).toEqual({ method: 'GET', url: '/a.png?w=1', host, accept: 'image/*', connection: expect.any(String) });
});

test('an address given as a number is fetched where it is public', async () => {
  const host = await publicHost((_request, response) => void response.end('picture'));
  const response = await fetchPublic(new URL(`http://127.0.0.1:${host.split(':')[1]}/`), {});
  expect(await response.text()).toBe('picture');
  expect(lookup).not.toHaveBeenCalledWith('127.0.0.1', expect.anything(), expect.anything());
});

test('a redirect comes back as it is and is not followed', async () => {
  const asked: unknown[] = [];
  const host = await publicHost((request, response) => {
    asked.push(request.url);
    response.writeHead(302, { location: 'http://10.0.0.7/secret' }).end();
  });
  const response = await get(host);
  expect([response.status, response.headers.get('location')]).toEqual([302, 'http://10.0.0.7/secret']);
  expect(asked).toEqual(['/a.png']);
});

test('https speaks TLS from its first byte', async () => {
  let first: number | undefined;
  const listener = createSocketServer((socket) => {
    socket.once('data', (data) => {
      first = data[0];
      socket.destroy();
    });
  });
  const host = await listen(listener);
  await expect(fetchPublic(new URL(`https://${host}/a.png`), {})).rejects.toThrow();
  expect(first).toBe(0x16);
});

test('of the addresses of a name only the public ones are called, and the name is looked up once', async () => {
  lookup.mockClear();
  const host = await publicHost((_request, response) => void response.end('picture'));
  net.names.set('pictures.example', [inside, here]);
  expect(await (await get(host)).text()).toBe('picture');
  expect(lookup).toHaveBeenCalledTimes(1);
  expect(lookup.mock.calls[0]?.slice(0, 2)).toEqual(['pictures.example', expect.objectContaining({ all: true })]);
});

test('a name with no public address, with none at all, and one that nobody knows are not fetched', async () => {
  const host = await publicHost((_request, response) => void response.end('secret'));
  net.open.clear();
  await expect(get(host)).rejects.toThrow('pictures.example is no public address');
  net.names.set('pictures.example', []);
  await expect(get(host)).rejects.toThrow('pictures.example is no public address');
  await expect(get('elsewhere.example')).rejects.toThrow('no such name: elsewhere.example');
});

test('where one address is asked for, the first public one is called', async () => {
  const before = getDefaultAutoSelectFamily();
  setDefaultAutoSelectFamily(false);
  try {
    const host = await publicHost((_request, response) => void response.end('picture'));
    net.names.set('pictures.example', [inside, here]);
    expect(await (await get(host)).text()).toBe('picture');
  } finally {
    setDefaultAutoSelectFamily(before);
  }
});

test.each([204, 205, 304])('%i is answered without a body', async (status) => {
  const host = await publicHost((_request, response) => void response.writeHead(status, { etag: '"a"' }).end());
  const response = await get(host);
  expect([response.status, response.body, response.headers.get('etag')]).toEqual([status, null, '"a"']);
});

test('what a host sends with a 205 all the same is read to its end, so that the connection is free again', async () => {
  let sent: ServerResponse | undefined;
  const host = await publicHost((_request, response) => {
    sent = response.writeHead(205);
    response.end(Buffer.alloc(32 * 1024 * 1024));
  });
  const response = await get(host);
  expect([response.status, response.body]).toEqual([205, null]);
  if (!sent?.writableFinished) await once(sent as ServerResponse, 'finish');
});

test('what never ends behind a 205 is let go', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let gone: Promise<unknown> | undefined;
  const host = await publicHost((_request, response) => {
    gone = once(response, 'close');
    response.writeHead(205).write('begun and never ended');
  });
  expect((await get(host)).status).toBe(205);
  vi.advanceTimersByTime(10_000);
  await gone;
});

test.each([
  [200, 200],
  [404, 404],
  [503, 503],
  [599, 599],
  [600, 502],
  [999, 502],
])('a host that answers %i counts as %i', async (said, status) => {
  const host = await publicHost((_request, response) => void response.writeHead(said).end('x'));
  const response = await get(host);
  expect([response.status, await response.text()]).toEqual([status, 'x']);
});

test('a host that hangs is given up after ten seconds; one that has begun goes on for as long as it is read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const host = await publicHost((request, response) => {
    if (request.url === '/a.png') vi.advanceTimersByTime(10_000);
    else response.write('begun');
  });
  await expect(get(host)).rejects.toThrow(`${host} does not answer`);
  const asked = once(server as Server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const response = await get(host, '/slow.png');
  const [, sending] = await asked;
  vi.advanceTimersByTime(60_000);
  sending.end(' and done');
  expect(await response.text()).toBe('begun and done');
  expect(vi.getTimerCount()).toBe(0);
});

test('a host that hangs up and one that is not there are errors', async () => {
  const host = await publicHost((request) => void request.socket.destroy());
  await expect(get(host)).rejects.toThrow(/hang up|ECONNRESET/);
  await new Promise((resolve) => server?.close(resolve));
  await expect(get(host)).rejects.toThrow(/ECONNREFUSED/);
});

test('a response that cannot be made is an error of the call alone, and ends the connection', async () => {
  let gone: Promise<unknown> | undefined;
  const host = await publicHost((_request, response) => {
    gone = once(response, 'close');
    response.write('begun and never ended');
  });
  vi.stubGlobal('Response', function Broken() {
    throw new RangeError('no such status');
  });
  await expect(get(host)).rejects.toThrow('no such status');
  await gone;
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('a file that its store sends packed with %s, whatever is asked for, is unpacked', async (coding, pack) => {
  const host = await publicHost((_, response) => {
    response.setHeader('content-encoding', coding);
    response.end(pack('<svg/>'));
  });
  expect(await (await get(host)).text()).toBe('<svg/>');
});

test('a file that is not packed as it says breaks off, and ends nothing else', async () => {
  const host = await publicHost((_, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.end('<svg/>');
  });
  await expect(get(host).then((found) => found.text())).rejects.toThrow();
});
