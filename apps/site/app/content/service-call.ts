import { createHash } from 'node:crypto';
import { isMoreThanRead } from '@insurer/contract/clean/nesting.ts';
import { bytesUpTo } from '#app/bytes-up-to.ts';
import { ContentFailure } from './content-failure.ts';
import { memoryOf } from './memory-of.ts';

/** How the service is reached. */
export type ServiceAccess = {
  baseUrl: string;
  /** The present key, and the one before while it is changed. */
  apiKeys?: readonly string[];
  fetch?: typeof globalThis.fetch;
};

/** One call, before the key and the base address are put to it. */
export type ServiceCall = {
  /** Path and query behind the base address; its variable segments are already encoded. */
  path: string;
  requestId?: string;
  method?: 'GET' | 'POST';
  body?: string | FormData;
  headers?: Record<string, string>;
  /** Milliseconds for the whole call, its body included. */
  timeoutMs: number;
};

type Asked = Omit<ServiceCall, 'timeoutMs'>;

/** `bytes`: roughly what it takes in memory; see {@link memoryOf}. `isPage`: a failure whose body is a page or other words, and no JSON. */
export type ServiceResponse = {
  status: number;
  body: unknown;
  bytes: number;
  version: string;
  retryAfter?: string;
  isPage?: true;
};

const maxResponseBytes = 5 * 1024 * 1024;
const maxRedirects = 2;
/** Of a success that is a page or other words, and not nothing at all. */
export const notJson = 'the response is not JSON';
/** How Node calls what is not packed as its headers say: the same comes at once again. What ends too early may come whole. */
export const wronglyPacked = /^(Z_DATA_ERROR$|ERR_.*FORMAT|ZSTD_)/;

/**
 * One HTTP call of the content service. Responses of every status come back, the body parsed where it is JSON.
 * Redirects are followed on the service's own origin only, so that the key never goes elsewhere.
 *
 * @throws {ContentFailure} `unavailable` for network errors and time-outs (with the status, where the response had begun), `bad-response` for responses over 5 MB,
 * foreign redirects, what cannot be unpacked and successes that are not JSON, or JSON of more than is read
 */
export async function callService(access: ServiceAccess, call: ServiceCall): Promise<ServiceResponse> {
  const signal = AbortSignal.timeout(call.timeoutMs);
  let status: number | undefined;
  try {
    const response = await askWithKeys(access, call, signal);
    status = response.status;
    const text = await readText(response);
    const retryAfter = response.headers.get('retry-after') ?? undefined;
    return { status, ...parse(text, response), ...(retryAfter && { retryAfter }) };
  } catch (error) {
    if (error instanceof ContentFailure) throw error;
    const reason = signal.aborted ? `no response within ${call.timeoutMs} ms` : describe(error);
    // A fault of the service is one, however its page is packed.
    const isFault = status === undefined || status >= 500;
    const kind = !isFault && wronglyPacked.test(reason) ? 'bad-response' : 'unavailable';
    throw new ContentFailure(kind, reason, { status, cause: error });
  }
}

/**
 * The beginning of a response; its body is the caller's to read. A service that was not yet started anew knows only the
 * key before, and refuses the present one unread (decision 0021).
 *
 * @throws whatever fetch throws; {ContentFailure} `bad-response` for foreign redirects
 */
export async function askWithKeys(access: ServiceAccess, call: Asked, signal: AbortSignal): Promise<Response> {
  const [present, ...previous] = access.apiKeys ?? [];
  let response = await follow(access, call, present, signal);
  for (const key of previous) {
    if (response.status !== 401) break;
    await response.body?.cancel();
    response = await follow(access, call, key, signal);
  }
  return response;
}

async function follow(
  access: ServiceAccess,
  call: Asked,
  key: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const fetch = access.fetch ?? globalThis.fetch;
  const start = new URL(`${access.baseUrl}${call.path}`);
  const { method = 'GET', body } = call;
  const headers = headersOf(call, key);
  let url = start;
  for (let hop = 0; ; hop++) {
    const response = await fetch(url, { method, headers, body, redirect: 'manual', signal });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !location) return response;
    await response.body?.cancel();
    url = new URL(location, url);
    if (url.origin !== start.origin || hop >= maxRedirects || method !== 'GET') {
      throw new ContentFailure('bad-response', 'the service redirects to another address', { status: response.status });
    }
  }
}

function headersOf(call: Asked, apiKey: string | undefined): Record<string, string> {
  // Where a visitor's own token is the bearer, the site shows its key beside it.
  const keyHeader = call.headers?.authorization ? 'x-content-api-key' : 'authorization';
  const key = apiKey && (keyHeader === 'authorization' ? `Bearer ${apiKey}` : apiKey);
  return {
    accept: 'application/json',
    ...(typeof call.body === 'string' && { 'content-type': 'application/json' }),
    ...(key && { [keyHeader]: key }),
    ...(call.requestId && { 'x-request-id': call.requestId }),
    ...call.headers,
  };
}

async function readText(response: Response): Promise<string> {
  if (!response.body) return '';
  const bytes = await bytesUpTo(maxResponseBytes, response.body);
  const { status } = response;
  if (!bytes) throw new ContentFailure('bad-response', 'the response is larger than 5 MB', { status });
  // The decoder drops a byte order mark, which some servers put before their JSON.
  return new TextDecoder().decode(bytes);
}

function parse(text: string, response: Response): Omit<ServiceResponse, 'status' | 'retryAfter'> {
  const known = { bytes: memoryOf(text), version: createHash('sha1').update(text).digest('base64url') };
  const isTooMuch = isMoreThanRead(text);
  try {
    if (!isTooMuch) return { body: JSON.parse(text) as unknown, ...known };
  } catch (cause) {
    // What a failure has to say in its body is not needed; what a success says is.
    const isEmpty = text.trim() === '';
    const reason = isEmpty ? 'the response is empty' : notJson;
    if (response.ok) throw new ContentFailure('bad-response', reason, { status: response.status, cause });
    if (!isEmpty) return { body: undefined, isPage: true, ...known };
  }
  const { ok, status } = response;
  if (ok)
    throw new ContentFailure('bad-response', 'the response is JSON of more than is read, or nested deeper', { status });
  return { body: undefined, ...known };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as { code?: string; message?: string } | undefined;
  return cause?.code ?? cause?.message ?? error.message;
}
