import type { ProblemDetails } from '../contract-problem.ts';

/** A failure as `application/problem+json`, with `Retry-After` where the caller may try again. */
export function problemResponse(
  status: number,
  message: string,
  { errors, retryAfter, asOf }: ProblemDetails = {},
): Response {
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  return Response.json({ message, ...(errors && { errors }), ...(asOf && { as_of: asOf }) }, { status, headers });
}
