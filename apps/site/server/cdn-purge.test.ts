import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { surrogateKeysOf, surrogateKeysOfPurge } from '#app/content/content-keys.ts';
import { createCdnPurge } from './cdn-purge.ts';

const calls: { method?: string; headers: IncomingMessage['headers']; body: string }[] = [];
const door = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  calls.push({ method: request.method, headers: request.headers, body: Buffer.concat(parts).toString() });
  response.writeHead(request.url === '/broken' ? 500 : 200).end('{}');
});
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
});
afterAll(() => void door.close());

async function purged(kind: 'varnish' | 'fastly' | 'cloudflare', keys: string[], path = '') {
  calls.length = 0;
  createCdnPurge({ kind, purgeUrls: [`${url}/${path}`], purgeKey: 'key' }, log, [0, 0, 0])(keys);
  await vi.waitFor(() => expect(calls).toHaveLength(path ? 3 : 2));
  return calls[0];
}

test('each kind of cache in front is told in its own way', async () => {
  const keys = 'jobs pages/home pages';
  expect(await purged('varnish', ['jobs', 'pages/home'])).toMatchObject({
    method: 'PURGE',
    headers: { 'surrogate-key': keys, xkey: keys, authorization: 'Bearer key' },
  });
  expect(await purged('varnish', ['rates/motor'])).toMatchObject({ headers: { xkey: 'rates/motor rates' } });
  expect(await purged('fastly', ['jobs', 'pages/home'])).toMatchObject({
    method: 'POST',
    headers: { 'surrogate-key': keys, 'fastly-key': 'key' },
  });
  expect(await purged('cloudflare', ['jobs', 'pages/home'])).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    body: JSON.stringify({ tags: keys.split(' ') }),
  });
});

test('more than it takes at once empties everything; what cannot be told stands in the log, without the key', async () => {
  const many = Array.from({ length: 40 }, (_, at) => `pages/p${at}`);
  expect((await purged('cloudflare', many))?.body).toBe('{"tags":["all"]}');
  await purged('varnish', ['jobs'], 'broken');
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1));
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('Bearer');
});

test('a page made from more than a header holds goes with any page', () => {
  const keys = ['getHeaders', 'jobs/7', 'jobs?title=x', 'page-list?limit=500'];
  expect(surrogateKeysOf(keys)).toEqual(['all', 'headers', 'jobs', 'jobs/7', 'pages']);
  const many = Array.from({ length: 500 }, (_, at) => `pages/page-number-${at}`);
  expect(surrogateKeysOf(['getHeaders', ...many])).toEqual(['all', 'headers', 'pages']);
});

test('what a cache just holds, and takes at once, is told whole', () => {
  const first = surrogateKeysOf(['pages/a']).join(' ').length;
  const longest = `pages/${'a'.repeat(4_000 - first + 'a'.length)}`;
  expect(surrogateKeysOf([longest])).toEqual(['all', longest]);
  expect(surrogateKeysOf([`${longest}a`])).toEqual(['all', 'pages']);
  expect(surrogateKeysOfPurge(['jobs', 'headers'], 2)).toEqual(['jobs', 'headers']);
  expect(surrogateKeysOfPurge(['*'], 2)).toEqual(['all']);
});

test('a key means nothing in a header, a list or a pattern', () => {
  expect(surrogateKeysOf(["getPage/it's (new)!*~"]).join()).not.toMatch(/[ !'()*~]/);
  expect(surrogateKeysOfPurge(["pages/it's (new)!"], 9)).toContain('pages/it%27s%20%28new%29%21');
});
