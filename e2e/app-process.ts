import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const pinnedNode = join(root, 'node_modules/node/bin/node');

export type RunningApp = { url: string; port: number; log: string[]; stop(): Promise<void>; kill(): Promise<void> };

/** Starts a built app on a port of its own and waits until it is ready to serve. */
export async function startApp(
  name: 'site' | 'cms',
  environment: Record<string, string>,
  options: { port?: number; seconds?: number } = {},
): Promise<RunningApp> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const own = processOf(name);
  const settings = { NODE_ENV: 'production', PORT: String(port), LOG_LEVEL: 'info', ...environment };
  const child = spawn(existsSync(pinnedNode) ? pinnedNode : process.execPath, own.parameters, {
    cwd: join(root, 'apps', name),
    env: { ...process.env, ...own.environment, ...settings },
  });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  await untilHealthy(child, url, log, options.seconds ?? 30);
  return { url, port, log, stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') };
}

/** How an app's process is started, so that it stays small. */
function processOf(name: 'site' | 'cms'): { parameters: string[]; environment: Record<string, string> } {
  return JSON.parse(readFileSync(join(root, 'apps', name, 'process.json'), 'utf8'));
}

async function untilHealthy(child: ChildProcess, url: string, log: string[], seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const ready = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    // biome-ignore lint/plugin: the pause between two looks; what is waited for is the response above
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`${url} did not become healthy:\n${log.join('').slice(-3000)}`);
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/**
 * A port that nothing listens on right now. Below the range that the system hands out to clients: there, a client that
 * asks too early can connect to itself and take the port from the server.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port, '127.0.0.1');
  });
}
