import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { fetchPublic } from './public-fetch.ts';

// The third party of this test is on the own machine.
vi.mock('./address-ranges.ts', () => ({ isPublicAddress: () => true }));

test('a redirect of a third party is not followed: it may lead into a private network', async () => {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    if (request.url === '/a.png') response.writeHead(302, { location: '/private.png' }).end();
    else response.end('private');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const found = await fetchPublic(new URL(`http://127.0.0.1:${port}/a.png`), {});
    expect(found.status).toBe(302);
    expect(await found.text()).toBe('');
    expect(asked).toEqual(['/a.png']);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('a 205 with a body, which no response may have, ends this call and not the process', async () => {
  const server = createServer((_request, response) => response.writeHead(205, { 'content-length': '3' }).end('abc'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const found = await fetchPublic(new URL(`http://127.0.0.1:${port}/a.png`), {});
    expect(found.status).toBe(205);
    expect(await found.text()).toBe('');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
