import { MIMEType } from 'node:util';

export type ReadForm = {
  values: Record<string, string>;
  files: Record<string, File[]>;
  /** Why the body is not to be used; what could be read of it is there nevertheless. */
  fault?: 'too-large' | 'broken';
};

/** What is sent beyond a form's limit is read and thrown away up to here, so that the browser hears the answer. */
const drainedBytes = 64 * 1024 * 1024;
/** The parts that a multipart body may have: no form has half as many, and parsing costs time by the part. */
const maximumParts = 100;

/**
 * Reads a posted form, urlencoded or multipart, holding no more than `maximumBytes` of it in memory. Never throws:
 * of a body that is too large the text before the limit is kept, so that the visitor need not type it again.
 */
export async function readFormBody(request: Request, maximumBytes: number): Promise<ReadForm> {
  const type = request.headers.get('content-type') ?? '';
  try {
    const { bytes, complete } = await readBytes(request, maximumBytes);
    if (hasTooManyParts(bytes, type)) return { values: {}, files: {}, fault: 'broken' };
    const usable = complete ? bytes : wholeParts(bytes, type);
    // Node's own parser; it asks for the length of nothing and keeps all of it, which the limit above allows.
    const form = await new Response(new Uint8Array(usable), { headers: { 'content-type': type } }).formData();
    return { ...fieldsOf(form), ...(!complete && { fault: 'too-large' }) };
  } catch {
    return { values: {}, files: {}, fault: 'broken' };
  }
}

async function readBytes(request: Request, maximumBytes: number): Promise<{ bytes: Buffer; complete: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    const room = maximumBytes - size;
    size += chunk.byteLength;
    if (room > 0) chunks.push(chunk.subarray(0, room));
    if (size > drainedBytes) break;
  }
  return { bytes: Buffer.concat(chunks), complete: size <= maximumBytes };
}

/** As the parser reads it: a pattern of our own could be led to another boundary. Throws where the type is none. */
function boundaryOf(type: string): string | null {
  return new MIMEType(type).params.get('boundary');
}

/** Whether a multipart body has more parts than any form; the last boundary ends it and begins none. */
function hasTooManyParts(bytes: Buffer, type: string): boolean {
  const boundary = boundaryOf(type);
  if (!boundary) return false;
  let found = 0;
  for (let at = bytes.indexOf(`--${boundary}`); at !== -1 && found <= maximumParts + 1; found++) {
    at = bytes.indexOf(`--${boundary}`, at + boundary.length);
  }
  return found > maximumParts + 1;
}

/** The parts of a cut-off multipart body that arrived whole; nothing of another body. */
function wholeParts(bytes: Buffer, type: string): Buffer {
  const boundary = boundaryOf(type);
  if (!boundary) return Buffer.alloc(0);
  const end = bytes.lastIndexOf(`\r\n--${boundary}\r\n`);
  return Buffer.concat([bytes.subarray(0, Math.max(end, 0)), Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

function fieldsOf(form: FormData): Pick<ReadForm, 'values' | 'files'> {
  const values: Record<string, string> = {};
  const files: Record<string, File[]> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') values[name] ??= value;
    // An input without a chosen file sends one empty, nameless part.
    else if (value.size > 0 || value.name !== '') {
      files[name] ??= [];
      files[name].push(value);
    }
  }
  return { values, files };
}
