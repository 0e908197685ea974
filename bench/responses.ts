import { startFakeService } from '@insurer/contract/fake-service.ts';
import autocannon from 'autocannon';
import { startApp } from '../e2e/app-process.ts';
import { measureCacheHit } from './cache-hit.ts';
import { table, writePart } from './performance-page.ts';
import { measureRendering } from './rendering.ts';
import { measureScripts } from './scripts-of-pages.ts';

/** How quickly and how sparingly the server answers: the site on the fake service, without a visitor's network. */
export async function measureResponses(): Promise<void> {
  const service = await startFakeService();
  const PURGE_SECRET = 'bench-purge-secret-0123456789abcdef';
  const site = await startApp('site', { CONTENT_API_URL: service.url, LOG_LEVEL: 'warn', PURGE_SECRET });
  try {
    const scripts = await measureScripts(site.url);
    const hit = await measureCacheHit(site.url);
    const memory = await measureMemory(site.url);
    const rendering = await measureRendering(site.url, PURGE_SECRET);
    const share = (of: number) => `${((hit.site / of) * 100).toFixed(0)} % (${hit.site} against ${of} per second)`;
    const requests = memory.requests.toLocaleString('en');
    writePart('responses', [
      ...table([
        ['what', 'measured', 'budget'],
        [
          'page-cache hit, share of what a bare server does that sends the same bytes',
          share(hit.bare.all),
          '90 % or more',
        ],
        [
          'the same, the bare server without the security headers and those of caches',
          share(hit.bare.few),
          '60 % or more',
        ],
        [`memory of the site after ${requests} requests`, `${memory.megabytes} MB`, 'under 200 MB'],
        ...scripts.map(({ page, kilobytes, budget, react }) => [
          `JavaScript of ${page}, gzip${react ? ' (React found)' : ', no React'}`,
          `${kilobytes} KB`,
          `under ${budget} KB`,
        ]),
      ]),
      '',
      ...table([
        ['rendering a page anew', 'p50', 'p95', 'the bare server, p50'],
        ...rendering.map(({ page, p50, p95, bare }) => [page, `${p50} ms`, `${p95} ms`, `${bare} ms`]),
      ]),
    ]);
  } finally {
    await site.stop();
    await service.stop();
  }
}

const paths = [
  '/',
  '/ar',
  '/who-we-are',
  '/ar/who-we-are',
  '/motor-insurance',
  '/ar/faqs-page',
  '/careers',
  '/no-such-page',
  '/claims?utm_source=x',
];

/** Resident memory of the site's process after many requests over pages of both languages, misses among them. */
async function measureMemory(siteUrl: string, requests = 100_000): Promise<{ requests: number; megabytes: number }> {
  await autocannon({ url: siteUrl, connections: 20, amount: requests, requests: paths.map((path) => ({ path })) });
  const metrics = await (await fetch(`${siteUrl}/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]);
  if (!Number.isFinite(bytes)) throw new Error('The metrics hold no process_resident_memory_bytes.');
  return { requests, megabytes: Math.round(bytes / 1_048_576) };
}
