import { boundedStream } from '#app/content/bounded-stream.ts';

/**
 * Types that a page shows or offers to save; HTML and JSON would be pages of their own on our origin. One and no more: of
 * several in one header browsers take the last, and they end a quoted text elsewhere than a simple reading does.
 */
const allowed =
  /^(image\/[\w.+-]+|application\/pdf|video\/(mp4|webm)|application\/(msword|zip|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.[\w.]+))\s*(;([^,"]|"[^"\\]*")*)?$/i;
/** What plain file stores say of everything. */
const untold = /^(application|binary)\/octet-stream\s*(;[^,]*)?$/i;
const openXml = 'application/vnd.openxmlformats-officedocument';
const types: Record<string, string> = {
  avif: 'image/avif',
  doc: 'application/msword',
  docx: `${openXml}.wordprocessingml.document`,
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  xls: 'application/vnd.ms-excel',
  xlsx: `${openXml}.spreadsheetml.sheet`,
  zip: 'application/zip',
};
const passedBack = /^(content-type|etag|last-modified|cache-control)$/;
/** What counts the bytes that came. Those of a packed file are unpacked by now: there would be more or fewer than it says. */
const passedBackUnpacked = /^(content-length|content-range|accept-ranges)$/;
/** Of one file. */
export const maxBytes = 40 * 1024 * 1024;
/** As a case's file has. */
const times = { idle: 30_000, whole: 600_000 };
const hour = 'public, max-age=3600';

/**
 * What a file's home answered, as a response of the site: only pictures and documents, and in a sandbox, so that not
 * even an SVG with a script in it can act on our origin.
 *
 * @param path where the file lies, without its query
 * @param download the name to save it under; without one the browser shows the file
 */
export function mediaResponse(found: Response, path: string, download: string | undefined): Response {
  if (found.status === 304) return new Response(null, { status: 304, headers: headersOf(found, path, download) });
  const newest = newestAddress(found);
  if (newest && newest !== path) return leadOn(found, newest, download);
  if (found.status === 404 || found.status === 410) return refuse(found, 404);
  if (found.status === 416) return refuse(found, 416);
  if (!isFile(found, path)) return refuse(found, 502);
  if (Number(found.headers.get('content-length') ?? 0) > maxBytes) return refuse(found, 502);
  const body = found.body && boundedStream(found.body, maxBytes, times, () => undefined);
  return new Response(body, { status: found.status, headers: headersOf(found, path, download) });
}

/** Where a file that was replaced is now, as its home says it: another file of `/media/`, the site's own files alone. */
function newestAddress({ status, headers }: Response): string | undefined {
  const isMoved = status >= 301 && status <= 308 && status !== 304;
  return isMoved ? /^\/media\/(?!remote\/)[\w.-]+$/.exec(headers.get('location') ?? '')?.[0] : undefined;
}

/** Under the name that was asked for, and for a minute: the newest may be replaced, too. */
function leadOn(found: Response, newest: string, download: string | undefined): Response {
  found.body?.cancel().catch(() => undefined);
  const location = download ? `${newest}?${new URLSearchParams({ download })}` : newest;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'public, max-age=60' } });
}

/** Whether a response is a picture or a document that the site passes on. */
export function isFile(found: Response, path: string): boolean {
  return found.ok && allowed.test(typeOf(found, path) ?? '');
}

/** Plain file stores know no types: then the ending of the name says it. */
function typeOf(found: Response, path: string): string | undefined {
  const said = found.headers.get('content-type');
  if (said && !untold.test(said)) return said;
  return types[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''];
}

function headersOf(found: Response, path: string, download: string | undefined): Record<string, string> {
  const type = typeOf(found, path);
  const isPacked = found.headers.has('content-encoding');
  const passed = [...found.headers].filter(
    ([name]) => passedBack.test(name) || (!isPacked && passedBackUnpacked.test(name)),
  );
  return {
    'cache-control': hour,
    ...Object.fromEntries(passed),
    // Without its parameters, of which no picture and no document needs any.
    ...(type && { 'content-type': type.replace(/\s*;.*$/, '') }),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    ...(download && { 'content-disposition': attachment(download) }),
  };
}

/** Names in any script (RFC 6266): a plain form for old browsers, the real one in UTF-8. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w.() -]+/g, '_').slice(0, 120);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name.slice(0, 160).toWellFormed())}`;
}

function refuse(found: Response, status: number): Response {
  // The home's connection goes back to the pool; nobody reads this body.
  found.body?.cancel().catch(() => undefined);
  const text = status === 404 ? '404 Not Found' : `${status}`;
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(text, { status, headers });
}
