/**
 * What became of something that was sent or looked up. `status` 0: no response at all. `message` and `errors` are
 * the service's own words (422), `body` its whole response. Nothing here is ever tried again (decision D17, Retries).
 */
export type Submission =
  | { ok: true; status: number; body: unknown }
  | {
      ok: false;
      status: number;
      message?: string;
      errors: { field: string; message: string }[];
      /** There is a page in place of the service's own words: something before it may have answered. */
      isPage?: true;
      /** The Retry-After header of a 429. */
      retryAfter?: string;
    };

/** A request and what opens it. */
export type OpenCase = { reference: string; token: string };

/** How many tokens of requests a browser keeps, the newest first (decision D12). */
export const maxKeptTokens = 21;
