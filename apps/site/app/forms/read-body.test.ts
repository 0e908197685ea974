import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BodyRooms } from '@insurer/contract/body-rooms.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readFormBody } from './read-body.server.ts';

const megabyte = 1024 * 1024;

function multipart(parts: number, name: (index: number) => string, type = 'multipart/form-data; boundary=x'): Request {
  const body = Array.from(
    { length: parts },
    (_, index) => `--x\r\ncontent-disposition: form-data; name="${name(index)}"; filename="a"\r\n\r\n1\r\n`,
  );
  return new Request('http://site.example/claims', {
    method: 'POST',
    headers: { 'content-type': type },
    body: `${body.join('')}--x--\r\n`,
  });
}

describe('a multipart body of very many parts is refused', () => {
  test.each([
    ['of one name', () => 'documents'],
    ['of different names', (index: number) => `f${index}`],
  ])('%s', async (_title, name) => {
    const read = await readFormBody(multipart(101, name), 12 * megabyte);
    expect(read).toMatchObject({ values: {}, fault: 'broken' });
  });
});

test.each(['multipart/form-data; xboundary=zzz; boundary=x', 'multipart/form-data; a="; boundary=zzz"; boundary=x'])(
  'parts are counted by the boundary that the parser takes: %s',
  async (type) => {
    const read = await readFormBody(
      multipart(101, () => 'documents', type),
      megabyte,
    );
    expect(read.fault).toBe('broken');
  },
);

test('as many parts as a form of this site can have are read', async () => {
  const { files, fault } = await readFormBody(
    multipart(100, () => 'documents'),
    megabyte,
  );
  expect(fault).toBeUndefined();
  expect(files.documents).toHaveLength(100);
});

function post(body: BodyInit, type?: string): Request {
  return new Request('http://site.example/claims', {
    method: 'POST',
    body,
    ...(type && { headers: { 'content-type': type } }),
  });
}

function inPieces(body: Buffer, size: number): Request {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < body.length; at += size) controller.enqueue(body.subarray(at, at + size));
      controller.close();
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body: stream, duplex: 'half' };
  return new Request('http://site.example/claims', init);
}

// A parser that has failed fails once more when it is let go. Heard by nobody, that ends the process: here, the run of the tests.
test.each([
  ['has a name of twenty thousand letters', `; name="${'n'.repeat(20_000)}"`],
  ['has a head that is none', '; name="a"\r\n: no name'],
])('a part that %s makes the form broken and harms nobody', async (_title, head) => {
  const body = Buffer.from(`--x\r\ncontent-disposition: form-data${head}\r\n\r\n1\r\n--x--\r\n`);
  for (const size of [7, 8_000, body.length]) {
    const read = await readFormBody(inPieces(body, size), 12 * megabyte);
    expect(read).toEqual({ values: {}, files: {}, fault: 'broken' });
    await setImmediate();
  }
});

test('[FILE-01] text and files come as they were sent, in Arabic too; an empty file input sends nothing', async () => {
  const form = new FormData();
  form.append('name', 'سارة');
  form.append('papers', new File(['%PDF-1.7'], 'ورقة.pdf', { type: 'application/pdf' }));
  form.append('none', new File([], ''));
  const { values, files, fault } = await readFormBody(post(form), megabyte);
  expect(fault).toBeUndefined();
  expect(values).toEqual({ name: 'سارة' });
  expect(Object.keys(files)).toEqual(['papers']);
  const [paper] = files.papers ?? [];
  expect([paper?.name, paper?.type, await paper?.text()]).toEqual(['ورقة.pdf', 'application/pdf', '%PDF-1.7']);
});

test('a text that no form asks for is refused and does not come back', async () => {
  const long = post(new URLSearchParams({ name: 'Sara', comments: 'x'.repeat(70_000) }));
  expect(await readFormBody(long, megabyte)).toEqual({ values: { name: 'Sara' }, files: {}, fault: 'too-large' });
});

test('a body of exactly its limit is read whole, one byte more is too large', async () => {
  const body = 'name=Sara';
  expect(await readFormBody(post(new URLSearchParams(body)), body.length)).toEqual({
    values: { name: 'Sara' },
    files: {},
  });
  expect((await readFormBody(post(new URLSearchParams(body)), body.length - 1)).fault).toBe('too-large');
});

test('a request without a body is a form without fields', async () => {
  const empty = new Request('http://site.example/claims', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(await readFormBody(empty, megabyte)).toEqual({ values: {}, files: {} });
});

test('a file without a name that holds something is kept, and so is an empty one with a name', async () => {
  const form = new FormData();
  form.append('papers', new File(['%PDF-1.7'], ''));
  form.append('papers', new File([], 'empty.pdf'));
  const { files } = await readFormBody(post(form), megabyte);
  expect(files.papers?.map(({ name, size }) => [name, size])).toEqual([
    ['', 8],
    ['empty.pdf', 0],
  ]);
});

test('of a body beyond the limit the text before it is kept', async () => {
  const form = new FormData();
  form.append('name', 'Sara');
  form.append('papers', new File(['x'.repeat(2 * megabyte)], 'a.pdf'));
  expect(await readFormBody(post(form), megabyte)).toEqual({ values: { name: 'Sara' }, files: {}, fault: 'too-large' });
});

test('of a body beyond the limit the text behind the file is kept, too: nobody types again what stood below it', async () => {
  const form = new FormData();
  form.append('name', 'Sara');
  form.append('papers', new File(['x'.repeat(2 * megabyte)], 'a.pdf'));
  form.append('message', 'سيارتي في الورشة');
  const read = await readFormBody(post(form), megabyte);
  expect(read).toEqual({ values: { name: 'Sara', message: 'سيارتي في الورشة' }, files: {}, fault: 'too-large' });
});

test('of a body beyond the limit that is there at once, the text behind the file is kept, too', async () => {
  const part = (head: string, text: string) => `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const file = part('name="papers"; filename="a.pdf"', 'x'.repeat(2 * megabyte));
  const body = Buffer.from(`${file}${part('name="message"', 'behind')}--x--\r\n`);
  expect((await readFormBody(inPieces(body, 16_000), megabyte)).values).toEqual({ message: 'behind' });
});

test('of text beyond the limit no more is kept than forms without files have', async () => {
  const form = new FormData();
  form.append('papers', new File(['x'.repeat(2 * megabyte)], 'a.pdf'));
  for (let at = 0; at < 20; at += 1) form.append(`field-${at}`, 'x'.repeat(60_000));
  const { values, fault } = await readFormBody(post(form), megabyte);
  expect(fault).toBe('too-large');
  expect(Object.keys(values)).toEqual(['field-0', 'field-1', 'field-2', 'field-3']);
});

test.each(['text/plain', 'multipart/form-data', 'application/json'])('%s is no form', async (type) => {
  expect((await readFormBody(post('a=1', type), megabyte)).fault).toBe('broken');
});

test('a body that is no form and too large is too large', async () => {
  expect((await readFormBody(post('x'.repeat(2 * megabyte), 'text/plain'), megabyte)).fault).toBe('too-large');
});

test('a body that breaks off is broken, and nothing of its file is used', async () => {
  const cut = post(
    '--x\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n1',
    'multipart/form-data; boundary=x',
  );
  expect(await readFormBody(cut, megabyte)).toEqual({ values: {}, files: {}, fault: 'broken' });
});

describe('room for bodies', () => {
  const newRooms = () => {
    const limits = { all: 4 * megabyte, network: 2 * megabyte, wideNetwork: 2 * megabyte };
    return new BodyRooms({ small: limits, large: limits });
  };
  const body = () => post(new URLSearchParams({ comments: 'x'.repeat(60_000) }));
  /** A body that brings `bytes` every second, without end, or after its beginning nothing at all. */
  const slowBody = (bytes: number | 'nothing') => {
    let timer: ReturnType<typeof setInterval>;
    const stream = new ReadableStream({
      start: (controller) => {
        const bring = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        bring('--x\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n');
        if (bytes !== 'nothing') timer = setInterval(() => bring('x'.repeat(bytes)), 1000);
      },
      cancel: () => clearInterval(timer),
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', body: stream, duplex: 'half', headers };
    return new Request('http://site.example/claims', init as RequestInit);
  };
  afterEach(() => void vi.useRealTimers());

  test('one sender who holds all that he may take is told to wait; others are served', async () => {
    const rooms = newRooms();
    const upload = rooms.open('2001:db8::1');
    expect(upload.take(2 * megabyte)).toBe(true);
    expect((await readFormBody(body(), megabyte, rooms.open('2001:db8:0:1::1'))).fault).toBe('busy');
    expect((await readFormBody(body(), megabyte, rooms.open('203.0.113.7'))).fault).toBeUndefined();
    upload.leave();
    expect((await readFormBody(body(), megabyte, rooms.open('2001:db8:0:1::1'))).fault).toBeUndefined();
  });

  test.each<[string, number | 'nothing', boolean, object | undefined]>([
    ['that brings nothing more ends when others need the room', 'nothing', true, { fault: 'busy' }],
    ['that stalls ends when others need the room', 0, true, { fault: 'busy' }],
    ['of less than 8 KB a second ends when others need the room', 7_000, true, { fault: 'busy' }],
    ['of more goes on', 9_000, true, undefined],
    ['that stalls goes on while there is room', 0, false, undefined],
  ])('a body %s', async (_title, bytes, isCrowded, ended) => {
    vi.useFakeTimers();
    const rooms = newRooms();
    if (isCrowded) for (const address of ['198.51.100.7', '203.0.113.7']) rooms.open(address).take(1.5 * megabyte);
    let read: Awaited<ReturnType<typeof readFormBody>> | undefined;
    void readFormBody(slowBody(bytes), 12 * megabyte, rooms.open('192.0.2.7')).then((each) => {
      read = each;
    });
    await vi.advanceTimersByTimeAsync(45_000);
    if (ended) expect(read).toMatchObject(ended);
    else expect(read).toBeUndefined();
  });
});

test.each([
  ['that is whole', 2, undefined],
  ['that breaks off', 1, 'broken'],
] as const)('a body %s leaves no clock running', async (_title, parts, fault) => {
  vi.useFakeTimers();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (parts === 1) return controller.error(new Error('The line is gone.'));
      controller.enqueue(new TextEncoder().encode('name=Sara'));
      controller.close();
    },
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  const read = await readFormBody(new Request('http://site.example/claims', init), megabyte);
  expect([read.fault, vi.getTimerCount()]).toEqual([fault, 0]);
  vi.useRealTimers();
});

test('a body is not read beyond 64 MB, however much of it comes', async () => {
  let brought = 0;
  const chunk = new Uint8Array(4 * megabyte);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      brought += 1;
      if (brought === 40) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  expect((await readFormBody(new Request('http://site.example/claims', init), 1024)).fault).toBe('too-large');
  // One more shows that it is beyond, and one may have been read ahead.
  expect(brought).toBeLessThanOrEqual(64 / 4 + 2);
});

test('of a body that is beyond its limit nothing is held while the rest of it comes in', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const sent: WeakRef<Uint8Array>[] = [];
  let held = Number.NaN;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent.length === 20) {
        for (let turn = 0; turn < 10; turn += 1) {
          await setImmediate();
          collectGarbage();
        }
        held = sent.filter((chunk) => chunk.deref()).length;
        return controller.close();
      }
      const chunk = new Uint8Array(65_536);
      sent.push(new WeakRef(chunk));
      controller.enqueue(chunk);
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  expect((await readFormBody(new Request('http://site.example/claims', init), 1024)).fault).toBe('too-large');
  // What has been read ahead may still be there.
  expect(held).toBeLessThan(4);
});
