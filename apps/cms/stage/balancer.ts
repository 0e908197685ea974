import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Stands before several instances as the service of a cluster does: each connection goes to the next of them, and on to the one
 * after it where nobody answers. It reads nothing of what it passes on.
 *
 * @param ports of the instances, on this machine
 */
export async function startBalancer(port: number, ports: readonly number[]): Promise<Server> {
  let turn = 0;
  const server = createServer({ pauseOnConnect: true }, (visitor) => {
    turn += 1;
    visitor.on('error', () => visitor.destroy());
    void passOn(visitor, [...ports.slice(turn % ports.length), ...ports.slice(0, turn % ports.length)]);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
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
