import { type RequestOptions, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What one sender does to an app; `size` is how hard, 1 being the full attack. Resolves when he is done. */
export type Attack = (url: URL, size: number) => Promise<unknown>;
/** An address that takes a body, and the headers that its sender gives; bodies have their length unless these say `chunked`. */
export type Door = { path: string; headers?: Record<string, string> };
export const chunked = { 'transfer-encoding': 'chunked' };

/** The attacker's own address, of another network than that of the others; where the system gives the loopback only one, theirs. */
const localAddress = process.platform === 'linux' ? '127.66.0.1' : undefined;

const slowChunk = 'x'.repeat(262_144);
const slowChunks = 32;

export const times = (count: number, size: number) =>
  Array.from({ length: Math.ceil(count * size) }, (_, index) => index);

/** How long slowness lasts: a tenth in the small versions of `npm test`. */
const lasting = (ms: number, size: number) => (size < 0.1 ? ms / 10 : ms);

/** Does something for each number, so many at once. */
export async function inTurn(all: number[], atOnce: number, act: (n: number) => Promise<unknown>): Promise<void> {
  const next = all.values();
  const worker = async () => {
    for (const n of next) await act(n);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

export function get(url: URL, path: string, headers?: Record<string, string>): Promise<number> {
  return send(url, { path, headers });
}

export function post(url: URL, { path, headers }: Door, type: string, body: Buffer): Promise<number> {
  return send(url, { path, method: 'POST', headers: { 'content-type': type, origin: url.origin, ...headers } }, body);
}

/** As node:http sends it, without the canonical form that `fetch` makes of an address. */
function send({ hostname, port }: URL, options: RequestOptions, body?: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const sent = request({ hostname, port, localAddress, agent: false, ...options }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0)).end(body);
  });
}

/** A form of so many tiny files. */
export function partsOf(count: number): Buffer {
  const part = '--x\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n1\r\n';
  return Buffer.from(`${part.repeat(count)}--x--\r\n`);
}

/** A form whose only part has a head that no parser reads to its end, and that comes in several pieces. */
export function partWithoutHead(): Buffer {
  return Buffer.from(`--x\r\ncontent-disposition: form-data; name="${'n'.repeat(2_000_000)}"\r\n\r\n1\r\n--x--\r\n`);
}

/** A file of 8 MB in eight seconds. */
export async function slowUpload(url: URL, { path, headers }: Door, size: number): Promise<void> {
  const start = '--x\r\ncontent-disposition: form-data; name="documents"; filename="a.pdf"\r\n\r\n';
  const isChunked = headers !== undefined && 'transfer-encoding' in headers;
  const length = { 'content-length': String(start.length + slowChunks * slowChunk.length) };
  const type = { 'content-type': 'multipart/form-data; boundary=x', origin: url.origin };
  const all: Record<string, string> = { ...type, ...(isChunked ? {} : length), ...headers };
  const socket = openLine(url, headOf(url, path, all, 'POST'));
  const write = (bytes: string) => socket.write(isChunked ? `${bytes.length.toString(16)}\r\n${bytes}\r\n` : bytes);
  write(start);
  for (let sent = 0; sent < slowChunks && !socket.destroyed; sent += 1) {
    write(slowChunk);
    await pause(lasting(250, size));
  }
  socket.destroy();
}

/** So many lines, on which nothing more happens for a while; nothing that comes is read. */
export async function idleLines(url: URL, count: number, size: number, first: string): Promise<void> {
  const sockets = times(count, size).map(() => openLine(url, first).pause());
  await pause(lasting(4_000, size));
  for (const socket of sockets) socket.destroy();
}

/** Requests written to one line at once, of which no response is read for a while. */
export async function inOneLine(url: URL, paths: string[], size: number): Promise<void> {
  const line = openLine(url, paths.map((path) => headOf(url, path, {})).join('')).pause();
  await pause(lasting(4_000, size));
  line.destroy();
}

/** The head of a request as it stands on the line. */
export function headOf(url: URL, path: string, headers: Record<string, string>, method = 'GET'): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, `host: ${url.host}`, ...lines, '', ''].join('\r\n');
}

/** A head whose last line does not end. */
export const unfinished = (url: URL) => headOf(url, '/', { 'x-a': '' }).trimEnd();

export function openLine({ hostname, port }: URL, first: string): Socket {
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  socket.on('error', () => undefined).write(first);
  return socket;
}
