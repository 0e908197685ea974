import { dayMs } from '@insurer/contract/day-ms.ts';

/** Times of the content cache, in milliseconds (decision D14; decision D17, Old copies in an outage). */
export const freshMs = 60_000;
/** How long an old copy may be shown in an outage: 24 hours (decision D14). */
export const maxStaleMs = dayMs;
/** How long an old copy of the customer rights may be shown. */
export const customerRightsMaxStaleMs = 5 * 60_000;
/** How long a visitor waits for newer content while an older copy is at hand. */
export const staleWaitMs = 1_500;
/** How long after a purge the copy from before it may stand in while the service gives no response (decision 0005). */
export const purgedMaxStaleMs = 10 * 60_000;
/** How long a visitor waits for what a purge says is new, while a copy from before the purge is at hand. */
export const purgedWaitMs = 4_000;
/** How long one page view without any copy waits in total: 8 s at most (docs/contract.md), rendering and sending included. */
export const pageViewMs = 7_600;
/** How long a page waits for what it can stand without: navigation and site settings. */
export const optionalTimeoutMs = 3_000;
/** One attempt: a slow response within a page view is better than a second question. */
export const attemptMs = 7_400;
/** After all retries failed: how long old copies are served without asking again. */
export const backoffMs = 10_000;
/** How often a call that failed is tried again (decision D14). */
export const maxRetries = 3;

/** The wait before retry 0, 1, 2 …: 1 s, 2 s, 4 s, at most 30 s (decision D14). */
export function retryDelayMs(retry: number): number {
  return Math.min(1_000 * 2 ** retry, 30_000);
}
