import { startFakeService } from '@insurer/contract/fake-service.ts';
import { startApp } from '../e2e/app-process.ts';
import { type AttackName, attacks } from './attacks.ts';
import { type Measured, quiet, requiredPaths, underAttack } from './measure.ts';

// `npm run attack`: one sender does his worst to the built site, and others go on reading. Prints what they met.
// `npm run attack -- 0.05` is a twentieth of it.
const size = Number(process.argv[2] ?? 1);

const service = await startFakeService();
const site = await startApp('site', { CONTENT_API_URL: service.url, PURGE_SECRET: 'the attack', LOG_LEVEL: 'silent' });
try {
  for (const path of requiredPaths) await fetch(`${site.url}${path}`);
  const rows: Measured[] = [await quiet(site)];
  for (const name of Object.keys(attacks) as AttackName[]) rows.push(await underAttack(site, name, size));
  console.table(rows);
  await service.stop();
  const statuses = await Promise.all(requiredPaths.map(async (path) => (await fetch(`${site.url}${path}`)).status));
  const lost = statuses.filter((status) => status !== 200).length;
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  console.log(
    `${requiredPaths.length - lost} of ${requiredPaths.length} pages are there when the service is gone afterwards.`,
  );
  process.exitCode = lost > 0 || failed > 0 || rows.some(({ megabytes }) => megabytes >= 400) ? 1 : 0;
} finally {
  await site.stop();
}
