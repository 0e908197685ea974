import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { freePort } from '../e2e/app-process.ts';

const seconds = 4;
const rounds = 3;

/** Requests per second of a cached page against a bare server in a process of its own that answers the same bytes. */
export async function measureCacheHit(siteUrl: string): Promise<{ ratio: number; site: number; bare: number }> {
  const address = `${siteUrl}/who-we-are`;
  await fetch(address);
  const bare = await startBareServer(address);
  try {
    const results = { site: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      results.bare.push(await rate(bare.url));
      results.site.push(await rate(address));
    }
    const site = Math.max(...results.site);
    const bareRate = Math.max(...results.bare);
    return { ratio: site / bareRate, site: Math.round(site), bare: Math.round(bareRate) };
  } finally {
    bare.stop();
  }
}

/** The baseline: a process of its own that writes the very bytes of an address. */
export async function startBareServer(address: string): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const bare = spawn(process.execPath, [import.meta.filename, 'serve', String(port), address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(bare.stdout, 'data');
  return { url: `http://127.0.0.1:${port}/`, stop: () => void bare.kill() };
}

async function rate(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration: seconds, headers: { 'accept-encoding': 'br' } });
  return result.requests.average;
}

/** The very bytes and headers of the page, kept in memory and written by `node:http`. */
async function serveCopy(port: number, address: string): Promise<void> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const compressed = await rawBody(address);
  const headers = {
    'content-type': response.headers.get('content-type') ?? 'text/html',
    'content-encoding': 'br',
    'content-length': compressed.length,
  };
  createServer((_, response) => response.writeHead(200, headers).end(compressed)).listen(port, '127.0.0.1', () =>
    console.log('ready'),
  );
}

/** The compressed bytes: `fetch` would unpack them. */
async function rawBody(address: string): Promise<Buffer> {
  const [response] = await once(get(address, { headers: { 'accept-encoding': 'br' } }), 'response');
  return buffer(response);
}

const [, , command, port, address] = process.argv;
if (command === 'serve' && port && address) await serveCopy(Number(port), address);
