/** Parts of a query that Payload reads as objects, and fails with 500 at a text. */
const objects = ['where', 'select', 'populate', 'joins'];
const json = /^application\/json\s*(;|$)/i;

/**
 * A request as Payload can read it: the parts of its query and its JSON body are objects where Payload takes them for such.
 *
 * @returns undefined for what it would fail at with 500, whoever asks
 */
export async function readableRequest(request: Request): Promise<Request | undefined> {
  const { searchParams } = new URL(request.url);
  if (objects.some((name) => searchParams.has(name))) return undefined;
  if (request.method === 'GET' || !json.test(request.headers.get('content-type') ?? '')) return request;
  const text = await request.text();
  if (text !== '' && !isObject(text)) return undefined;
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    ...(text !== '' && { body: text }),
  });
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
