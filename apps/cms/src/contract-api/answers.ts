/** A failure that the caller is told of, with the status of the answer (contract: Rules for every answer). */
export class ContractProblem extends Error {
  override name = 'ContractProblem';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Every success is an object with `data`; the header call puts its logo and label beside it. */
export function answer(body: { data: unknown } & Record<string, unknown>): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}

export function problemAnswer(status: number, message: string): Response {
  return Response.json(
    { message },
    { status, headers: { 'cache-control': 'no-store', 'content-type': 'application/problem+json' } },
  );
}
