/** A failure that the caller is told of, with the status of the answer (contract: Rules for every answer). */
export class ContractProblem extends Error {
  override name = 'ContractProblem';
  readonly status: number;
  readonly details: ProblemDetails;
  constructor(status: number, message: string, details: ProblemDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** What a failure says beside its message: the faulty fields, and after how many seconds to try again. */
export type ProblemDetails = { errors?: { field: string; message: string }[]; retryAfter?: number };

/** Every success is an object with `data`; the header call puts its logo and label beside it. */
export function answer(body: { data: unknown } & Record<string, unknown>, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

export function problemAnswer(status: number, message: string, { errors, retryAfter }: ProblemDetails = {}): Response {
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  return Response.json({ message, ...(errors && { errors }) }, { status, headers });
}
