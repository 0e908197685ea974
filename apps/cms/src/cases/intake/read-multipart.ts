import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Wording } from '@insurer/contract/changed-texts.ts';
import type { Form } from '@insurer/contract/forms/define-form.ts';
import type { FileRule } from '@insurer/contract/forms/field-rule.ts';
import { typeOfContent } from '@insurer/contract/requests/check-files.ts';
import busboy from 'busboy';
import { ContractProblem } from '../../contract-problem.ts';
import { cannotKeepFiles, isStoreFailure } from '../files/disk-quota.ts';
import { incomingFolder, makeIncomingFolder, newFileName } from '../files/private-folder.ts';
import { discardFiles, type Received, type ReceivedFile, storableValue, tooLarge } from './received.ts';

/** Room for the text fields and for the words around each part. */
const roomForText = 1_048_576;
/** A longer text is cut here; it is longer than any field allows all the same. */
const maximumTextBytes = 65_536;
/** A request that is too large is read on up to here, so that its sender gets the answer and not a broken line. */
const maxDrainedBytes = 50 * 1_048_576;

/**
 * Reads a form with files. Files are streamed to disk, each no further than its limit, and never held in memory.
 * @throws ContractProblem 400 for a body that breaks off or is no form, 413 for one that is too large
 */
export async function readMultipart(request: Request, form: Form, wording: Wording): Promise<Received> {
  const fileRules = new Map(
    Object.entries(form.fields).flatMap(([name, field]) => (field.kind === 'files' ? [[name, field.files]] : [])),
  );
  const maximum =
    roomForText + [...fileRules.values()].reduce((sum, rule) => sum + rule.maximumBytes * rule.maximumFiles, 0);
  if (Number(request.headers.get('content-length') ?? 0) > maximum) throw tooLarge(wording, form);
  await makeIncomingFolder();

  const received: Received = {
    values: Object.create(null) as Record<string, unknown>,
    files: Object.create(null) as Received['files'],
  };
  const writes: Promise<void>[] = [];
  const parser = openParser(request, fileRules);
  // Heard each time: a parser that has failed fails once more when it is let go, and heard by nobody that ends the process.
  const ended = new Promise<void>((resolve, reject) => parser.once('close', resolve).on('error', reject));
  // Waited for below; a fault while the body is still coming in must not count as unhandled.
  ended.catch(() => undefined);
  parser.on('field', (name, value) => {
    received.values[name] = storableValue(value);
  });
  parser.on('file', (field, stream, { filename, mimeType }) => {
    // A form that breaks off fails its files too, whether or not somebody reads them by then.
    stream.on('error', () => undefined);
    const rule = fileRules.get(field);
    if (!rule) return void stream.resume();
    const list = received.files[field] ?? [];
    received.files[field] = list;
    const file = { name: filename ?? '', type: mimeType, size: 0, content: undefined, sha256: '', path: undefined };
    list.push(file);
    if (list.length > rule.maximumFiles) return void stream.resume();
    const written = writeFile(stream, file, rule);
    // Nobody reads the rest of the file: the parser would wait for that.
    written.catch((error: Error) => parser.destroy(error));
    writes.push(written);
  });
  try {
    if (!(await feed(parser, request, maximum, ended))) throw tooLarge(wording, form);
    await ended;
    await Promise.all(writes);
    return received;
  } catch (error) {
    parser.destroy();
    await Promise.allSettled(writes);
    await discardFiles(received);
    if (error instanceof ContractProblem) throw error;
    if (isStoreFailure(error)) throw cannotKeepFiles(form, wording.language, error);
    throw new ContractProblem(400, 'The form broke off or is not valid multipart/form-data.');
  }
}

function openParser(request: Request, fileRules: Map<string, FileRule>): busboy.Busboy {
  // The parser calls a file cut that reaches its limit; ours may have that very size.
  const fileSize = 1 + Math.max(0, ...[...fileRules.values()].map((rule) => rule.maximumBytes));
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      limits: { fileSize, fieldSize: maximumTextBytes, fieldNameSize: 100, fields: 100, parts: 300, headerPairs: 50 },
    });
  } catch {
    throw new ContractProblem(400, 'The form is not valid multipart/form-data.');
  }
}

/** Hands the body to the parser. @returns false when it is larger than the maximum */
async function feed(parser: busboy.Busboy, request: Request, maximum: number, ended: Promise<void>): Promise<boolean> {
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxDrainedBytes) break;
    if (size > maximum || parser.destroyed) continue;
    if (!parser.write(chunk)) await Promise.race([new Promise((resolve) => parser.once('drain', resolve)), ended]);
  }
  if (size > maximum) return false;
  parser.end();
  return true;
}

/** One write may take a part alone, without a fault: of a disk that is nearly full, what it has room for. */
async function writeWhole(handle: FileHandle, bytes: Buffer): Promise<void> {
  for (let written = 0; written < bytes.length; ) written += (await handle.write(bytes, written)).bytesWritten;
}

async function writeFile(
  stream: Readable & { truncated?: boolean },
  file: ReceivedFile,
  rule: FileRule,
): Promise<void> {
  const path = join(incomingFolder(), newFileName('part'));
  const handle = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let start: Buffer = Buffer.alloc(0);
  try {
    file.path = path;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (start.length < 16) start = Buffer.concat([start, chunk.subarray(0, 16)]);
      hash.update(chunk);
      file.size += chunk.length;
      await writeWhole(handle, chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  file.sha256 = hash.digest('hex');
  file.content = typeOfContent(start);
  if (file.size <= rule.maximumBytes) return;
  file.path = undefined;
  await rm(path, { force: true });
}
