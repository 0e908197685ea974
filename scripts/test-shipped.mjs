import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilReady } from './run/app-process.mjs';
import { installWhatIsMissing } from './run/install.mjs';
import { mustFindNode, root, toolEnvironment } from './run/places.mjs';

// `npm run test:shipped`: the steps of the Dockerfile without Docker. What is committed and .dockerignore lets in is copied, installed,
// built and stripped of its tools in a folder of its own; then both apps run from there as the Dockerfile starts them, as another user, who can
// write to his data folder alone, and are asked for their health as Docker asks. Needs root for the other user; without it the folder is made read-only for the own one.
installWhatIsMissing();
const folder = mkdtempSync(join(tmpdir(), 'shipped-'));
const [app, data] = [join(folder, 'app'), join(folder, 'data')];
const isRoot = process.getuid?.() === 0;
const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};
const ports = { cms: 39_301, site: 39_300 };
const started = [];
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

try {
  chmodSync(folder, 0o755);
  for (const path of [app, data]) mkdirSync(path, { mode: 0o755 });
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)];
  const sources = [...new Set(copied.flatMap(([, paths]) => paths.split(' ')))];
  execFileSync('sh', ['-c', `git archive HEAD ${sources.join(' ')} | tar -x -C ${app}`], { cwd: root });
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  const patterns = ignored.filter((line) => line && !/^[#!]|^\*$/.test(line));
  for (const path of globSync(patterns, { cwd: app })) rmSync(join(app, path), { recursive: true, force: true });
  const [build = ''] = dockerfile.split(/^FROM .* AS app$/m);
  for (const [, step] of build.replace(/\\\n\s*/g, '').matchAll(/^RUN (.+)$/gm)) {
    console.log(`› ${step}`);
    const env = { ...toolEnvironment(), NODE_ENV: '', npm_config_loglevel: 'error' };
    execFileSync('sh', ['-c', step], { cwd: app, env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  for (const tool of ['typescript', 'vite', 'vitest', '@biomejs', '@playwright', 'node'])
    if (existsSync(join(app, 'node_modules', tool))) throw new Error(`${tool} is shipped and is a tool.`);
  if (isRoot) chownSync(data, nobody.uid, nobody.gid);
  else execFileSync('chmod', ['-R', 'a-w', app]);

  const secret = 'a secret of the test, 32 letters.';
  const shared = { NODE_ENV: 'production', CONTENT_API_KEY: 'k'.repeat(32), PURGE_SECRET: 'p'.repeat(32) };
  const siteUrl = `http://127.0.0.1:${ports.site}`;
  await run('cms', { ...shared, SECRET: secret, DATA_DIR: data, SITE_URL: siteUrl, SMTP_URL: '' });
  const contentApiUrl = `http://127.0.0.1:${ports.cms}/api`;
  await run('site', { ...shared, SITE_URL: siteUrl, CONTENT_API_URL: contentApiUrl });
  for (const address of [`${siteUrl}/`, `${siteUrl}/ar/motor-insurance`, `http://127.0.0.1:${ports.cms}/admin/login`]) {
    const { status } = await fetch(address);
    if (status !== 200) throw new Error(`${address} answers ${status}.`);
    console.log(`✓ ${address}`);
  }
} finally {
  await Promise.all(started.map(({ child }) => new Promise((resolve) => child.once('exit', resolve) && child.kill())));
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
}

async function run(name, environment) {
  const { health, command, settings } = stageOf(name);
  const own = { PATH: process.env.PATH, HOME: data, ...settings, PORT: String(ports[name]), ...environment };
  const options = { cwd: join(app, 'apps', name), env: own, stdio: 'inherit', ...nobody };
  const child = spawn(mustFindNode(), command.slice(1), options);
  started.push({ child });
  await untilReady({ child, name, logFile: 'above' }, ports[name], 300);
  execFileSync(mustFindNode(), health.slice(1), options);
  console.log(`✓ ${name} is healthy`);
}

/** What the Dockerfile starts, how it is asked for its health, and in what environment. */
function stageOf(name) {
  const stages = dockerfile.split(/^FROM /m);
  const [common = '', own = ''] = ['app', name].map((as) =>
    stages.find((text) => / AS (\w+)$/m.exec(text)?.[1] === as),
  );
  const [health, command] = [...own.matchAll(/^\s*CMD (\[.+\])$/gm)].map(([, json]) => JSON.parse(json));
  const lines = [...(common + own).matchAll(/^ENV (.+)$/gm)];
  const settings = Object.fromEntries(lines.flatMap(([, pairs]) => pairs.split(' ').map((pair) => pair.split('='))));
  return { health, command, settings };
}
