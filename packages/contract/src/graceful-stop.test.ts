import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = (delayMs: number) => `
  import { createServer } from 'node:http';
  import { stopGracefully, stopping } from ${JSON.stringify(fileURLToPath(new URL('graceful-stop.ts', import.meta.url)))};
  const say = (word) => process.stdout.write(word + '\\n');
  const server = createServer((request, response) => {
    if (request.url === '/ready') return response.end(stopping.aborted ? 'stops' : 'ready');
    stopping.addEventListener('abort', () => setTimeout(() => response.end('finished'), 50));
    say('under way');
  });
  server.listen(0, '127.0.0.1', () => say(String(server.address().port)));
  const finish = async () => say('ended last');
  stopGracefully({ server, delayMs: ${delayMs}, longestMs: 5000, onSignal: () => say('asked'), finish });
`;

/** A process with such a server, what it says line by line, and its end. */
async function start(delayMs: number) {
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', program(delayMs)]);
  let said = '';
  child.stdout?.on('data', (piece: Buffer) => (said += piece.toString()));
  const until = async (word: string) => {
    while (!said.includes(word)) await once(child.stdout ?? child, 'data');
    return said;
  };
  const port = Number((await until('\n')).trim());
  const ended = once(child, 'close').then(([code]) => ({ code, said }));
  return { child, until, ended, address: `http://127.0.0.1:${port}` };
}

test('a request under way is finished, then the rest ends, then the process with 0', async () => {
  const { child, until, ended, address } = await start(0);
  const response = fetch(`${address}/`);
  await until('under way');
  child.kill('SIGTERM');
  expect(await (await response).text()).toBe('finished');
  const { code, said } = await ended;
  expect([code, said.trim().endsWith('ended last')]).toEqual([0, true]);
}, 20_000);

test('during the delay /ready has fallen, new requests are taken, and their connections end', async () => {
  const { child, until, ended, address } = await start(1000);
  child.kill('SIGTERM');
  await until('asked');
  const [response] = await once(
    request(`${address}/ready`, { headers: { connection: 'keep-alive' } }).end(),
    'response',
  );
  expect(response.headers.connection).toBe('close');
  expect(String((await response.toArray()).join(''))).toBe('stops');
  expect((await ended).code).toBe(0);
}, 20_000);
