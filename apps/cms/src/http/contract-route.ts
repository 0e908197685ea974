import { randomUUID } from 'node:crypto';
import { loggedPath } from '@insurer/contract/logged-path.ts';
import { getPayload, type Payload } from 'payload';
import { ContractProblem } from '../contract-problem.ts';
import { log } from '../log.ts';
import { countDuration, countOf } from '../metrics.ts';
import { StoreProblem } from '../storage/store-problem.ts';
import { bearerIn, carryContentKey } from './content-key.ts';
import { problemResponse } from './responses.ts';

/** One call of the contract as a handler gets it: the site's key was checked, `params` are the variable segments of the path. */
export type Call = { payload: Payload; params: Record<string, string>; query: URLSearchParams; request: Request };
/** Every success is an object with `data` (the header call puts its logo and label beside it), or the OpenAPI document. */
type Body = ({ data: unknown } & Record<string, unknown>) | { openapi: string };
type Handle = (call: Call) => Promise<Body | Response>;
type Context = { params: Promise<Record<string, string>> };

/**
 * A call of the contract as a route: checks the site's key, answers in the contract's envelope, counts, and
 * writes one line of log under the caller's request id.
 *
 * @param name of the call in log and metrics, for example `pages`
 * @param handle makes the body, or a response of its own, or throws a ContractProblem that the caller is told of
 * @param status of a success
 */
export function contractRoute(name: string, handle: Handle, status = 200) {
  return async (request: Request, context: Context): Promise<Response> => {
    const started = performance.now();
    const requestId = requestIdOf(request);
    const response = await respond(request, context, handle, status).catch((error) => failed(error, requestId));
    response.headers.set('x-request-id', requestId);
    const milliseconds = Math.round(performance.now() - started);
    countOf('cms_requests_total', { call: name, status: String(response.status) });
    countDuration(name, milliseconds / 1000);
    // The path without its query: that may hold a preview token.
    const path = loggedPath(new URL(request.url).pathname);
    log('info', 'contract call', { requestId, call: name, status: response.status, milliseconds, path });
    return response;
  };
}

async function respond(request: Request, context: Context, handle: Handle, status: number): Promise<Response> {
  if (!hasContentKey(request)) return problemResponse(401, 'This call needs the content key of the site.');
  // Next resolves the alias to the configuration that its own bundle carries.
  const { default: payloadConfig } = await import('@payload-config');
  const payload = await getPayload({ config: payloadConfig });
  const query = new URL(request.url).searchParams;
  const body = await handle({ payload, params: await context.params, query, request });
  if (body instanceof Response) return body;
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

function failed(error: unknown, requestId: string): Response {
  const isProblem = error instanceof ContractProblem;
  const fault = isProblem ? error.cause : error;
  if (fault) log('error', 'contract call failed', { requestId, error: fault });
  if (isProblem) return problemResponse(error.status, error.message, error.details);
  if (error instanceof StoreProblem) return problemResponse(503, 'The files cannot be reached right now.');
  return problemResponse(500, 'The content service could not answer. Please try again.');
}

/** Whether a request carries CONTENT_API_KEY: as its bearer token, or beside the token of a visitor. */
export function hasContentKey(request: Request): boolean {
  return carryContentKey(Object.fromEntries(request.headers));
}

/** The bearer token of a request. */
export function bearerOf(request: Request): string | undefined {
  return bearerIn(request.headers.get('authorization'));
}

function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}
