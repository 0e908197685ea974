import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { oneAfterTheOther } from './one-after-the-other.ts';

let end = () => {};
afterEach(() => end());

/** A server of which every response waits for the test; what stands in one line is written at once. */
async function line(paths: string[]) {
  const begun: string[] = [];
  const open: ServerResponse[] = [];
  const server = createServer(
    oneAfterTheOther(({ url = '' }, outgoing) => {
      begun.push(url);
      open.push(outgoing);
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  end = () => {
    socket.destroy();
    server.close();
  };
  let received = '';
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      received += chunk;
    });
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  return { begun, socket, received: () => received, respond: (text: string) => open.shift()?.end(text) };
}

test('of requests that stand in one line each begins when the one before it has its response', async () => {
  const { begun, respond, received } = await line(['/a', '/b', '/c']);
  await vi.waitFor(() => expect(begun).toEqual(['/a']));
  respond('first');
  await vi.waitFor(() => expect(begun).toEqual(['/a', '/b']));
  respond('second');
  await vi.waitFor(() => expect(begun).toEqual(['/a', '/b', '/c']));
  respond('third');
  await vi.waitFor(() => expect(received()).toMatch(/first.*second.*third/s));
});

test('a line with more of them than anybody needs is closed', async () => {
  const { begun, socket } = await line(Array.from({ length: 18 }, (_, n) => `/${n}`));
  await once(socket, 'close');
  expect(begun).toEqual(['/0']);
});

test('as many as a proxy may have begun are all answered', async () => {
  const { begun, respond } = await line(Array.from({ length: 17 }, (_, n) => `/${n}`));
  for (let n = 0; n < 17; n += 1) {
    await vi.waitFor(() => expect(begun).toHaveLength(n + 1));
    respond('x');
  }
});
