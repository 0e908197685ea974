import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, toolEnvironment } from './places.mjs';
import { stopWith } from './stop-with.mjs';

const shared = ['packages/contract', 'packages/theme', 'package-lock.json'];
const apps = [
  { name: 'site', sources: [...shared, 'apps/site'], output: 'apps/site/build' },
  { name: 'cms', sources: [...shared, 'packages/demo-content', 'apps/cms'], output: 'apps/cms/.next' },
];
const notSource =
  /^(node_modules|build|\.next|\.react-router|test|documents|images|README\.md|next-env\.d\.ts)$|\.test\.tsx?$/;

/** Builds each app whose sources changed since its last build. The apps are built side by side. */
export async function buildWhatIsOutOfDate(names = ['site', 'cms']) {
  const stale = apps.filter((app) => names.includes(app.name) && !isBuilt(app));
  if (stale.length === 0) return;
  console.log(`› Building ${stale.map((app) => app.name).join(' and ')} …`);
  await Promise.all(stale.map(build));
}

const stampOf = (app) => join(root, app.output, '.built-from');

function isBuilt(app) {
  const stamp = stampOf(app);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(app);
}

async function build(app) {
  const started = Date.now();
  const hash = hashOf(app);
  const { code, output } = await run('npm', ['run', 'build', '-w', `@insurer/${app.name}`]);
  if (code !== 0) {
    const log = join(root, '.data', 'logs', `build-${app.name}.log`);
    mkdirSync(dirname(log), { recursive: true, mode: 0o700 });
    writeFileSync(log, output, { mode: 0o600 });
    console.error(output.split('\n').slice(-25).join('\n'));
    stopWith(`The ${app.name} could not be built; the whole output is in ${log}.`);
  }
  writeFileSync(stampOf(app), hash);
  console.log(`  built ${app.name} in ${Math.round((Date.now() - started) / 1000)} s`);
}

function run(command, parameters) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: toolEnvironment({ NODE_ENV: 'production' }),
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** One hash over the names and contents of an app's sources: newer, older and touched files all count right. */
function hashOf(app) {
  const hash = createHash('sha256');
  for (const source of app.sources) addTo(hash, join(root, source));
  return hash.digest('hex');
}

function addTo(hash, path) {
  if (!statSync(path).isDirectory()) return void hash.update(path.slice(root.length)).update(readFileSync(path));
  for (const name of readdirSync(path).sort()) if (!notSource.test(name)) addTo(hash, join(path, name));
}
