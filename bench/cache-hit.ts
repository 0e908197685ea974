import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { freePort } from '../e2e/app-process.ts';

const seconds = 4;
const rounds = 3;

/** What a bare server sends beside the body: all that the site does, or only what tells a browser how to read it. */
type Headers = 'all' | 'few';

export type CacheHit = { site: number; bare: Record<Headers, number> };

/** Requests per second of a cached page and of bare servers in processes of their own that answer the same bytes. */
export async function measureCacheHit(siteUrl: string): Promise<CacheHit> {
  const address = `${siteUrl}/who-we-are`;
  await fetch(address);
  const bare = { all: await startBareServer(address), few: await startBareServer(address, 'few') };
  const best: CacheHit = { site: 0, bare: { all: 0, few: 0 } };
  try {
    for (let round = 0; round < rounds; round += 1) {
      best.bare.all = Math.max(best.bare.all, await rate(bare.all.url));
      best.site = Math.max(best.site, await rate(address));
      best.bare.few = Math.max(best.bare.few, await rate(bare.few.url));
    }
    return best;
  } finally {
    bare.all.stop();
    bare.few.stop();
  }
}

/** The baseline: a process of its own that writes the very bytes of an address. */
export async function startBareServer(
  address: string,
  headers: Headers = 'all',
): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const bare = spawn(process.execPath, [import.meta.filename, 'serve', String(port), address, headers], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(bare.stdout, 'data');
  return { url: `http://127.0.0.1:${port}/`, stop: () => void bare.kill() };
}

async function rate(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration: seconds, headers: { 'accept-encoding': 'br' } });
  return result.requests.average;
}

/** The very bytes of the page, kept in memory and written by `node:http`. */
async function serveCopy(port: number, address: string, which: Headers): Promise<void> {
  // `fetch` would unpack the body.
  const [response] = await once(get(address, { headers: { 'accept-encoding': 'br' } }), 'response');
  const body = await buffer(response);
  const { date: _, connection: __, 'keep-alive': ___, ...all } = response.headers as Record<string, string>;
  const few = { 'content-type': all['content-type'], 'content-encoding': 'br', 'content-length': body.length };
  const headers = Object.entries(which === 'all' ? all : few).flat() as string[];
  createServer((_, response) => response.writeHead(200, headers).end(body)).listen(port, '127.0.0.1', () =>
    console.log('ready'),
  );
}

const [, , command, port, address, which] = process.argv;
if (command === 'serve' && port && address) await serveCopy(Number(port), address, which as Headers);
