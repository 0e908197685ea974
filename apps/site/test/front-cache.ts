import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const deploy = join(import.meta.dirname, '../../../deploy');
const isRoot = process.getuid?.() === 0;

export type FrontCache = { url: string; stop(): Promise<void> };
type Kind = 'varnish' | 'nginx';
const programs = { varnish: 'varnishd', nginx: 'nginx' };

/** The program's full path, or undefined where it is not installed (`npm test` installs it where it can). */
export function programOf(kind: Kind): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, programs[kind])).find((path) => existsSync(path));
}

/** Starts the program with the configuration of deploy/ before a site, on a port of its own. */
export async function startFrontCache(kind: Kind, site: string, environment = {}): Promise<FrontCache> {
  const folder = mkdtempSync(join(tmpdir(), 'insurer-front-cache-'));
  // Both drop what rights they have.
  chmodSync(folder, 0o777);
  const port = await freePort();
  const parameters = { varnish: varnish, nginx: nginx }[kind](folder, new URL(site), port);
  // `npm run test:clocks` preloads libfaketime, with which varnishd cannot start: caches keep the machine's time.
  const child = spawn(programOf(kind) ?? '', parameters, {
    env: { ...process.env, LD_PRELOAD: undefined, ...environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  const url = `http://127.0.0.1:${port}`;
  await untilListening(child, url).catch(() => {
    throw new Error(`${kind} does not start: ${said}`);
  });
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function varnish(folder: string, { hostname, port: sitePort }: URL, port: number): string[] {
  const file = join(folder, 'site.vcl');
  const configuration = readFileSync(join(deploy, 'varnish/site.vcl'), 'utf8');
  writeFileSync(
    file,
    configuration
      .replace('.host = "site"', `.host = "${hostname}"`)
      .replace('.port = "3000"', `.port = "${sitePort}"`)
      // What is stale at all shall be so at once: a test cannot wait for the minute.
      .replace('set req.grace = 60s', 'set req.grace = 0s'),
  );
  chmodSync(file, 0o644);
  const settings = ['-p', 'http_gzip_support=off', '-p', 'http_resp_hdr_len=16k'];
  return ['-F', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64m', ...settings];
}

function nginx(folder: string, { host }: URL, port: number): string[] {
  mkdirSync(join(folder, 'temporary'));
  const configuration = readFileSync(join(deploy, 'nginx/site.conf'), 'utf8')
    .replace('/var/cache/nginx/site', join(folder, 'cache'))
    .replace('/var/log/nginx/access.log', join(folder, 'access.log'))
    .replace('server site:3000', `server ${host}`)
    .replace('listen 80', `listen 127.0.0.1:${port}`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temporary/${name};`)
    .join('\n');
  const file = join(folder, 'nginx.conf');
  const user = isRoot ? 'user root;' : '';
  writeFileSync(
    file,
    `${user} pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${folders}\n${configuration} }`,
  );
  return ['-p', folder, '-c', file, '-g', 'daemon off;'];
}

async function untilListening(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (child.exitCode === null && Date.now() < deadline) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    // biome-ignore lint/plugin: the pause between two looks; what is waited for is the response above
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('not listening');
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
