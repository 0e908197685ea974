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

/** A response that is the same for every visitor: a hit writes one of its buffers. */
export type StoredResponse = {
  status: number;
  etag: string;
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
  /** Adds the variant of an encoding, once for all who ask for it. */
  add: (encoding: Encoding) => Promise<void>;
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
/** Of brotli, for what is made once. */
const bestQuality = 11;

/** What a page is compressed to at most, so that room is counted for variants that nobody has asked for yet. */
const compressedShare = 1 / 3;

/** A response of something that is made once, such as a file: in every encoding from the start. */
export async function storeResponse(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): Promise<StoredResponse> {
  const stored = storeUntilAsked(status, headers, body, bestQuality);
  await Promise.all([stored.add('br'), stored.add('gzip')]);
  const { br, gzip, identity } = stored.variants;
  stored.bytes = [...new Set([identity, br, gzip])].reduce((bytes, variant) => bytes + (variant?.body.length ?? 0), 0);
  return stored;
}

/**
 * A response of what is made again every minute: in an encoding when the first visitor asks for it, so that whoever waits for the page
 * waits for one of them.
 *
 * @param quality of brotli, 0 to 11
 */
export function storeUntilAsked(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  quality: number,
): StoredResponse {
  const etag = `W/"${createHash('sha1').update(JSON.stringify(headers)).update(body).digest('base64url')}"`;
  const worthIt = isWorthIt(headers, body);
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
  const variants: StoredResponse['variants'] = worthIt ? { identity } : { identity, br: identity, gzip: identity };
  const begun = new Map<Encoding, Promise<void>>();
  const make = async (encoding: Encoding) => {
    variants[encoding] ??= variant(encoding, await compress(encoding, body, quality));
  };
  return {
    status,
    etag,
    variants,
    add(encoding) {
      const making = begun.get(encoding) ?? make(encoding);
      begun.set(encoding, making);
      // What failed once, as where there was no memory, is tried again for the next who asks.
      making.catch(() => begun.delete(encoding));
      return making;
    },
    unchanged: Object.entries(kept)
      .filter(([name]) => name !== 'content-type')
      .flat(),
    bytes: body.length + (worthIt ? 2 * compressedRoom(body) : 0),
  };
}

/** Bytes that are counted for one compressed form of a page. */
export function compressedRoom(body: Buffer): number {
  return Math.ceil(body.length * compressedShare);
}

/** The headers of a stored response by their names, those of its body left out. */
export function headersOf({ unchanged }: StoredResponse): Record<string, string> {
  return Object.fromEntries(unchanged.flatMap((name, at) => (at % 2 ? [] : [[name, unchanged[at + 1] ?? '']])));
}

/**
 * Writes a stored response; 304 where the visitor has it already, no body for HEAD. At once, unless the page has to be
 * compressed first, as this browser takes it or against what it holds.
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
  const encoding = encodingOf(incoming.headers['accept-encoding']);
  // Where it cannot be made the page goes out as it is.
  if (!variants[encoding]) await response.add(encoding).catch(() => undefined);
  if (packed?.isDue(incoming.headers)) await packed.make(variants.identity);
  const { body, headers } = variantFor(incoming.headers, response, encoding);
  outgoing.writeHead(response.status, [...headers, ...given]);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

function variantFor(headers: IncomingHttpHeaders, { variants, packed }: StoredResponse, encoding: Encoding): Variant {
  const usual = variants[encoding] ?? variants.identity;
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

/** @param quality see {@link storeUntilAsked} */
export async function compress(encoding: Encoding, body: Buffer, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return body;
  // A page is styles, then words: shorter blocks fit both and make it a hundredth smaller than one long one.
  if (encoding === 'gzip') return zip(body, { level: 9, memLevel: 6 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(body, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length } });
}
