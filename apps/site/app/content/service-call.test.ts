import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { startThrowAwayServer } from '@insurer/contract/throw-away-server.ts';
import { expect, onTestFinished, test } from 'vitest';
import { callService } from './service-call.ts';

async function service(listener: RequestListener): Promise<string> {
  const { origin, stop } = await startThrowAwayServer(listener);
  onTestFinished(stop);
  return `${origin}/api`;
}

const call = (baseUrl: string, path = '/pages/home') =>
  callService({ baseUrl, apiKeys: ['key-of-the-site'] }, { path, timeoutMs: 500, requestId: 'request-1' });

test('[API-02] a call asks for JSON, with the key and the request id', async () => {
  let seen: Record<string, unknown> = {};
  const baseUrl = await service((request, response) => {
    seen = { url: request.url, ...request.headers };
    response.end('{"data":1}');
  });
  expect(await call(baseUrl)).toMatchObject({ status: 200, body: { data: 1 } });
  expect(seen).toMatchObject({
    url: '/api/pages/home',
    accept: 'application/json',
    authorization: 'Bearer key-of-the-site',
    'x-request-id': 'request-1',
  });
});

test('a byte order mark before the JSON is read over', async () => {
  const baseUrl = await service((_request, response) => void response.end('\ufeff{"data":1}'));
  expect(await call(baseUrl)).toMatchObject({ status: 200, body: { data: 1 } });
});

test('a redirect to another origin is refused, and the key stays here', async () => {
  const baseUrl = await service((_request, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end();
  });
  await expect(call(baseUrl)).rejects.toMatchObject({
    kind: 'bad-response',
    status: 302,
    message: 'the service redirects to another address',
  });
});

test('a redirect on the same origin is followed', async () => {
  const baseUrl = await service((request, response) => {
    if (request.url === '/api/pages/home') response.writeHead(301, { location: '/api/pages/house' }).end();
    else response.end('{"data":"moved"}');
  });
  expect((await call(baseUrl)).body).toEqual({ data: 'moved' });
});

test.each([
  [2, 'followed'],
  [3, 'refused'],
])('%i redirects on the same origin are %s', async (redirects, outcome) => {
  const asked: unknown[] = [];
  const baseUrl = await service((request, response) => {
    asked.push(request.url);
    if (asked.length <= redirects) response.writeHead(302, { location: `/api/hop-${asked.length}` }).end();
    else response.end('{"data":"found"}');
  });
  const result = call(baseUrl);
  if (outcome === 'followed') expect((await result).body).toEqual({ data: 'found' });
  else await expect(result).rejects.toMatchObject({ kind: 'bad-response', status: 302 });
  expect(asked).toEqual(['/api/pages/home', '/api/hop-1', '/api/hop-2']);
});

test('what a visitor sends is not sent again to where the service redirects', async () => {
  const asked: unknown[] = [];
  const baseUrl = await service((request, response) => {
    asked.push([request.method, request.url]);
    response.writeHead(307, { location: '/api/elsewhere' }).end();
  });
  const sent = callService({ baseUrl }, { path: '/contact-us', method: 'POST', body: '{}', timeoutMs: 500 });
  await expect(sent).rejects.toMatchObject({ kind: 'bad-response', status: 307 });
  expect(asked).toEqual([['POST', '/api/contact-us']]);
});

test("[API-02] a call with a JSON body says so; beside a visitor's own token the key has a header of its own", async () => {
  let seen: Record<string, unknown> = {};
  const baseUrl = await service((request, response) => {
    seen = request.headers;
    response.end('{}');
  });
  const headers = { authorization: 'Bearer of-the-visitor' };
  await callService(
    { baseUrl, apiKeys: ['key-of-the-site'] },
    { path: '/x', method: 'POST', body: '{}', headers, timeoutMs: 500 },
  );
  expect(seen).toMatchObject({
    ...headers,
    'x-content-api-key': 'key-of-the-site',
    'content-type': 'application/json',
  });
  await call(baseUrl);
  expect(seen).not.toHaveProperty('content-type');
});

test.each([
  ['the key before', ['new-key', 'old-key'], 'old-key', 200, ['new-key', 'old-key']],
  ['the present key', ['new-key', 'old-key'], 'new-key', 200, ['new-key']],
  ['neither of them', ['new-key', 'old-key'], 'another-key', 401, ['new-key', 'old-key']],
  ['no other than one key', ['new-key'], 'old-key', 401, ['new-key']],
])('[API-02] a service that knows %s is asked with it, with the whole body (decision 0021)', async (...row) => {
  const [, apiKeys, known, status, shown] = row;
  const seen: string[] = [];
  const baseUrl = await service(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const key = request.headers.authorization?.slice('Bearer '.length) ?? '';
    seen.push(key);
    response.statusCode = key === known && body.includes('of the visitor') ? 200 : 401;
    response.end('{}');
  });
  const body = new FormData();
  body.set('message', 'of the visitor');
  const response = await callService({ baseUrl, apiKeys }, { path: '/x', method: 'POST', body, timeoutMs: 500 });
  expect([response.status, seen]).toEqual([status, shown]);
});

test('a failure comes back with its status and its retry-after, whatever its body is', async () => {
  const baseUrl = await service((_request, response) => {
    response.writeHead(503, { 'retry-after': '7' }).end('<html>');
  });
  expect(await call(baseUrl)).toMatchObject({ status: 503, body: undefined, retryAfter: '7' });
});

test.each(['gzip', 'br', 'zstd'])(
  'what says to be packed as %s and is not is a bad response, which no second try mends',
  async (coding) => {
    const baseUrl = await service((_request, response) => {
      response.writeHead(200, { 'content-encoding': coding }).end('{"data":{"title":"not packed"}}');
    });
    await expect(call(baseUrl)).rejects.toMatchObject({ kind: 'bad-response', status: 200 });
  },
);

test.each([500, 502])('a %i is a fault of the service, however its page is packed', async (status) => {
  const baseUrl = await service((_request, response) => {
    response.writeHead(status, { 'content-encoding': 'gzip' }).end('<h1>Bad gateway</h1>');
  });
  await expect(call(baseUrl)).rejects.toMatchObject({ kind: 'unavailable', status });
});

test('a packed response that breaks off may come whole the next time', async () => {
  const packed = gzipSync(JSON.stringify({ data: Array.from({ length: 500 }, (_, number) => number * 7919) }));
  const baseUrl = await service((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length });
    response.write(packed.subarray(0, 200), () => setTimeout(() => response.destroy(), 20));
  });
  await expect(call(baseUrl)).rejects.toMatchObject({ kind: 'unavailable', status: 200 });
});

test('a response over 5 MB is refused', async () => {
  const baseUrl = await service((_request, response) => {
    response.end(`"${'x'.repeat(5 * 1024 * 1024)}"`);
  });
  await expect(callService({ baseUrl }, { path: '/x', timeoutMs: 60_000 })).rejects.toMatchObject({
    kind: 'bad-response',
    status: 200,
    message: 'the response is larger than 5 MB',
  });
});

test('a response of exactly 5 MB is taken', async () => {
  const text = `"${'x'.repeat(5 * 1024 * 1024 - 2)}"`;
  const baseUrl = await service((_request, response) => void response.end(text));
  expect((await callService({ baseUrl }, { path: '/x', timeoutMs: 60_000 })).body).toHaveLength(text.length - 2);
});

test('a response has its weight in memory, and a version that is another one when its bytes are', async () => {
  let text = '{"data":1}';
  const baseUrl = await service((_request, response) => void response.end(text));
  const first = await call(baseUrl);
  expect([first.bytes, first.version]).toEqual([10 * 4 + 64, expect.stringMatching(/^[\w-]{27}$/)]);
  expect((await call(baseUrl)).version).toBe(first.version);
  text = '{"data":2}';
  expect((await call(baseUrl)).version).not.toBe(first.version);
});

test.each([
  [200, true],
  [299, true],
  [300, false],
  [304, false],
  [399, false],
  [400, true],
])('a status of %i with a location is taken as it is: %s', async (status, taken) => {
  const fetch = async () =>
    new Response(status === 304 ? null : '{"data":1}', {
      status,
      headers: { location: 'http://127.0.0.1:9/elsewhere' },
    });
  const called = callService({ baseUrl: 'http://content.example', fetch }, { path: '/x', timeoutMs: 500 });
  if (taken) expect((await called).status).toBe(status);
  else await expect(called).rejects.toMatchObject({ kind: 'bad-response', status });
});

test('a redirect without a location is a response like others, and one without a body is nothing but its status', async () => {
  const fetch = async () => new Response(null, { status: 304 });
  const response = await callService({ baseUrl: 'http://content.example', fetch }, { path: '/x', timeoutMs: 500 });
  expect(response).toMatchObject({ status: 304, body: undefined, bytes: 0 });
});

test('a success that is not JSON is a bad answer', async () => {
  const baseUrl = await service((_request, response) => response.end('<html>'));
  await expect(call(baseUrl)).rejects.toMatchObject({
    kind: 'bad-response',
    status: 200,
    message: 'the response is not JSON',
    cause: expect.any(SyntaxError),
  });
});

test.each(['', ' \n'])('a success of nothing is a bad answer that says so: %j', async (nothing) => {
  const baseUrl = await service((_request, response) => void response.end(nothing));
  await expect(call(baseUrl)).rejects.toMatchObject({ kind: 'bad-response', message: 'the response is empty' });
});

test('of a failure it is known whether it came with a page of its own, or with nothing', async () => {
  let page = '<h1>Not found</h1>';
  const baseUrl = await service((_request, response) => void response.writeHead(404).end(page));
  expect(await call(baseUrl)).toMatchObject({ status: 404, body: undefined, isPage: true });
  page = ' ';
  expect((await call(baseUrl)).isPage).toBeUndefined();
});

test('a response that is nested far deeper than the contract is refused before it is parsed', async () => {
  const nested = `{"data":${'['.repeat(200)}${']'.repeat(200)}}`;
  let status = 200;
  const baseUrl = await service((_request, response) => void response.writeHead(status).end(nested));
  await expect(call(baseUrl)).rejects.toMatchObject({ kind: 'bad-response', status: 200 });
  status = 422;
  expect(await call(baseUrl)).toMatchObject({ status: 422, body: undefined });
});

test('a service that hangs, and one that is not there, are unavailable', async () => {
  const baseUrl = await service(() => undefined);
  await expect(call(baseUrl)).rejects.toMatchObject({ kind: 'unavailable', message: 'no response within 500 ms' });
  await expect(call('http://127.0.0.1:9/api')).rejects.toMatchObject({ kind: 'unavailable' });
});

test.each([
  [new TypeError('fetch failed', { cause: { code: 'ECONNRESET', message: 'it was reset' } }), 'ECONNRESET'],
  [new TypeError('fetch failed', { cause: new Error('bad certificate') }), 'bad certificate'],
  [new TypeError('fetch failed'), 'fetch failed'],
  ['no error at all', 'no error at all'],
])('the log is told why nobody answered: %s', async (thrown, message) => {
  const fetch = () => Promise.reject(thrown);
  const called = callService({ baseUrl: 'http://content.example', fetch }, { path: '/x', timeoutMs: 60_000 });
  await expect(called).rejects.toMatchObject({ kind: 'unavailable', message, cause: thrown });
});
