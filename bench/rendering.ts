import { startBareServer } from './cache-hit.ts';

type Rendering = { page: string; p50: number; p95: number; bare: number };

const pages = ['/', '/ar', '/motor-insurance', '/faqs-page', '/contact-us', '/ar/submit-claim', '/career-details/1'];
const views = 60;

/**
 * Milliseconds from the request of one visitor to the last byte of a page that is rendered anew, against a bare server
 * that sends the same bytes. The difference is what the page cache saves. Before each view the site forgets its header,
 * and with it every page: one call to the content service belongs to the time.
 */
export async function measureRendering(siteUrl: string, purgeSecret: string): Promise<Rendering[]> {
  const results: Rendering[] = [];
  for (const page of pages) {
    const address = `${siteUrl}${page}`;
    const bare = await startBareServer(address);
    const [rendered, copied]: [number[], number[]] = [[], []];
    for (let view = 0; view < views; view += 1) {
      copied.push(await timeOf(bare.url));
      await forgetPages(siteUrl, purgeSecret);
      rendered.push(await timeOf(address));
    }
    bare.stop();
    // The first views warm the compiler up.
    const [warm, warmBare] = [rendered.slice(10), copied.slice(10)];
    results.push({ page, p50: quantile(warm, 0.5), p95: quantile(warm, 0.95), bare: quantile(warmBare, 0.5) });
  }
  return results;
}

async function forgetPages(siteUrl: string, secret: string): Promise<void> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ keys: ['headers'] });
  const { ok, status } = await fetch(`${siteUrl}/_purge`, { method: 'POST', headers, body });
  if (!ok) throw new Error(`The site forgot nothing: ${status}.`);
}

async function timeOf(url: string): Promise<number> {
  const began = performance.now();
  await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  return performance.now() - began;
}

function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
}
