import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const logModule = join(import.meta.dirname, '../app/log.server.ts');

/** A process that logs as the site does. */
function processOf(script: string, output: 'pipe' | number = 'pipe') {
  const settings = { NODE_ENV: 'production', LOG_LEVEL: 'info', CONTENT_API_URL: 'http://127.0.0.1:9/api' };
  const code = `const { log } = await import(${JSON.stringify(logModule)}); ${script}`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    env: { ...process.env, ...settings },
    stdio: ['ignore', output, 'ignore'],
  });
}

const messagesOf = (lines: string) =>
  lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).msg);

test.each([
  ['ends by itself', ''],
  ['is ended', 'process.exit(3);'],
  ['fails', "throw new Error('a fault of ours');"],
])('no line is lost when a process %s right after it', async (_, ending) => {
  const { stdout } = processOf(`log.info('one'); log.error('two'); ${ending}`);
  expect(messagesOf(stdout ? await text(stdout) : '')).toEqual(['one', 'two']);
});

test.skipIf(process.platform !== 'linux')('a log whose disk is full costs its lines and not the process', async () => {
  const full = openSync('/dev/full', 'w');
  const later = "log.error('lost, too'); setTimeout(() => process.exit(7), 100);";
  const child = processOf(`log.error('lost'); setTimeout(() => { ${later} }, 100);`, full);
  const [ended] = await once(child, 'exit');
  closeSync(full);
  expect(ended).toBe(7);
});

test('a line alone does not wait until there are more', async () => {
  const child = processOf("log.info('alone'); setInterval(() => undefined, 60_000);");
  try {
    const [line] = await once(child.stdout ?? child, 'data');
    expect(messagesOf(String(line))).toEqual(['alone']);
  } finally {
    child.kill('SIGKILL');
  }
});
