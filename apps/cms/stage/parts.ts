import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { supervise } from '../../../scripts/run/supervise.mjs';
import { listens } from './listens.ts';

const root = join(import.meta.dirname, '../../..');

type Command = { program: string; parameters: string[]; options?: SpawnOptions };
/** One of the processes of the stage: how it is started, and where it answers when it is ready. */
export type Part = Command & { name: string; port: number; readyPath?: string };
export type RunningPart = {
  name: string;
  port: number;
  processId(): number | undefined;
  /** Ends it with SIGKILL; it is started again by itself. */
  kill(): Promise<void>;
  /** Asks it to finish what it is doing and to end; it is started again by itself. */
  restart(): Promise<void>;
  /** @throws when it is not ready in time, or `end` is aborted before */
  ready(seconds: number, end?: AbortSignal): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a part, and from then on again whenever it ends. What it says goes into a file of the folder. */
export function startPart(part: Part, folder: string): RunningPart {
  const { name, port, program, parameters, options, readyPath } = part;
  const logFile = join(folder, `${name.replaceAll(' ', '-')}.log`);
  let present: ChildProcess;
  const begin = () => {
    const log = openSync(logFile, 'a');
    present = spawn(program, parameters, { stdio: ['ignore', log, log], ...options });
    return { child: present, name, logFile };
  };
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(present, 'exit');
    present.kill(signal);
    await ended;
  };
  const stop = supervise(begin(), begin, () => undefined);
  return {
    name,
    port,
    stop,
    processId: () => present.pid,
    kill: () => end('SIGKILL'),
    restart: () => end('SIGTERM'),
    async ready(seconds, end) {
      const deadline = Date.now() + seconds * 1000;
      while (Date.now() < deadline) {
        end?.throwIfAborted();
        if (await (readyPath ? answers(port, readyPath) : listens(port))) return;
        await pause(100);
      }
      throw new Error(`${name} was not ready after ${seconds} s; its log is ${logFile}.`);
    },
  };
}

/** A built app, started as its process.json says. */
export function appPart(app: 'site' | 'cms', name: string, port: number, settings: Record<string, string>): Part {
  const cwd = join(root, 'apps', app);
  const own: { parameters: string[]; environment: Record<string, string> } = JSON.parse(
    readFileSync(join(cwd, 'process.json'), 'utf8'),
  );
  // biome-ignore lint/style/noProcessEnv: its settings are those of this process, and a few of its own
  const shared = { ...process.env, ...own.environment, ...settings };
  const env: NodeJS.ProcessEnv = { ...shared, NODE_ENV: 'production', PORT: String(port) };
  return {
    name,
    port,
    program: process.execPath,
    parameters: own.parameters,
    options: { cwd, env },
    readyPath: '/ready',
  };
}

/** Object storage that somebody else wrote, in a process of its own. */
export function objectServerPart(port: number, folder: string): Part {
  const parameters = [join(import.meta.dirname, 'object-server.ts'), join(folder, 'objects'), String(port)];
  return { name: 'object storage', port, program: process.execPath, parameters, readyPath: '/' };
}

/** Varnish with the configuration of deploy/, before whatever listens on a port. */
export function varnishPart(port: number, sitePort: number, folder: string): Part {
  const configuration = readFileSync(join(root, 'deploy/varnish/site.vcl'), 'utf8')
    .replace('.host = "site"', '.host = "127.0.0.1"')
    .replace('.port = "3000"', `.port = "${sitePort}"`);
  mkdirSync(join(folder, 'varnish'), { mode: 0o777 });
  const file = join(folder, 'varnish', 'site.vcl');
  writeFileSync(file, configuration, { mode: 0o644 });
  const settings = ['-p', 'http_gzip_support=off', '-p', 'http_resp_hdr_len=16k', '-s', 'malloc,128m'];
  const parameters = ['-F', '-n', join(folder, 'varnish', 'work'), '-a', `127.0.0.1:${port}`, '-f', file, ...settings];
  return { name: 'Varnish', port, program: varnishProgram(), parameters, readyPath: '/robots.txt' };
}

function varnishProgram(): string {
  const found = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd', '/usr/bin/varnishd'].find((path) =>
    existsSync(path),
  );
  if (!found) throw new Error('The stage needs Varnish: install it (Debian: apt-get install varnish).');
  return found;
}

function answers(port: number, path: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(3000) }).then(
    // Object storage answers strangers with a refusal: it is there.
    async (response) => {
      await response.body?.cancel();
      return response.status < 500;
    },
    () => false,
  );
}
