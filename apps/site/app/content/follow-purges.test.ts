import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { followPurges, usualTimes } from './follow-purges.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.clearAllMocks();
});

type Handler = (response: ServerResponse, request: IncomingMessage) => void;

/** A site that follows a service which answers as told: `begin` before each stream. */
async function follow(begin: Handler, times: Partial<typeof usualTimes> = {}) {
  const server = createServer((request, response) => {
    streams.push({ request, isClosed: false });
    const stream = streams.at(-1);
    response.once('close', () => stream && Object.assign(stream, { isClosed: true }));
    begin(response, request);
  });
  const streams: { request: IncomingMessage; isClosed: boolean }[] = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const purges = { purge: vi.fn(), expire: vi.fn() };
  const stop = followPurges({
    access: { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    purges,
    log,
    times: { ...usualTimes, firstRetry: 10, longestRetry: 10, gather: 1, ...times },
  });
  ends.push(
    stop,
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { purges, streams };
}

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
const purge = (...keys: string[]) => `event: purge\ndata: ${JSON.stringify({ keys })}\n\n`;

describe('what a stream says', () => {
  test.each([
    ['line feeds', 'event: purge\nid: 7\ndata: {"keys":\ndata: ["jobs"]}\n\n'],
    ['carriage returns', 'event: purge\rid: 7\rdata: {"keys":["jobs"]}\r\r: \r'],
    ['both, with a comment and a mark of order', '\ufeff: hi\r\nevent:purge\r\nid:7\r\ndata:{"keys":["jobs"]}\r\n\r\n'],
  ])('is read in every spelling: %s', async (_, text) => {
    const { purges, streams } = await follow((response) => {
      begin(response);
      // Byte by byte, so that every break within the text is tried.
      for (const byte of Buffer.from(text)) response.write(Buffer.of(byte));
    });
    await vi.waitFor(() => expect(purges.purge).toHaveBeenCalledWith(['jobs']));
    expect(streams).toHaveLength(1);
  });

  test('goes together, and means everything where it is very much or no list', async () => {
    const many = Array.from({ length: 201 }, (_, n) => `pages/p${n}`);
    for (const text of [purge(...many), purge('*'), 'event: purge\ndata: null\n\n', 'event: reset\ndata: {}\n\n']) {
      const { purges } = await follow((response) => begin(response).write(`id: 1\n\n${text}`));
      // Once at the beginning, since nothing is known of the time before.
      await vi.waitFor(() => expect(purges.expire).toHaveBeenCalledTimes(2));
      expect(purges.purge).not.toHaveBeenCalled();
    }
    const { purges } = await follow((response) => {
      begin(response).write(`${purge('a')}${purge('b', 'a')}data: other\n\nevent: other\ndata: x\n\n`);
    });
    await vi.waitFor(() => expect(purges.purge.mock.calls).toEqual([[['a', 'b']]]));
  });

  test('goes on from the last id after a break, and only there', async () => {
    const { purges, streams } = await follow((response, request) => {
      begin(response).write(`id: 41\n\nid: 42\n${purge('jobs')}`);
      if (request.headers['last-event-id'] === undefined) response.end();
    });
    await vi.waitFor(() => expect(streams).toHaveLength(2));
    await vi.waitFor(() => expect(purges.purge).toHaveBeenCalledTimes(2));
    expect(streams[1]?.request.headers['last-event-id']).toBe('42');
    expect(purges.expire).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['in letters that no header takes', 'حدث-٤٢'],
    ['with a control character', '4\u00012'],
    ['longer than servers take', 'x'.repeat(9_000)],
  ])('begins anew after an id %s', async (_, id) => {
    const { purges, streams } = await follow((response) => void begin(response).end(`id: ${id}\n${purge('jobs')}`));
    await vi.waitFor(() => expect(streams.length).toBeGreaterThan(1));
    expect(streams[1]?.request.headers['last-event-id']).toBeUndefined();
    await vi.waitFor(() => expect(purges.expire.mock.calls.length).toBeGreaterThan(1));
  });
});

describe('a hostile stream costs nothing but itself', () => {
  const flood = (text: string): Handler => {
    return (response) => {
      begin(response);
      const more = () => {
        while (!response.destroyed && response.write(text));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
  };

  test.each([
    ['a line without an end', 'x'.repeat(50_000)],
    ['an event without an end', `data: ${'x'.repeat(50_000)}\n`],
    ['a million purges', purge('pages/a').repeat(1_000)],
    ['a million resets', 'event: reset\ndata: {}\n\n'.repeat(1_000)],
    ['a million comments', ':\n'.repeat(30_000)],
    ['a million events with many keys', purge(...Array.from({ length: 5_000 }, (_, n) => `k${n}`))],
  ])('%s: cut off, and left alone for long', async (_, text) => {
    const { purges, streams } = await follow(flood(text), { harmfulRetry: 600_000 });
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(streams[0]?.isClosed).toBe(true));
    expect(streams).toHaveLength(1);
    expect(purges.expire.mock.calls.length).toBeLessThanOrEqual(30);
    expect(purges.purge.mock.calls.flat(2).length).toBeLessThanOrEqual(2_000);
  });

  test('a storm of changes below that makes the site forget only so much', async () => {
    const keys = Array.from({ length: 150 }, (_, n) => `pages/p${n}`);
    const { purges, streams } = await follow((response) => {
      begin(response).write('id: 1\n\n');
      for (let n = 0; n < 90; n++) response.write(n % 2 ? purge('*') : purge(...keys));
      response.end();
    });
    await vi.waitFor(() => expect(streams.length).toBeGreaterThan(3));
    expect(purges.expire).toHaveBeenCalledTimes(30);
    expect(purges.purge.mock.calls.flat(2).length).toBeLessThanOrEqual(2_010);
  });

  test.each([
    ['says nothing at all', () => {}],
    ['says nothing after its beginning', (response: ServerResponse) => void begin(response).flushHeaders()],
    [
      'drips letters that make no line',
      (response: ServerResponse) => {
        begin(response);
        const drip = setInterval(() => response.write('x'), 5);
        response.once('close', () => clearInterval(drip));
      },
    ],
  ])('one that %s is renewed', async (_, handler) => {
    const { streams } = await follow(handler, { connect: 60, silence: 60 });
    await vi.waitFor(() => expect(streams.length).toBeGreaterThan(1));
    expect(streams[0]?.isClosed).toBe(true);
  });

  test('one that was heard every second, and then no more, is renewed long before the others', async () => {
    const { streams } = await follow(
      (response) => {
        begin(response);
        let left = 7;
        const alive = setInterval(() => left-- > 0 && response.write(': alive\n\n'), 510);
        response.once('close', () => clearInterval(alive));
      },
      { silence: 60_000, silenceOfPace: 600 },
    );
    await vi.waitFor(() => expect(streams.length).toBeGreaterThan(1), 10_000);
    expect(streams[0]?.isClosed).toBe(true);
  });

  test('one with comments in time is not', async () => {
    const { purges, streams } = await follow(
      (response) => {
        begin(response);
        let left = 30;
        const alive = setInterval(() => response.write(left-- > 0 ? ': alive\n\n' : purge('jobs')), 10);
        response.once('close', () => clearInterval(alive));
      },
      { silence: 150 },
    );
    await vi.waitFor(() => expect(purges.purge).toHaveBeenCalled());
    expect(streams).toHaveLength(1);
  });
});
