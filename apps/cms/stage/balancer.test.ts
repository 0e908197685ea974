import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import { startBalancer } from './balancer.ts';

const servers: { close(): unknown }[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

async function instance(name: string): Promise<{ port: number; server: Server }> {
  const server = createServer((_, response) => response.setHeader('connection', 'close').end(name));
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

it('requests of the stage go to each instance in turn, and to another one where one of them is away', async () => {
  const [first, second] = [await instance('first'), await instance('second')];
  const balancer = await startBalancer(0, [first.port, second.port]);
  servers.push(balancer);
  const address = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
  const ask = async () => (await fetch(address, { headers: { connection: 'close' } })).text();
  expect(new Set([await ask(), await ask()])).toEqual(new Set(['first', 'second']));
  first.server.close();
  await once(first.server, 'close');
  expect([await ask(), await ask(), await ask()]).toEqual(['second', 'second', 'second']);
  second.server.close();
  await once(second.server, 'close');
  await expect(ask()).rejects.toThrow();
});

it('one that hangs gets no more of them', async () => {
  const hanging = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  servers.push({ close: () => hanging.closeAllConnections() }, hanging);
  const other = await instance('other');
  const balancer = await startBalancer(0, [(hanging.address() as AddressInfo).port, other.port]);
  servers.push(balancer);
  const address = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
  const ask = () =>
    fetch(address, { headers: { connection: 'close' }, signal: AbortSignal.timeout(500) }).then(
      (response) => response.text(),
      () => 'nothing',
    );
  await vi.waitFor(
    async () => expect([await ask(), await ask(), await ask(), await ask()]).toEqual(Array(4).fill('other')),
    { timeout: 20_000 },
  );
});
