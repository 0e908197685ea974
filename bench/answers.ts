import { startFakeService } from '@insurer/contract/fake-service.ts';
import { startApp } from '../e2e/app-process.ts';
import { measureCacheHit } from './cache-hit.ts';
import { measureDrawing } from './drawing.ts';
import { measureMemory } from './memory.ts';
import { table, writePart } from './performance-page.ts';
import { measureScripts } from './scripts-of-pages.ts';

/** How quickly and how sparingly the server answers: the site on the fake service, without a visitor's network. */
export async function measureAnswers(): Promise<void> {
  const service = await startFakeService();
  const site = await startApp('site', {
    CONTENT_API_URL: service.url,
    LOG_LEVEL: 'warn',
    PURGE_SECRET: 'bench-purge-secret-0123456789abcdef',
  });
  try {
    const scripts = await measureScripts(site.url);
    const hit = await measureCacheHit(site.url);
    const memory = await measureMemory(site.url);
    const drawing = await measureDrawing(site.url);
    const rate = `${(hit.ratio * 100).toFixed(0)} % (${hit.site} against ${hit.bare} per second)`;
    writePart('answers', [
      ...table([
        ['what', 'measured', 'budget'],
        ["page-cache hit, share of the bare server's requests per second", rate, '60 % or more'],
        [
          `memory of the site after ${memory.requests.toLocaleString('en')} requests`,
          `${memory.megabytes} MB`,
          'under 200 MB',
        ],
        ...scripts.map(({ page, kilobytes, budget, react }) => [
          `JavaScript of ${page}, gzip${react ? ' (React found)' : ', no React'}`,
          `${kilobytes} KB`,
          `under ${budget} KB`,
        ]),
      ]),
      '',
      ...table([
        ['drawing a page anew', 'p50', 'p95', 'the bare server, p50'],
        ...drawing.map(({ page, p50, p95, bare }) => [page, `${p50} ms`, `${p95} ms`, `${bare} ms`]),
      ]),
    ]);
  } finally {
    await site.stop();
    await service.stop();
  }
}
