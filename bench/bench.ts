import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFakeService } from '@insurer/contract/fake-service.ts';
import { startApp } from '../e2e/app-process.ts';
import { measureCacheHit } from './cache-hit.ts';
import { measureMemory } from './memory.ts';
import { measureScripts } from './scripts-of-pages.ts';

// `npm run bench`: the numbers of docs/performance.md, as ratios against baselines of the same minute.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
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
  const page = [
    '# Performance',
    '',
    'Made by `npm run bench`. Rates are ratios against a bare Node `http` server that answers the same bytes, measured in',
    'turns within the same minute on the same machine.',
    '',
    '| what | measured | budget |',
    '|---|---|---|',
    `| page-cache hit, share of the bare server's requests per second | ${(hit.ratio * 100).toFixed(0)} % (${hit.site} against ${hit.bare} per second) | 60 % or more |`,
    `| memory of the site after ${memory.requests.toLocaleString('en')} requests | ${memory.megabytes} MB | under 200 MB |`,
    ...scripts.map(
      ({ page: path, kilobytes, budget, react }) =>
        `| JavaScript of ${path}, gzip${react ? ' (React found)' : ', no React'} | ${kilobytes} KB | under ${budget} KB |`,
    ),
    '',
  ].join('\n');
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(join(root, 'docs', 'performance.md'), page);
  console.log(page);
} finally {
  await site.stop();
  await service.stop();
}
