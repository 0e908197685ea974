import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeStream } from '../storage/write-stream.ts';

const saltBytes = 16;
const tagBytes = 16;
const pieceBytes = 64 * 1024;
const cipherName = 'aes-256-gcm';

type Bytes = AsyncIterable<Buffer>;
/** What a file was: its bytes and their SHA-256 before they were sealed. */
export type Content = { size: number; sha256: string };

/**
 * Copies a file of any size, sealed where there is a key: a salt, then pieces of 64 KiB, each with its tag. The number of
 * a piece and whether it is the last are in its nonce, so none can be moved, left out or cut off.
 */
export async function writeSealed(source: Bytes, to: string, key: string | undefined): Promise<Content> {
  const content = new Measure();
  const measured = content.through(source);
  await writeStream(key ? sealed(measured, key) : measured, to, { flush: true });
  return content.result;
}

/** @throws where the file was changed, cut off, or sealed with another key */
export async function readSealed(from: string, to: string, key: string | undefined): Promise<Content> {
  const content = new Measure();
  const source = createReadStream(from, { highWaterMark: pieceBytes });
  const opened = content.through(key ? unsealed(source, key) : source);
  await writeStream(opened, to, { flush: true });
  return content.result;
}

/** The whole of a small sealed file. @throws as {@link readSealed} */
export async function openSealed(from: string, key: string | undefined): Promise<Buffer> {
  const source = createReadStream(from);
  const parts: Buffer[] = [];
  for await (const part of key ? unsealed(source, key) : source) parts.push(part);
  return Buffer.concat(parts);
}

/** What a file is. */
export async function measure(source: Bytes): Promise<Content> {
  const content = new Measure();
  for await (const _ of content.through(source));
  return content.result;
}

class Measure {
  readonly #hash = createHash('sha256');
  #size = 0;

  async *through(source: Bytes): AsyncGenerator<Buffer> {
    for await (const part of source) {
      this.#hash.update(part);
      this.#size += part.length;
      yield part;
    }
  }

  get result(): Content {
    return { size: this.#size, sha256: this.#hash.copy().digest('hex') };
  }
}

async function* sealed(source: Bytes, key: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const fileKey = keyOf(key, salt);
  yield salt;
  for await (const { piece, nonce } of piecesOf(source, pieceBytes)) {
    const cipher = createCipheriv(cipherName, fileKey, nonce);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

async function* unsealed(source: Bytes, key: string): AsyncGenerator<Buffer> {
  let fileKey: Buffer | undefined;
  const body = async function* () {
    let head = Buffer.alloc(0);
    for await (const part of source) {
      if (fileKey) {
        yield part;
        continue;
      }
      head = Buffer.concat([head, part]);
      if (head.length < saltBytes) continue;
      fileKey = keyOf(key, head.subarray(0, saltBytes));
      yield head.subarray(saltBytes);
    }
  };
  for await (const { piece, nonce } of piecesOf(body(), pieceBytes + tagBytes)) {
    if (!fileKey || piece.length < tagBytes) throw new Error('A file of the backup is cut off.');
    const decipher = createDecipheriv(cipherName, fileKey, nonce);
    decipher.setAuthTag(piece.subarray(-tagBytes));
    try {
      yield Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]);
    } catch {
      throw new Error('A file of the backup was changed, or BACKUP_KEY is not the one of the backup.');
    }
  }
}

/** Pieces of one size, the last one of what is left; there is always a last one. */
async function* piecesOf(source: Bytes, size: number): AsyncGenerator<{ piece: Buffer; nonce: Buffer }> {
  let rest = Buffer.alloc(0);
  let number = 0;
  for await (const part of source) {
    rest = Buffer.concat([rest, part]);
    // One more byte is kept back, so that the last piece is known as such.
    while (rest.length > size) {
      yield { piece: rest.subarray(0, size), nonce: nonceOf(number++, false) };
      rest = rest.subarray(size);
    }
  }
  yield { piece: rest, nonce: nonceOf(number, true) };
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function keyOf(key: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, 'backup file', 32));
}
