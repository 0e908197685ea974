import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 500;

/**
 * Stands before several instances as the service of a cluster does: each connection goes to the next of them that says by
 * `/ready` in time that it takes more, and on to the one after it where nobody answers. It reads nothing of what it passes on.
 *
 * @param ports of the instances, on this machine
 */
export async function startBalancer(port: number, ports: readonly number[]): Promise<Server> {
  let turn = 0;
  const { unready, stop } = watchReadiness(ports);
  const server = createServer({ pauseOnConnect: true }, (visitor) => {
    turn += 1;
    visitor.on('error', () => visitor.destroy());
    const inTurn = [...ports.slice(turn % ports.length), ...ports.slice(0, turn % ports.length)];
    void passOn(
      visitor,
      inTurn.toSorted((one, other) => Number(unready.has(one)) - Number(unready.has(other))),
    );
  });
  server.on('close', stop);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function watchReadiness(ports: readonly number[]) {
  const unready = new Set<number>();
  const end = new AbortController();
  const watch = async (instance: number) => {
    while (!end.signal.aborted) {
      if (await isUnready(instance)) unready.add(instance);
      else unready.delete(instance);
      await pause(everyMs, undefined, { ref: false });
    }
  };
  for (const instance of ports) void watch(instance);
  return { unready, stop: () => end.abort() };
}

/** Who does not answer in time hangs. Nobody there is no answer: a connection finds that out by itself. */
async function isUnready(instance: number): Promise<boolean> {
  const signal = AbortSignal.timeout(2_000);
  const response = await fetch(`http://127.0.0.1:${instance}/ready`, { signal }).catch(() => undefined);
  await response?.body?.cancel().catch(() => undefined);
  return response?.status === 503 || signal.aborted;
}

async function passOn(visitor: Socket, ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    const instance = connect(port, '127.0.0.1');
    const isThere = await once(instance, 'connect').then(
      () => true,
      () => false,
    );
    if (!isThere) continue;
    instance.on('error', () => visitor.destroy());
    instance.on('close', () => visitor.destroy());
    visitor.on('close', () => instance.destroy());
    visitor.pipe(instance).pipe(visitor);
    return;
  }
  visitor.destroy();
}
