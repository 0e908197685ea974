import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sharedCacheHeaders } from './cdn-headers.ts';
import type { DictionaryVariant } from './page-dictionary.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'identity' | 'gzip' | 'br';

/** Headers as Node's writeHead takes them, name and value in turn: the quickest form there is. */
type Variant = { body: Buffer; headers: string[] };

/** A response that is finished for every visitor: a hit writes one of its buffers. */
export type StoredResponse = {
  status: number;
  etag: string;
  variants: Record<Encoding, Variant>;
  /** Headers of the 304. */
  unchanged: string[];
  /** Of a page of the page cache where caches in front may keep it, too: until when (ms since 1970) it is fresh. */
  kept?: { freshUntil: number };
  /** Of a page: what browsers get that hold the dictionary of its language. */
  packed?: DictionaryVariant;
  /** All buffers together, for the caches' limits. */
  bytes: number;
};

const compressible = /^(text\/|application\/(json|xml|javascript|manifest\+json)|image\/svg\+xml)/;
const smallest = 512;

/** @param quality of brotli, 0 to 11: 11 for what is made once, about 5 for what is made again every minute */
export async function storeResponse(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  quality: number,
): Promise<StoredResponse> {
  const etag = `W/"${createHash('sha1').update(JSON.stringify(headers)).update(body).digest('base64url')}"`;
  const worthIt = isWorthIt(headers, body);
  const [br, gz] = worthIt ? await Promise.all([compress('br', body, quality), compress('gzip', body, quality)]) : [];
  const kept = {
    ...headers,
    etag,
    ...(worthIt && { vary: ['accept-encoding', headers.vary].filter(Boolean).join(', ') }),
  };
  const variant = (encoding: Encoding, content: Buffer): Variant => ({
    body: content,
    headers: Object.entries({
      ...kept,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(content.length),
    }).flat(),
  });
  const identity = variant('identity', body);
  return {
    status,
    etag,
    variants: { identity, br: br ? variant('br', br) : identity, gzip: gz ? variant('gzip', gz) : identity },
    unchanged: Object.entries(kept)
      .filter(([name]) => name !== 'content-type')
      .flat(),
    bytes: body.length + (br?.length ?? 0) + (gz?.length ?? 0),
  };
}

/** The headers of a stored response by their names, those of its body left out. */
export function headersOf({ unchanged }: StoredResponse): Record<string, string> {
  return Object.fromEntries(unchanged.flatMap((name, at) => (at % 2 ? [] : [[name, unchanged[at + 1] ?? '']])));
}

/**
 * Writes a stored response; 304 where the visitor has it already, no body for HEAD. At once, unless the page has to be
 * compressed first against what this browser holds.
 */
export async function sendStored(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: StoredResponse,
  own: string[],
): Promise<void> {
  const given = response.kept ? [...sharedCacheHeaders(response), ...own] : own;
  const known = incoming.headers['if-none-match'];
  if (known !== undefined && response.status === 200 && matches(known, response.etag)) {
    outgoing.writeHead(304, [...response.unchanged, ...given]).end();
    return;
  }
  const { packed, variants } = response;
  if (packed?.isDue(incoming.headers)) await packed.make(variants.identity);
  const { body, headers } = variantFor(incoming.headers, response);
  outgoing.writeHead(response.status, [...headers, ...given]);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

function variantFor(headers: IncomingHttpHeaders, { variants, packed }: StoredResponse): Variant {
  const usual = variants[encodingOf(headers['accept-encoding'])];
  if (!packed || headers['available-dictionary'] === undefined) return usual;
  return packed.for(headers, usual) ?? usual;
}

/** The best encoding that the visitor takes; `q=0` refuses one. */
export function encodingOf(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity';
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

function takes(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false;
  if (!accepted.includes('q=0')) return true;
  const part = accepted.split(',').find((entry) => entry.trim().startsWith(encoding));
  return part !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(part);
}

function matches(known: string, etag: string): boolean {
  if (known === etag || known === '*') return true;
  const bare = etag.slice(2);
  return known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === bare);
}

/** Whether compressing makes a response smaller: text that is not tiny. */
export function isWorthIt(headers: Record<string, string>, body: Buffer): boolean {
  return body.length >= smallest && compressible.test(headers['content-type'] ?? '');
}

/** @param quality see {@link storeResponse} */
export async function compress(encoding: Encoding, body: Buffer, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return body;
  // A page is styles, then words: shorter blocks fit both and make it a hundredth smaller than one long one.
  if (encoding === 'gzip') return zip(body, { level: 9, memLevel: 6 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length } });
}
