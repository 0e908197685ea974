import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './address-ranges.ts';

/** Until the answer begins. Its reader may be on a slow line, so whoever reads it bounds the rest. */
const beginningMs = 10_000;
/** Statuses that a Response has no body with; the constructor throws where it is given one. */
const withoutBody = new Set([204, 205, 304]);

const unpackers: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/** The name is looked up once, here, and the connection goes to what was checked: no second result can slip in. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return callback(new Error(`${hostname} is no public address`), []);
    if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};

/**
 * GETs a file from a third party: http and https only, public addresses only, no redirects, no credentials. Its body is to be
 * read or cancelled: nothing else ends it.
 *
 * @throws when the address is not public or nobody answers in time
 */
export function fetchPublic(url: URL, headers: Record<string, string>): Promise<Response> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!/^https?:$/.test(url.protocol) || (isIP(host) !== 0 && !isPublicAddress(host))) {
    return Promise.reject(new Error(`${url.host} is no public address`));
  }
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const call = request(url, { headers, lookup: publicLookup }, (found) => {
      try {
        const response = responseOf(found);
        // What has no body is read by nobody else, and has no more time than until its beginning.
        if (response.body) clearTimeout(timer);
        resolve(response);
      } catch (error) {
        // Nobody awaits this callback: what it throws would end the process.
        found.destroy();
        reject(error);
      }
    });
    const timer = setTimeout(() => call.destroy(new Error(`${url.host} does not answer`)), beginningMs);
    call.on('close', () => clearTimeout(timer));
    call.on('error', reject);
    call.end();
  });
}

function responseOf(found: IncomingMessage): Response {
  const { statusCode = 502 } = found;
  const headers = new Headers();
  for (const [name, value] of Object.entries(found.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  const bodyless = withoutBody.has(statusCode);
  if (bodyless) found.resume();
  const body = bodyless ? null : (Readable.toWeb(unpacked(found)) as unknown as ReadableStream);
  return new Response(body, { status: statusCode >= 200 && statusCode < 600 ? statusCode : 502, headers });
}

/** As `fetch` gives it: some stores send a file as packed as it was laid down, whatever is asked for. Whoever reads it bounds what comes out. */
function unpacked(found: IncomingMessage): Readable {
  const unpack = unpackers[found.headers['content-encoding']?.trim().toLowerCase() ?? ''];
  // What goes wrong is told to its reader by the stream itself.
  return unpack ? pipeline(found, unpack(), () => undefined) : found;
}
