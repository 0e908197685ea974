import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openAppLog } from './app-log.mjs';
import { dataFolder, mustFindNode, root, toolEnvironment } from './places.mjs';

/**
 * Starts one app under the Node that all run on. Its structured log lines go to a file; lines that are meant for people
 * (everything that is not JSON) are shown.
 */
export function startApp(name, parameters, environment) {
  const logFolder = join(dataFolder, 'logs');
  mkdirSync(logFolder, { recursive: true, mode: 0o700 });
  const logFile = join(logFolder, `${name}.log`);
  const log = openAppLog(logFile);
  const child = spawn(mustFindNode(), parameters, {
    cwd: join(root, 'apps', name),
    env: toolEnvironment(environment),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // What only the person at the terminal may see, such as a link to a password, comes this way and is kept nowhere.
  child.on('message', ({ terminal }) => terminal && console.log(terminal));
  const lastLines = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (chunk) => {
      log.write(chunk);
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.trim() === '') continue;
        lastLines.push(line);
        if (lastLines.length > 20) lastLines.shift();
        if (!line.startsWith('{')) console.log(`  ${line}`);
      }
    });
  }
  return { child, name, logFile, lastLines };
}

/** Resolves when the app is ready to serve; rejects with a sentence when it ends or takes too long. */
export async function untilReady(app, port, seconds) {
  const deadline = Date.now() + seconds * 1000;
  let ended;
  app.child.once('exit', (code) => (ended = code ?? 1));
  while (Date.now() < deadline) {
    if (ended !== undefined) throw new Error(`The ${app.name} ended while it was starting; its log is ${app.logFile}.`);
    const signal = AbortSignal.timeout(2000);
    // Not listening yet: asked again.
    const response = await fetch(`http://127.0.0.1:${port}/ready`, { signal }).catch(() => undefined);
    if (response?.ok) return;
    await wait(200);
  }
  throw new Error(`The ${app.name} was not ready after ${seconds} seconds; its log is ${app.logFile}.`);
}
