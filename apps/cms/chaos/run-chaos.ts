import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requestKinds } from '@insurer/contract/forms/forms.ts';
import { startLine } from './cut-line.ts';
import { makePostgres } from './own-postgres.ts';
import { contentService, objectStorage } from './processes.ts';
import { startSenders, toServices } from './senders.ts';
import { slowDisk } from './slow-disk.ts';

// `npm run chaos -- [--rounds 30] [--seed 1] [--storage] [--apps]`: two content services and a PostgreSQL, each killed with SIGKILL
// at random while visitors send, the network between them cut, the database's disk without an answer; with `--storage` also the
// object storage that the papers lie in. With `--apps` instead both built apps as `npm start` runs them, and a full disk. Ends with
// 1 where anything that was acknowledged is lost, changed or there twice.
const options = {
  rounds: { type: 'string', default: '30' },
  seed: { type: 'string' },
  apps: { type: 'boolean', default: false },
  storage: { type: 'boolean', default: false },
} as const;
const { values } = parseArgs({ options });
const rounds = Number(values.rounds);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
console.log(`seed ${seed}, ${rounds} rounds`);
if (values.apps) {
  const { runApps } = await import('./run-apps.ts');
  const outcome = await runApps(rounds, seed);
  console.log(JSON.stringify({ seed, rounds, ...outcome }));
  process.exit(outcome.wrong.length > 0 ? 1 : 0);
}
const folder = mkdtempSync(join(tmpdir(), 'insurer-chaos-'));
const database = makePostgres(26_400);
await database.start();
execFileSync('psql', ['-Xqc', 'CREATE DATABASE chaos', database.address]);
const linePort = 26_404;
const line = await startLine(linePort, 26_400);
const overLine = new URL('/chaos', database.address);
overLine.port = String(linePort);
const shared = {
  DATABASE_URL: overLine.href,
  DATA_DIR: folder,
  SEED: 'none',
  LOG_LEVEL: 'silent',
};
const ofStorage = {
  S3_ENDPOINT: 'http://127.0.0.1:26403',
  S3_BUCKET: 'uploads',
  S3_PRIVATE_BUCKET: 'papers',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
};
const storage = values.storage ? objectStorage(join(folder, 'objects'), 26_403) : undefined;
await storage?.start();
const limits = { LIMIT_SUBMISSIONS: '1000000/1', LIMIT_MAILS: '1000000/60' };
// biome-ignore lint/style/noProcessEnv: both services get them from here
Object.assign(process.env, shared, limits, storage && ofStorage);
// Settings are read when the first of the service's files is imported.
const { killAtRandom, wrongAfterwards } = await import('./chaos.ts');
const { config } = await import('../src/config.ts');
const { openContent } = await import('../src/db/open-content.ts');
const services = [26_401, 26_402].map((port) =>
  contentService(`content service ${port - 26_400}`, { PORT: String(port) }),
);
const stores = storage ? [storage] : [];
// In this order a seed means the same kills again.
const victims = [...services, database, line.victim, ...slowDisk(database.processId), ...stores];
const began = Date.now();
let wrong: string[] = [];
try {
  await Promise.all(services.map((service) => service.start()));
  const payload = await openContent();
  const data = {
    company: { name: 'Example Insurance' },
    options: { cancellation_reasons: [{ value: 'other', label: 'Other' }] },
    service_requests: { accepted: [...requestKinds] },
  };
  // A part of the settings, whose generated type asks for all that is required.
  await payload.updateGlobal({ slug: 'site-settings', locale: 'en', data: data as never });
  const addresses = ['http://127.0.0.1:26401', 'http://127.0.0.1:26402'];
  const senders = startSenders(toServices(addresses, config.contentApiKeys[0]), 6);
  const kills = await killAtRandom(victims, senders, { rounds, seed });
  const repeated = await senders.stop();
  wrong = await wrongAfterwards(payload, senders.acknowledged);
  await payload.destroy();
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    JSON.stringify({ seed, rounds, kills, acknowledged: senders.acknowledged.length, repeated, wrong, seconds }),
  );
} finally {
  for (const each of [...services, database, ...stores]) await each.kill();
  line.stop();
  database.remove();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(wrong.length > 0 ? 1 : 0);
