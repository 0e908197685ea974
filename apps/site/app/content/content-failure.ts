/**
 * Why a call of the content service gave nothing to show.
 * - `unavailable`: network error, time-out or 5xx; the only kind that is tried again (decision D17, Retries)
 * - `forbidden`: 403, and 401 where a preview was asked for
 * - `bad-response`: not JSON, not packed as it says, no `data`, too large, or a redirect to somewhere else
 * - `busy`: 429, too many calls; it is over by itself
 * - `refused`: any other 4xx
 */
export type FailureKind = 'unavailable' | 'forbidden' | 'bad-response' | 'busy' | 'refused';

/** A failed call. The message is for the log alone: it may name internal addresses. */
export class ContentFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number | undefined;

  constructor(kind: FailureKind, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'ContentFailure';
    this.kind = kind;
    this.status = options.status;
  }
}

/** What a call threw, as a failure with a kind. */
export function asFailure(error: unknown): ContentFailure {
  if (error instanceof ContentFailure) return error;
  return new ContentFailure('unavailable', error instanceof Error ? error.message : String(error), { cause: error });
}
