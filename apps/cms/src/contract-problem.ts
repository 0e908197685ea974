/** What a failure says beside its message: the faulty fields, after how many seconds to try again, and as of when nothing was there. */
export type ProblemDetails = { errors?: { field: string; message: string }[]; retryAfter?: number; asOf?: string };

/** A failure that the caller is told of, with the status of the response (docs/contract.md). */
export class ContractProblem extends Error {
  override name = 'ContractProblem';
  readonly status: number;
  readonly details: ProblemDetails;
  /** @param cause what went wrong in the service, where it was its fault: it is logged */
  constructor(status: number, message: string, details: ProblemDetails = {}, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.details = details;
  }
}

/** The failure for what is unknown or closed. */
export function notFound(message: string): ContractProblem {
  return new ContractProblem(404, message);
}
