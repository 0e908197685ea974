import type { Readable } from 'node:stream';
import { type BodyRoom, smallBodyBytes } from '@insurer/contract/body-rooms.ts';
import busboy from 'busboy';

export type ReadForm = {
  values: Record<string, string>;
  files: Record<string, File[]>;
  /** Why the body is not to be used; what could be read of it is there nevertheless. */
  fault?: 'too-large' | 'broken' | 'busy';
};

/** What is sent beyond a form's limit is read and, its text aside, thrown away up to here, so that the browser hears the response. */
const drainedBytes = 64 * 1024 * 1024;
/** No form has half as many parts (the end counts as one), and no field may hold as long a text. */
const limits = { parts: 101, fields: 100, fieldNameSize: 100, fieldSize: 65_536, headerPairs: 50 };
/** What a body must bring while its room is crowded: 8 KB a second, looked at every 20 seconds. */
const pace = { ms: 20_000, bytes: 20 * 8 * 1024 };

/**
 * Reads a posted form, urlencoded or multipart, while it is coming in, holding no more than `maximumBytes` of it in
 * memory and a little text. Never throws: of a body that is too large the text is kept, before the file and behind it, so that
 * the visitor need not type it again.
 *
 * @param room the memory that this sender may take, for forms that take more than a few words
 */
export async function readFormBody(request: Request, maximumBytes: number, room?: BodyRoom): Promise<ReadForm> {
  const read: ReadForm = { values: {}, files: {} };
  const parsing = parse(request, read);
  try {
    let size = 0;
    // A parser that has missed a part of the body would take what follows for something else.
    let isParsed = true;
    for await (const chunk of paced(request.body, room, read)) {
      const fitting = Math.min(chunk.byteLength, Math.max(0, maximumBytes - size));
      size += chunk.byteLength;
      if (size > drainedBytes) break;
      if (room?.take(fitting) === false) read.fault ??= 'busy';
      isParsed &&= !read.fault || read.fault === 'too-large';
      if (size > maximumBytes) read.fault = 'too-large';
      if (isParsed) await parsing?.write(chunk);
    }
    await parsing?.end();
  } catch {
    read.fault ??= 'broken';
  }
  return read;
}

/** The chunks of a body, until it comes too slowly for a room that others need: then `read` is busy. */
async function* paced(body: Request['body'], room: BodyRoom | undefined, read: ReadForm) {
  const reader = body?.getReader();
  if (!reader) return;
  let brought = 0;
  let isTooSlow = false;
  let endWait: (() => void) | undefined;
  const watch = setInterval(() => {
    isTooSlow = room?.isCrowded === true && brought < pace.bytes;
    if (isTooSlow) endWait?.();
    brought = 0;
  }, pace.ms);
  // A promise for each chunk: one for all of them, as `Promise.race` takes it, would hold every chunk until it is settled.
  const nextChunk = () =>
    new Promise<Awaited<ReturnType<typeof reader.read>> | undefined>((resolve, reject) => {
      endWait = () => resolve(undefined);
      reader.read().then(resolve, reject);
    });
  try {
    for (;;) {
      const next = isTooSlow ? undefined : await nextChunk();
      if (!next) read.fault ??= 'busy';
      if (!next || next.done) return;
      brought += next.value.byteLength;
      yield next.value;
    }
  } finally {
    // Not cancelled: that would break the line on which its sender hears the response.
    clearInterval(watch);
  }
}

/** Fills `read` from what is written, of a body that is too large with its text alone; undefined where the body is no form, which is one. */
function parse(request: Request, read: ReadForm) {
  const fail = (fault: ReadForm['fault']) => {
    read.fault ??= fault;
  };
  const parser = openParser(request);
  if (!parser) return fail('broken');
  const reading: Promise<void>[] = [];
  let textBeyond = 0;
  // Heard each time: a parser that has failed fails once more when it is let go, and heard by nobody that ends the process.
  const ended = new Promise<void>((resolve, reject) => parser.once('close', resolve).on('error', reject));
  // Waited for below; a fault while the body is still coming in must not count as unhandled.
  ended.catch(() => fail('broken'));
  for (const limit of ['partsLimit', 'fieldsLimit'] as const) parser.on(limit, () => fail('broken'));
  parser.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) return fail('too-large');
    if (read.fault) textBeyond += Buffer.byteLength(value);
    if (textBeyond <= smallBodyBytes) read.values[name] ??= value;
  });
  parser.on('file', (name, stream, { filename, mimeType }) => {
    // A body that breaks off fails its files too; they are not used then.
    const whole = collect(stream, filename ?? '', mimeType, () => read.fault === undefined).then((file) => {
      // An input without a chosen file sends one empty, nameless part.
      if (read.fault || (file.size === 0 && file.name === '')) return;
      read.files[name] ??= [];
      read.files[name].push(file);
    });
    reading.push(whole.catch(() => fail('broken')));
  });
  return {
    // Until it is read, and not until there is room for more: what waits when the parser is let go would be lost.
    write: (chunk: Uint8Array) => Promise.race([new Promise((resolve) => parser.write(chunk, resolve)), ended]),
    async end() {
      if (read.fault) parser.destroy();
      else {
        parser.end();
        await ended;
      }
      await Promise.all(reading);
    },
  };
}

function openParser(request: Request): busboy.Busboy | undefined {
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return busboy({ headers, defParamCharset: 'utf8', limits });
  } catch {
    return undefined;
  }
}

/** Holds a file while it is wanted, and lets go of what it holds with the first bytes that come when it is not. */
async function collect(stream: Readable, name: string, type: string, isWanted: () => boolean): Promise<File> {
  const chunks: Buffer<ArrayBuffer>[] = [];
  for await (const chunk of stream) {
    if (isWanted()) chunks.push(chunk);
    else chunks.length = 0;
  }
  return new File(chunks, name, { type });
}
