import { startFakeService } from '@insurer/contract/fake-service.ts';
import { attackLists } from '../attacks/attacker.ts';
import { quiet, underAttack } from '../attacks/measure.ts';
import { requiredPaths, siteTarget } from '../attacks/targets.ts';
import { startApp } from '../e2e/app-process.ts';
import { table, writePart } from './performance-page.ts';

/** Of each attack of `npm run attack`: long enough for a p99, short enough to stand beside its quiet half in one minute. */
const size = 0.1;

/** What others wait for a kept page while one sender floods, against the same without him, one after the other. */
export async function measureFlood(): Promise<void> {
  const service = await startFakeService();
  const PURGE_SECRET = 'bench-purge-secret-0123456789abcdef';
  const site = await startApp('site', { CONTENT_API_URL: service.url, LOG_LEVEL: 'warn', PURGE_SECRET });
  try {
    for (const path of requiredPaths) await fetch(`${site.url}${path}`);
    const rows: string[][] = [];
    const target = siteTarget(site);
    for (const name of Object.keys(attackLists.site)) {
      const [[before], [during]] = [await quiet(target), await underAttack(target, name, size)];
      if (!before || !during) throw new Error('A visitor of the site is missing.');
      const ratio = (during.p99 / before.p99).toFixed(1);
      rows.push([name, `${ratio} times`, `${during.p99} ms`, `${before.p99} ms`, `${during.failed}`]);
    }
    const heading = ['a tenth of this flood', 'p99 of a kept page for others', 'with it', 'without', 'failed'];
    writePart('flood', table([heading, ...rows]));
  } finally {
    await site.stop();
    await service.stop();
  }
}
