import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Payload } from 'payload';
import { countOf } from '../../metrics.ts';
import { fileStore } from '../../storage/file-store.ts';
import { privatePath } from './private-folder.ts';

const timeout = 60_000;
const batchSize = 20;
/** Between two looks at a file that cannot be scanned: as long as it has been waiting, within these. */
const pauses = { shortest: 60_000, longest: 2 * 60 * 60_000 };

/** Why one file cannot be scanned, though the scanner is there: it refuses to look, or the file is gone. */
class Unscannable extends Error {}

// From nothing, so that the first one is an increase (deploy/prometheus).
countOf('cms_scans_total', { result: 'infected' }, 0);

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
  try {
    connection.write('zINSTREAM\0');
    let isAnswered = false;
    const note = () => {
      isAnswered = true;
    };
    reply.then(note, note);
    for await (const chunk of (Buffer.isBuffer(file) ? [file] : file) as AsyncIterable<Buffer>) {
      // Too much for it: it says so before the end, and listens no more.
      if (isAnswered) break;
      const size = Buffer.alloc(4);
      size.writeUInt32BE(chunk.length);
      connection.write(size);
      if (!connection.write(chunk))
        await Promise.race([new Promise((resolve) => connection.once('drain', resolve)), reply]);
    }
    if (!isAnswered) connection.write(Buffer.alloc(4));
    const words = await reply;
    if (words.endsWith('FOUND')) return false;
    if (words.endsWith('OK')) return true;
    // Something in front of it may take the call and end it: that is nothing about the file.
    if (words === '') throw new Error('the scanner closed the connection');
    throw new Unscannable(`the scanner answered: ${words.slice(0, 200)}`);
  } finally {
    connection.destroy();
    if (!Buffer.isBuffer(file)) file.destroy();
  }
}

type Waiting = { id: number; storedName: string; createdAt: string; scannedAt?: string | null };

/**
 * Scans what has not been scanned. While the scanner is away files stay unscanned, and not downloadable. A file that
 * cannot be scanned, because it is gone or the scanner refuses to look, does not hold up those after it, and is tried again ever later.
 *
 * @throws the first fault, after the last file
 */
export async function scanWaitingFiles(payload: Payload, socket: string, now = Date.now()): Promise<void> {
  const issues: unknown[] = [];
  for (let after = 0; ; ) {
    const { docs } = await payload.db.find<Waiting>({
      collection: 'private-files',
      where: { and: [{ scan: { equals: 'not-scanned' } }, { id: { greater_than: after } }] },
      sort: 'id',
      limit: batchSize,
      pagination: false,
    });
    for (const one of docs.filter((file) => isDue(file, now))) {
      await scanOne(payload, one, socket, now).catch((issue: unknown) => issues.push(issue));
    }
    after = docs.at(-1)?.id ?? after;
    if (docs.length < batchSize) break;
  }
  if (issues.length > 0) throw issues[0];
}

/** Of what could not be scanned, the moment of the last look is kept: the pause doubles with each. */
function isDue({ createdAt, scannedAt }: Waiting, now: number): boolean {
  if (!scannedAt) return true;
  const waited = Date.parse(scannedAt) - Date.parse(createdAt);
  return now - Date.parse(scannedAt) >= Math.min(pauses.longest, Math.max(pauses.shortest, waited));
}

async function scanOne(payload: Payload, { id, storedName }: Waiting, socket: string, now: number): Promise<void> {
  const note = (seen: { scan?: string; scannedAt: string }) =>
    payload.db.updateOne({ collection: 'private-files', id, data: seen, returning: false });
  try {
    const file = await fileStore().read(privatePath(storedName));
    if (!file) throw new Unscannable(`The private file ${id} is gone.`);
    const scan = (await isClean(file.stream, socket)) ? 'clean' : 'infected';
    countOf('cms_scans_total', { result: scan });
    if (scan === 'infected') payload.logger.warn({ msg: 'the virus scanner refused a file', id });
    await note({ scan, scannedAt: new Date().toISOString() });
  } catch (error) {
    if (!(error instanceof Unscannable)) throw error;
    countOf('cms_scans_total', { result: 'failed' });
    await note({ scannedAt: new Date(now).toISOString() });
    throw new Error(`The private file ${id} cannot be scanned: ${error.message}`);
  }
}

function openScanner(socket: string): Socket {
  const address = /^([^/]+):(\d+)$/.exec(socket);
  return address ? connect(Number(address[2]), address[1]) : connect(socket);
}

function readResponse(connection: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const answer = () => resolve(Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').trim());
    connection.on('data', (chunk: Buffer) => chunks.push(chunk));
    connection.once('end', answer);
    // Whoever was still writing when the scanner had said its word and left meets an error.
    connection.once('error', (error) => (chunks.length > 0 ? answer() : reject(error)));
    connection.once('close', () => reject(new Error('the scanner closed the connection')));
  });
}
