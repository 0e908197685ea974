import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApp, untilReady } from './run/app-process.mjs';
import { buildWhatIsOutOfDate } from './run/build.mjs';
import { mustBeAlone } from './run/data-folder.mjs';
import { installWhatIsMissing } from './run/install.mjs';
import { mustFindNode, root, toolEnvironment } from './run/places.mjs';
import { mustBeFree } from './run/ports.mjs';
import { localSecrets } from './run/secrets.mjs';
import { stopWith } from './run/stop-with.mjs';
import { endApp, supervise } from './run/supervise.mjs';
import { whenParentEnds } from './run/when-parent-ends.mjs';

// `npm start`: from a bare clone to both apps running. Node's own modules only, since nothing is installed yet.
const began = Date.now();
const sitePort = Number(process.env.SITE_PORT ?? process.env.PORT ?? 3000);
const cmsPort = Number(process.env.CMS_PORT ?? 3001);
const adminUrl = process.env.ADMIN_URL ?? `http://localhost:${cmsPort}`;
const siteUrl = process.env.SITE_URL ?? `http://localhost:${sitePort}`;

mustBeAlone();
await mustBeFree(sitePort, 'site', 'SITE_PORT');
await mustBeFree(cmsPort, 'content service', 'CMS_PORT');
if (sitePort === cmsPort)
  stopWith(`Site and content service cannot both have port ${sitePort}: start with CMS_PORT=${sitePort + 1}.`);
mustBeDatabaseAddress();
const secrets = localSecrets();
installWhatIsMissing();
mustBeGoodPassword();
await buildWhatIsOutOfDate();

// Whoever reads what this says may go away, as in `npm start | head`: the apps are looked after all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const stops = [];
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
whenParentEnds(() => void stop(0));

const shared = { ...secrets, NODE_ENV: 'production', SITE_URL: siteUrl };
console.log('› Starting the content service (the first start fills the database with the demo content) …');
await start(
  'cms',
  { ...shared, PORT: String(cmsPort), ADMIN_URL: adminUrl, PURGE_URL: `http://127.0.0.1:${sitePort}` },
  cmsPort,
  900,
);
console.log('› Starting the site …');
const contentApiUrl = process.env.CONTENT_API_URL ?? `http://127.0.0.1:${cmsPort}/api`;
await start(
  'site',
  { ...shared, PORT: String(sitePort), CONTENT_API_URL: contentApiUrl, CMS_ORIGIN: adminUrl },
  sitePort,
  60,
);

console.log(`
✓ Ready in ${Math.round((Date.now() - began) / 1000)} s
  Site            ${siteUrl}   (Arabic: ${siteUrl}/ar)
  Content service http://localhost:${cmsPort}/admin
  Ctrl-C stops both.
`);

/** The first start must succeed; from then on an app that ends is started again. */
async function start(name, settings, port, seconds) {
  const { parameters, environment } = JSON.parse(readFileSync(join(root, 'apps', name, 'process.json'), 'utf8'));
  const begin = () => startApp(name, parameters, { ...settings, ...environment });
  const app = begin();
  let stopApp = () => endApp(app.child);
  stops.push(() => stopApp());
  try {
    await untilReady(app, port, seconds);
    if (!stopping) stopApp = supervise(app, begin);
  } catch (error) {
    if (!stopping) await stop(1, error.message);
    await new Promise(() => {});
  }
}

async function stop(code, sentence) {
  if (stopping) return;
  stopping = true;
  await Promise.all(stops.map((each) => each()));
  if (sentence) stopWith(sentence);
  process.exit(code);
}

/** Stops with one sentence when ADMIN_PASSWORD is too weak for a first administrator, where there is none yet. */
function mustBeGoodPassword() {
  if (!process.env.ADMIN_PASSWORD?.trim()) return;
  const where = { cwd: join(root, 'apps', 'cms'), env: toolEnvironment(), encoding: 'utf8' };
  const { stdout } = spawnSync(mustFindNode(), ['src/accounts/check-first-password.ts'], where);
  if (stdout) stopWith(stdout);
}

/** Stops with one sentence when DATABASE_URL names no database that the content service knows, before anything is built. */
function mustBeDatabaseAddress(address = process.env.DATABASE_URL) {
  if (address === undefined || /^(file:.+|postgres(ql)?:\/\/.+)$/.test(address)) return;
  stopWith('DATABASE_URL must begin with file: or postgres:// (leave it out for the SQLite file in the data folder).');
}
