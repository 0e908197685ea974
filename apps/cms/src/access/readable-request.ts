import { storable } from '../storable.ts';

/** Parts of a query that Payload reads as objects, and fails with 500 at a text. */
const objects = ['where', 'select', 'populate', 'joins'];
const json = /^application\/json\s*(;|$)/i;
/** How JSON writes what no database keeps: NUL, and halves of surrogate pairs. */
const unstorable = /\\u(?:0000|d[89a-f])/i;

/**
 * A request as Payload can read it, and the database behind it: the parts of its query and its JSON body are objects where
 * Payload takes them for such, and no text of that body has a sign that PostgreSQL refuses.
 *
 * @returns undefined for what it would fail at with 500, whoever asks
 */
export async function readableRequest(request: Request): Promise<Request | undefined> {
  const { searchParams } = new URL(request.url);
  if (objects.some((name) => searchParams.has(name))) return undefined;
  if (request.method === 'GET' || !json.test(request.headers.get('content-type') ?? '')) return request;
  const sent = await request.text();
  const text = sent === '' ? sent : readableJson(sent);
  if (text === undefined) return undefined;
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    ...(text !== '' && { body: text }),
  });
}

function readableJson(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return unstorable.test(text) ? JSON.stringify(storable(value)) : text;
  } catch {
    return undefined;
  }
}
