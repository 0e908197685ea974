import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startFakeService } from '@insurer/contract/fake-service.ts';
import { freePort, startApp } from '../e2e/app-process.ts';
import { copyOfDemoContent, prepareDemoContent, startCms } from '../e2e/whole-content.ts';
import { startPostgres } from '../scripts/run/postgres.mjs';
import { type Acknowledged, countStored } from './acknowledged.ts';
import { type App, attackLists } from './attacker.ts';
import { type Measured, quiet, type Target, underAttack } from './measure.ts';
import { printHeading, printRows } from './print-row.ts';
import { megabyteLimits, requiredPaths, serviceTarget, siteTarget } from './targets.ts';

// `npm run attack`: one sender does his worst to each built app, and others go on using it. Prints what they met.
// `npm run attack -- 0.05` is a twentieth of it, `-- --app service` one app alone, `-- --only uploads` what is called so;
// `-- --postgres` has the service's content in a PostgreSQL that is thrown away afterwards.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { app: { type: 'string' }, only: { type: 'string', default: '' }, postgres: { type: 'boolean' } },
});
const size = Number(positionals[0] ?? 1);
const settings = { LOG_LEVEL: 'silent' };

const runs: Record<App, () => Promise<boolean>> = { site: attackSite, service: attackService };
let isFine = true;
for (const [app, run] of Object.entries(runs)) if (!values.app || values.app === app) isFine = (await run()) && isFine;
process.exitCode = isFine ? 0 : 1;

async function attackSite(): Promise<boolean> {
  const service = await startFakeService();
  const site = await startApp('site', {
    CONTENT_API_URL: service.url,
    PURGE_SECRET: 'the attack',
    LOG_LEVEL: 'silent',
  });
  try {
    for (const path of requiredPaths) await fetch(`${site.url}${path}`);
    const isHeld = await attackAll(siteTarget(site));
    await service.stop();
    const statuses = await Promise.all(requiredPaths.map(async (path) => (await fetch(`${site.url}${path}`)).status));
    const kept = statuses.filter((status) => status === 200).length;
    console.log(`${kept} of ${requiredPaths.length} pages are there when the service is gone afterwards.`);
    return isHeld && kept === requiredPaths.length;
  } finally {
    await site.stop();
  }
}

async function attackService(): Promise<boolean> {
  const { service, clear } = await (values.postgres ? startOnPostgres() : startOnSqlite());
  try {
    const acknowledged: Acknowledged[] = [];
    const isHeld = await attackAll(await serviceTarget(service, acknowledged));
    const stored = await countStored(new URL(service.url), acknowledged);
    console.log(`${stored} of ${acknowledged.length} requests that were acknowledged meanwhile are there afterwards.`);
    return isHeld && stored === acknowledged.length;
  } finally {
    await service.stop();
    await clear();
  }
}

async function startOnSqlite() {
  await prepareDemoContent();
  const folder = await copyOfDemoContent();
  const service = await startCms(folder, 'http://127.0.0.1:9', settings);
  return { service, clear: () => rm(folder, { recursive: true, force: true }) };
}

/** The first start fills the database, which takes minutes. */
async function startOnPostgres() {
  const { address, stop } = await startPostgres(await freePort());
  const folder = await mkdtemp(join(tmpdir(), 'attacked-'));
  const inPostgres = { ...settings, DATABASE_URL: address };
  const clear = async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { service: await startCms(folder, 'http://127.0.0.1:9', inPostgres, { seconds: 600 }), clear };
  } catch (error) {
    await clear();
    throw error;
  }
}

/** @returns whether nobody else was refused, and memory stayed below its limit */
async function attackAll(target: Target): Promise<boolean> {
  const names = Object.keys(attackLists[target.app]).filter((name) => name.includes(values.only));
  printHeading();
  const all: Measured[] = await quiet(target);
  printRows(all);
  for (const name of names) {
    const rows = await underAttack(target, name, size);
    printRows(rows);
    all.push(...rows);
  }
  return all.every(({ failed, megabytes }) => failed === 0 && megabytes < megabyteLimits[target.app]);
}
