import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Victim } from './processes.ts';

/** What is asked still arrives and is done for so long, and no answer comes back. */
const silentMs = 1_000;
/** Then every connection is gone, and no new one is made. */
const goneMs = 1_500;

/**
 * The network before a server: cut, it loses the answers first, so that nobody knows whether what was asked was done, and then
 * every connection.
 *
 * @param port where it stands, on this machine
 * @param to the server's own port
 */
export async function startLine(port: number, to: number): Promise<{ victim: Victim; stop(): void }> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isWhole = true;
  const server: Server = createServer((caller) => {
    if (!isWhole) return void caller.destroy();
    const pair = [caller, connect(to, '127.0.0.1')] as const;
    pairs.add(pair);
    for (const end of pair) end.on('error', () => undefined).once('close', () => part(pair));
    caller.pipe(pair[1]).pipe(caller);
  });
  const part = (pair: readonly [Socket, Socket]) => {
    pairs.delete(pair);
    for (const end of pair) end.destroy();
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const kill = async () => {
    // Nothing is read of the answers any more: what was on its way is lost with the connection.
    for (const [caller, instance] of pairs) instance.unpipe(caller).pause();
    await pause(silentMs);
    isWhole = false;
    for (const pair of [...pairs]) part(pair);
    await pause(goneMs);
  };
  const start = async () => {
    isWhole = true;
  };
  return {
    victim: { name: 'network', kill, start },
    stop: () => {
      server.close();
      for (const pair of [...pairs]) part(pair);
    },
  };
}
