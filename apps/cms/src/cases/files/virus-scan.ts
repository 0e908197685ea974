import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Payload } from 'payload';
import { countOf } from '../../metrics.ts';
import { fileStore } from '../../storage/file-store.ts';
import { privatePath } from './private-folder.ts';

const timeout = 60_000;
const batchSize = 20;

/**
 * Asks ClamAV about a file (its INSTREAM command).
 *
 * @param file its content
 * @param socket path of its socket, or `host:port`
 * @returns whether it is clean
 * @throws when the scanner does not answer or answers with an error
 */
export async function isClean(file: Readable | Buffer, socket: string): Promise<boolean> {
  const connection = openScanner(socket);
  connection.setTimeout(timeout, () => connection.destroy(new Error('the scanner did not answer in time')));
  const reply = readResponse(connection);
  reply.catch(() => undefined);
  try {
    connection.write('zINSTREAM\0');
    for await (const chunk of (Buffer.isBuffer(file) ? [file] : file) as AsyncIterable<Buffer>) {
      const size = Buffer.alloc(4);
      size.writeUInt32BE(chunk.length);
      connection.write(size);
      if (!connection.write(chunk))
        await Promise.race([new Promise((resolve) => connection.once('drain', resolve)), reply]);
    }
    connection.write(Buffer.alloc(4));
    const words = await reply;
    if (words.endsWith('FOUND')) return false;
    if (words.endsWith('OK')) return true;
    throw new Error(`the scanner answered: ${words.slice(0, 200)}`);
  } finally {
    connection.destroy();
    if (!Buffer.isBuffer(file)) file.destroy();
  }
}

/**
 * Scans what has not been scanned. While the scanner is away files stay unscanned, and not downloadable. A file that
 * cannot be scanned, because it is gone or the scanner refuses to look, does not hold up those after it.
 *
 * @throws the first fault, after the last file
 */
export async function scanWaitingFiles(payload: Payload, socket: string): Promise<void> {
  const issues: unknown[] = [];
  for (let after = 0; ; ) {
    const { docs } = await payload.db.find<{ id: number; storedName: string }>({
      collection: 'private-files',
      where: { and: [{ scan: { equals: 'not-scanned' } }, { id: { greater_than: after } }] },
      sort: 'id',
      limit: batchSize,
      pagination: false,
    });
    for (const { id, storedName } of docs) {
      await scanOne(payload, id, storedName, socket).catch((issue: unknown) => issues.push(issue));
    }
    after = docs.at(-1)?.id ?? after;
    if (docs.length < batchSize) break;
  }
  if (issues.length > 0) throw issues[0];
}

async function scanOne(payload: Payload, id: number, storedName: string, socket: string): Promise<void> {
  const file = await fileStore().read(privatePath(storedName));
  if (!file) throw new Error(`The private file ${id} is gone.`);
  const scan = (await isClean(file.stream, socket)) ? 'clean' : 'infected';
  countOf('cms_scans_total', { result: scan });
  if (scan === 'infected') payload.logger.warn({ msg: 'the virus scanner refused a file', id });
  const data = { scan, scannedAt: new Date().toISOString() };
  await payload.db.updateOne({ collection: 'private-files', id, data, returning: false });
}

function openScanner(socket: string): Socket {
  const address = /^([^/]+):(\d+)$/.exec(socket);
  return address ? connect(Number(address[2]), address[1]) : connect(socket);
}

function readResponse(connection: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    connection.on('data', (chunk: Buffer) => chunks.push(chunk));
    connection.once('end', () => resolve(Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').trim()));
    connection.once('error', reject);
    connection.once('close', () => reject(new Error('the scanner closed the connection')));
  });
}
