import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = (delayMs: number) => `
  import { createServer } from 'node:http';
  import { stopGracefully, stopping } from ${JSON.stringify(fileURLToPath(new URL('graceful-stop.ts', import.meta.url)))};
  const say = (word) => process.stdout.write(word + '\\n');
  const server = createServer((request, response) => {
    if (request.url === '/ready') return response.writeHead(stopping.aborted ? 503 : 200).end(stopping.aborted ? 'stops' : 'ready');
    if (request.url === '/quick') return setTimeout(() => response.end('done'), 20);
    stopping.addEventListener('abort', () => setTimeout(() => response.end('finished'), 50));
    say('under way');
  });
  server.listen(0, '127.0.0.1', () => say(String(server.address().port)));
  const finish = async () => say('ended last');
  stopGracefully({ server, delayMs: ${delayMs}, longestMs: 5000, onSignal: () => say('asked'), finish });
`;

/** A process with such a server, what it says line by line, and its end. */
async function start(delayMs: number) {
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', program(delayMs)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
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
});

test('a process whose supervisor was killed stops as on a signal: it would keep port and data folder, and nobody would start it again', async () => {
  const { child, until, address } = await start(0);
  const response = fetch(`${address}/`);
  await until('under way');
  // Where it is this end that breaks the channel, Node tells of no close.
  const exit = once(child, 'exit');
  child.disconnect();
  expect(await (await response).text()).toBe('finished');
  expect((await exit)[0]).toBe(0);
});

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
});

test('two processes that are restarted one after the other under load behind something that tries nothing twice: no request fails', async () => {
  const front = await startFront();
  let processes = [await start(600), await start(600)];
  front.useAll(processes.map(({ address }) => address));
  const load = startLoad(front.address);
  for (const place of [0, 1, 0, 1]) {
    await load.until(100);
    const old = processes[place];
    old?.child.kill('SIGTERM');
    expect((await old?.ended)?.code).toBe(0);
    const next = await start(600);
    processes = processes.map((each) => (each === old ? next : each));
    front.useAll(processes.map(({ address }) => address));
  }
  await load.until(100);
  expect(await load.stop()).toEqual([]);
  await front.stop();
  for (const { child } of processes) child.kill('SIGKILL');
});

/** Sends each request to the next process whose `/ready` was well at the last look, once. */
async function startFront() {
  const states = new Map<string, boolean>();
  let turn = 0;
  const look = setInterval(() => {
    for (const address of states.keys()) {
      fetch(`${address}/ready`).then(
        ({ ok }) => states.has(address) && states.set(address, ok),
        () => states.has(address) && states.set(address, false),
      );
    }
  }, 100);
  const server = createServer((incoming, outgoing) => {
    const ready = [...states].flatMap(([address, isReady]) => (isReady ? [address] : []));
    const to = ready[turn++ % ready.length];
    if (!to) return outgoing.writeHead(502).end();
    const through = request(`${to}${incoming.url}`, { method: incoming.method }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502);
      answer.pipe(outgoing);
    });
    through.once('error', () => outgoing.writeHead(502).end());
    incoming.pipe(through);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    useAll: (addresses: string[]) => {
      for (const known of states.keys()) if (!addresses.includes(known)) states.delete(known);
      for (const address of addresses) states.set(address, states.get(address) ?? true);
    },
    stop: async () => {
      clearInterval(look);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Twenty who ask again and again, writing and reading; `stop` tells every answer that was none. */
function startLoad(address: string) {
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const one = async () => {
    while (!isOver) {
      const method = answered % 2 ? 'POST' : 'GET';
      const answer = await fetch(`${address}/quick`, { method }).then(
        async (response) => (response.ok ? await response.text() : String(response.status)),
        (error: Error) => error.message,
      );
      if (answer !== 'done') failures.push(answer);
      answered += 1;
    }
  };
  const all = Promise.all(Array.from({ length: 20 }, one));
  return {
    until: async (more: number) => {
      const enough = answered + more;
      while (answered < enough) await new Promise((resolve) => setImmediate(resolve));
    },
    stop: async () => {
      isOver = true;
      await all;
      return failures;
    },
  };
}
