import { Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { encodingOf } from './stored-response.ts';

// Below this, compressing gains nothing.
const smallest = 512;
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * The same response, compressed on its way where it is a drawing (SVG): text that its home sends as it is. A third of
 * the bytes is left, and the logo is on every page. Anything else, and parts of files, come back untouched.
 *
 * @param accepted the visitor's accept-encoding
 */
export function compressSvg(response: Response, accepted: string | undefined): Response {
  const { status, body, headers: given } = response;
  if (status !== 200 || !body || !/^image\/svg\+xml/i.test(given.get('content-type') ?? '')) return response;
  if (Number(given.get('content-length') ?? smallest) < smallest) return response;
  const headers = new Headers(given);
  headers.set('vary', 'accept-encoding');
  const encoding = encodingOf(accepted);
  if (encoding === 'identity') return new Response(body, { status, headers });
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  headers.delete('accept-ranges');
  const etag = headers.get('etag');
  // Other bytes than its home's, with the same meaning: a weak mark.
  if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  const packer = encoding === 'br' ? createBrotliCompress({ params: brotliParams }) : createGzip();
  const { readable, writable } = Duplex.toWeb(packer) as { readable: ReadableStream; writable: WritableStream };
  return new Response(body.pipeThrough({ readable, writable }), { status, headers });
}
