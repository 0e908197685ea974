import type { ProblemDetails } from '../contract-problem.ts';

/** Every success is an object with `data`; the header call puts its logo and label beside it. */
export function dataResponse(body: { data: unknown } & Record<string, unknown>, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

/** A failure as `application/problem+json`, with `Retry-After` where the caller may try again. */
export function problemResponse(
  status: number,
  message: string,
  { errors, retryAfter }: ProblemDetails = {},
): Response {
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  return Response.json({ message, ...(errors && { errors }) }, { status, headers });
}
