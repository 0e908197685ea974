import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ratedProductsExample, ratesExamples } from './examples/rates-examples.ts';
import {
  headersExample,
  jobsExample,
  redirectsExample,
  requestDetailsExample,
  siteSettingsExample,
} from './examples/response-examples.ts';
import { FakeEvents } from './fake-events.ts';
import { fakeMedia } from './fake-media.ts';
import { fakePage, pageListExample } from './fake-pages.ts';
import { fakeProviders } from './fake-providers.ts';
import { maxJobs } from './job.ts';
import { maxListedPages } from './page-list.ts';

/** One call that the fake service received, as tests read it. */
type RecordedCall = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  at: number;
};
/** What a test wants a path to respond instead: a JSON body, raw text, a status, headers, a delay, or a cut connection. */
export type FakeResponse = {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
  /** Milliseconds. */
  delay?: number;
  hangUp?: boolean;
};
type Responding = FakeResponse | ((call: RecordedCall) => FakeResponse | undefined);

/** A running fake service, as a test holds it. */
export type FakeService = {
  /** Base address for CONTENT_API_URL, for example `http://127.0.0.1:4123/api`. */
  url: string;
  calls: RecordedCall[];
  /** What GET /events tells of changes. */
  events: FakeEvents;
  /** Overrides the response of `METHOD /path` (path without `/api`); `undefined` takes the override back. */
  answer(call: string, response: Responding | undefined): void;
  /** Forgets recorded calls and overrides. */
  reset(): void;
  stop(): Promise<void>;
};

/**
 * A content service made of the examples, keeping docs/contract.md. For tests, for `npm run dev` on the site alone,
 * and for trying the site against failures. Nothing is stored but the calls themselves.
 *
 * @param port 0 takes a free one
 */
export async function startFakeService(port = 0): Promise<FakeService> {
  const calls: RecordedCall[] = [];
  const overrides = new Map<string, Responding>();
  const events = new FakeEvents();
  const server = createServer((request, response) => {
    handle(request, response, { calls, overrides, events }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}/api`,
    calls,
    events,
    answer: (call, given) => void (given === undefined ? overrides.delete(call) : overrides.set(call, given)),
    reset() {
      calls.length = 0;
      overrides.clear();
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { calls, overrides, events }: Pick<FakeService, 'calls' | 'events'> & { overrides: Map<string, Responding> },
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://fake');
  const path = url.pathname.replace(/^\/api/, '') || '/';
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const call: RecordedCall = {
    method: request.method ?? 'GET',
    path,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: Buffer.concat(chunks),
    at: Date.now(),
  };
  calls.push(call);
  const override = overrides.get(`${call.method} ${path}`) ?? overrides.get(`${call.method} *`);
  const asked = typeof override === 'function' ? override(call) : override;
  if (!asked) {
    const media = path.startsWith('/media/') ? fakeMedia(path) : undefined;
    if (path === '/events') return events.open(response, request.headers['last-event-id']);
    if (media) return void response.writeHead(200, { 'content-type': media.type }).end(media.body);
  }
  await send(response, asked ?? usualResponse(call));
}

async function send(response: ServerResponse, asked: FakeResponse): Promise<void> {
  if (asked.delay) await new Promise((resolve) => setTimeout(resolve, asked.delay));
  if (asked.hangUp) return void response.destroy();
  const body = asked.text ?? (asked.json === undefined ? '' : JSON.stringify(asked.json));
  const headers = { 'content-type': 'application/json; charset=utf-8', ...asked.headers };
  response.writeHead(asked.status ?? 200, headers).end(body);
}

const notFound: FakeResponse = { status: 404, json: { message: 'Not found' } };

function usualResponse(call: RecordedCall): FakeResponse {
  const [, first, second, third] = call.path.split('/').map(decodeURIComponent);
  if (first === 'service-requests' && second && (third || call.method === 'GET')) {
    return requestResponse(call, second, third);
  }
  if (call.method === 'POST') return postResponse(call, first, second);
  if (first === 'headers') return { json: headersExample };
  if (first === 'site-settings') return { json: siteSettingsExample };
  if (first === 'pages' && !second) return pageListResponse(call.query);
  if (first === 'providers') return providersResponse(call.query);
  if (first === 'rates') return ratesResponse(second);
  if (first === 'redirects') return { json: redirectsExample };
  if (first === 'pages' && second) return pageResponse(second);
  if (first === 'page-previews' && second) {
    return call.query.token === 'valid'
      ? pageResponse(second)
      : { status: 403, json: { message: 'Preview not allowed' } };
  }
  if (first === 'jobs') return second ? jobResponse(second) : jobsResponse(call.query);
  if ((first === 'claims' || first === 'complaints') && second) return trackingResponse(first, second, call.query.id);
  if (first === 'service-requests') return ownRequestsResponse(call);
  return notFound;
}

function ratesResponse(product: string | undefined): FakeResponse {
  if (product === undefined) return { json: ratedProductsExample };
  return Object.hasOwn(ratesExamples, product) ? { json: ratesExamples[product] } : notFound;
}

function pageResponse(name: string): FakeResponse {
  const page = fakePage(name);
  return page ? { json: { data: page } } : notFound;
}

/** Two pages in each response unless more are asked for, so that there is more than one response. */
function pageListResponse({ cursor = '0', limit = '2' }: Record<string, string>): FakeResponse {
  const [start, count] = [Number(cursor), Number(limit)];
  if (!(Number.isInteger(start) && count >= 1 && count <= maxListedPages))
    return { status: 400, json: { message: 'No such part' } };
  const items = pageListExample.slice(start, start + Math.min(count, 20));
  const next = start + items.length < pageListExample.length ? String(start + items.length) : null;
  return { json: { data: { items, next } } };
}

function providersResponse(query: Record<string, string>): FakeResponse {
  const data = fakeProviders(query);
  return data ? { json: { data } } : { status: 400, json: { message: 'No such part' } };
}

function jobResponse(id: string): FakeResponse {
  const job = jobsExample.jobs.find((entry) => entry.id === id);
  return job ? { json: { data: job } } : notFound;
}

function jobsResponse({ title = '', location = '', limit, cursor = '0' }: Record<string, string>): FakeResponse {
  const jobs = jobsExample.jobs.filter(
    (job) => job.title.toLowerCase().includes(title.toLowerCase()) && (!location || job.location === location),
  );
  const { countries } = jobsExample;
  if (limit === undefined) return { json: { data: { jobs, countries } } };
  if (!(Number(limit) >= 1 && Number(limit) <= maxJobs)) return { status: 400, json: { message: 'No such part' } };
  const end = Number(cursor) + Number(limit);
  const next = end < jobs.length ? String(end) : null;
  return { json: { data: { jobs: jobs.slice(Number(cursor), end), countries, total: jobs.length, next } } };
}

const received = { status: 'received', at: '2026-11-20T08:00:00.000Z' };

function postResponse(call: RecordedCall, first?: string, second?: string): FakeResponse {
  const key = String(call.headers['idempotency-key'] ?? call.at);
  const reference = `FX-${[...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000, 7)}`;
  if (first === 'contact-us' || first === 'jobs') return { status: 201, json: { data: { reference } } };
  if (first === 'unanswered-searches') return { json: { data: { counted: 1 } } };
  if (first === 'service-requests' && second === 'lookup') return lookupResponse(call);
  if (first === 'service-requests' && second) {
    return { status: 201, json: { data: { reference, token: `token-of-${reference}` } } };
  }
  return notFound;
}

function trackingResponse(kind: string, number: string, id?: string): FakeResponse {
  if (number !== 'FX-1001' || id !== '1000000008') return notFound;
  const status_history = [received, { status: 'in-review', at: '2026-11-20T10:00:00.000Z' }];
  return { json: { data: { reference: number, kind: kind.slice(0, -1), status: 'in-review', status_history } } };
}

/** Any reference of this service is found by the one phone number and the one ID that the examples have. */
function lookupResponse(call: RecordedCall): FakeResponse {
  const { reference, detail } = JSON.parse(String(call.body)) as Record<string, string>;
  if (!reference?.startsWith('FX-') || !/(512345678|^1000000008)$/.test(detail ?? '')) return notFound;
  return { json: { data: { ...requestDetailsExample(reference), token: `token-of-${reference}` } } };
}

/** A request, a message to it or a file of it, for who holds its token. */
function requestResponse(call: RecordedCall, reference: string, part?: string): FakeResponse {
  if (call.headers.authorization !== `Bearer token-of-${reference}`) return notFound;
  if (part === 'files') return { text: '%PDF-1.7 example', headers: { 'content-type': 'application/pdf' } };
  if (part === 'messages') return { status: 201, json: { data: { id: call.at, at: new Date(call.at).toISOString() } } };
  return { json: { data: requestDetailsExample(reference) } };
}

function ownRequestsResponse(call: RecordedCall): FakeResponse {
  const token = /^Bearer token-of-(.+)$/.exec(String(call.headers.authorization ?? ''))?.[1];
  if (!token) return { status: 401, json: { message: 'Unknown token' } };
  const request = {
    reference: token,
    kind: 'claim',
    about: [{ label: 'Motor', label_ar: 'المركبات' }],
    status: 'received',
    status_history: [received],
    created_at: received.at,
  };
  return { json: { data: [{ ...request, language: 'en' }] } };
}
