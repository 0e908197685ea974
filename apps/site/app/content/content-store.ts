import { asRecord } from '@insurer/contract/clean/json-text.ts';
import { LRUCache } from 'lru-cache';
import type { Log } from '#app/log.server.ts';
import { steadyNow } from '#app/steady-now.ts';
import { ContentCache, type ContentRequest, type Copy } from './content-cache.ts';
import { asFailure, ContentFailure } from './content-failure.ts';
import { purgedBy } from './content-keys.ts';
import {
  attemptMs,
  backoffMs,
  freshMs,
  maxRetries,
  maxStaleMs,
  optionalTimeoutMs,
  purgedWaitMs,
  retryDelayMs,
  staleWaitMs,
} from './freshness.ts';
import type { ServiceResponse } from './service-call.ts';

/** A copy as one page view got it. `stale`: older than 60 s, because the service is failing or slow. */
export type Reading = { copy: Copy; stale: boolean; request: ContentRequest };

/** `deadline`: the moment (ms since 1970) at which the page view gives up. */
export type ReadOptions = { deadline: number; requestId?: string };

type Outcome = { copy: Copy } | { failure: ContentFailure };
/** One call and its retries. `troubled`: it failed once or kept somebody waiting in vain, so nobody else waits. */
type Flight = { begun: number; first: Promise<Outcome>; done: Promise<Outcome>; troubled: boolean; abandoned: boolean };
type Fetch = (path: string, timeoutMs: number, requestId?: string) => Promise<ServiceResponse>;

/** As many as a busy hour of editors has. */
const rememberedPurges = 200;
const emptyCopyBytes = 500;

/**
 * Keeps responses of the content service: fresh for 60 s, one call at a time per key, retries in the background,
 * and the last good copy while the service fails (decision D14).
 */
export class ContentStore {
  readonly #fetch: Fetch;
  readonly #log: Log;
  readonly #copies = new ContentCache();
  readonly #flights = new Map<string, Flight>();
  /** Keys whose last flight failed, and until when they are left alone. */
  readonly #failing = new LRUCache<string, number>({ max: 2_000 });
  readonly counts = { fresh: 0, fetched: 0, stale: 0, failures: 0 };
  /** When something was last forgotten (ms since 1970): what was made of the content before may be out of date. */
  purgedAt = 0;
  /** Copies that were asked for before this moment are asked for again before anybody gets them. */
  #expiredAt = 0;
  /** The newest purges. Of those before `#purgesKnownFrom` nobody knows any more what they emptied. */
  #purges: { at: number; isPurged: (key: string) => boolean }[] = [];
  #purgesKnownFrom = 0;

  constructor(fetch: Fetch, log: Log) {
    this.#fetch = fetch;
    this.#log = log;
  }

  /**
   * The newest copy that can be had in time.
   * @throws {ContentFailure} when there is no copy to show; at once for failures that a retry cannot cure
   */
  async read(request: ContentRequest, options: ReadOptions): Promise<Reading> {
    const copy = this.#copies.at(request.key);
    const age = copy ? steadyNow() - copy.fetchedAt : Number.POSITIVE_INFINITY;
    if (copy && age < freshMs && copy.fetchedAt > this.#expiredAt) {
      this.counts.fresh++;
      return { copy, stale: false, request };
    }
    // Where all depends on it "there is nothing" is no copy to fall back on: after 60 s it is as good as unknown.
    const isOld = copy && (copy.body !== null || request.standsWithout) && age < (request.maxStaleMs ?? maxStaleMs);
    const old = isOld ? copy : this.#copies.standIn(request);
    const waitMs = isOld ? staleWaitMs : purgedWaitMs;
    const outcome = old ? await this.#renew(request, options, waitMs) : await this.#fetchFirst(request, options);
    if (outcome && 'copy' in outcome) {
      this.counts.fetched++;
      return { copy: outcome.copy, stale: false, request };
    }
    if (outcome?.failure.kind === 'forbidden' || !old) {
      throw outcome?.failure ?? new ContentFailure('unavailable', 'no response within the time of a page view');
    }
    this.counts.stale++;
    return { copy: old, stale: true, request };
  }

  /**
   * Forgets copies at once, by the names that content-keys.ts gives them: nobody gets them any more while the service responds.
   * A call under way no longer counts: it may have read the old content.
   */
  purge(keys: readonly string[]): void {
    this.purgedAt = steadyNow();
    const isPurged = purgedBy(keys);
    this.#rememberPurge(isPurged);
    for (const key of new Set([...this.keys(), ...this.#flights.keys(), ...this.#failing.keys()])) {
      if (!isPurged(key)) continue;
      this.#abandon(key);
      this.#copies.purge(key, this.purgedAt);
    }
    if (keys.includes('*')) this.#copies.forgetPurged();
  }

  /**
   * Nothing that is kept counts as fresh any more, since anything may have changed. Unlike a purge it leaves the copies
   * there for an outage.
   */
  expire(): void {
    this.purgedAt = steadyNow();
    this.#expiredAt = this.purgedAt;
    for (const key of [...this.#flights.keys(), ...this.#failing.keys()]) this.#abandon(key);
  }

  /** Whether a key may have been emptied at a moment (ms since 1970) or after it, kept or not. */
  isPurgedSince(key: string, moment: number): boolean {
    if (moment <= Math.max(this.#expiredAt, this.#purgesKnownFrom)) return true;
    return this.#purges.some(({ at, isPurged }) => at >= moment && isPurged(key));
  }

  /** Whether the service has answered this since a moment (ms since 1970). */
  hasSince(key: string, moment: number): boolean {
    return (this.#copies.at(key)?.fetchedAt ?? 0) > moment;
  }

  /** The keys at hand, for tests and for whoever looks for a fault. */
  keys(): string[] {
    return this.#copies.keys();
  }

  #rememberPurge(isPurged: (key: string) => boolean): void {
    this.#purges.push({ at: this.purgedAt, isPurged });
    if (this.#purges.length > rememberedPurges) this.#purgesKnownFrom = this.#purges.shift()?.at ?? 0;
  }

  /** What is on its way no longer counts, and the service may be asked at once. */
  #abandon(key: string): void {
    const flight = this.#flights.get(key);
    if (flight) flight.abandoned = true;
    this.#flights.delete(key);
    this.#failing.delete(key);
  }

  /** With an old copy at hand: whoever finds the service failing does not wait, others wait for a moment. */
  async #renew(request: ContentRequest, options: ReadOptions, waitMs: number): Promise<Outcome | undefined> {
    const backoffUntil = this.#failing.get(request.key);
    if (backoffUntil !== undefined && steadyNow() < backoffUntil) return undefined;
    const flight = this.#flightOf(request, options);
    if (backoffUntil !== undefined || flight.troubled) return undefined;
    const outcome = await within(flight.first, Math.min(waitMs, options.deadline - Date.now()));
    if (!outcome) flight.troubled = true;
    return outcome;
  }

  async #fetchFirst(request: ContentRequest, options: ReadOptions): Promise<Outcome | undefined> {
    const failing = this.#failing.has(request.key);
    const flight = this.#flightOf(request, options);
    // Counted from the flight's beginning: whoever comes later waits less, and once it hangs nobody waits at all.
    const wait = failing ? staleWaitMs : optionalTimeoutMs;
    const end = request.optional ? Math.min(options.deadline, flight.begun + wait) : options.deadline;
    return within(flight.done, end - Date.now());
  }

  #flightOf(request: ContentRequest, options: ReadOptions): Flight {
    const flying = this.#flights.get(request.key);
    if (flying) return flying;
    const first = this.#attempt(request, options);
    const flight: Flight = { begun: Date.now(), first, done: first, troubled: false, abandoned: false };
    flight.done = this.#fly(flight, request, options).finally(() => {
      if (this.#flights.get(request.key) === flight) this.#flights.delete(request.key);
    });
    this.#flights.set(request.key, flight);
    return flight;
  }

  async #fly(flight: Flight, request: ContentRequest, options: ReadOptions): Promise<Outcome> {
    let outcome = await flight.first;
    for (let retry = 0; 'failure' in outcome && outcome.failure.kind === 'unavailable' && retry < maxRetries; retry++) {
      flight.troubled = true;
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(retry)));
      if (flight.abandoned) return outcome;
      outcome = await this.#attempt(request, options);
    }
    if (flight.abandoned) return outcome;
    if ('copy' in outcome) {
      this.#failing.delete(request.key);
      this.#copies.keep(outcome.copy, request);
    } else if (outcome.failure.kind === 'forbidden') {
      // Raised for everybody, older copy or not (API-33).
      this.#copies.forget(request.key);
    } else {
      this.#failing.set(request.key, steadyNow() + backoffMs);
    }
    return outcome;
  }

  async #attempt(request: ContentRequest, options: ReadOptions): Promise<Outcome> {
    try {
      return { copy: this.#copyOf(request, await this.#fetch(request.path, attemptMs, options.requestId)) };
    } catch (error) {
      const failure = asFailure(error);
      this.counts.failures++;
      const { kind, status, message: reason } = failure;
      const facts = { key: request.key, kind, status, requestId: options.requestId, reason };
      this.#log.error(facts, kind === 'forbidden' ? 'Forbidden error.' : 'Content call failed.');
      return { failure };
    }
  }

  #copyOf(request: ContentRequest, response: ServiceResponse): Copy {
    const { status, body, version } = response;
    const { key } = request;
    const made = { key, version, fetchedAt: steadyNow(), bytes: emptyCopyBytes, models: new Map<string, unknown>() };
    if (status === 404) {
      this.#log.info({ key }, 'Not found error.');
      return { ...made, body: null };
    }
    if (status === 403) throw new ContentFailure('forbidden', 'the service answers 403', { status });
    if (status >= 500) throw new ContentFailure('unavailable', `the service answers ${status}`, { status });
    if (status === 429) throw new ContentFailure('busy', 'the service answers 429', { status });
    if (status >= 400) throw new ContentFailure('refused', `the service answers ${status}`, { status });
    if ((asRecord(body)?.data ?? undefined) === undefined) {
      throw new ContentFailure('bad-response', 'the response has no data', { status });
    }
    return { ...made, body, bytes: emptyCopyBytes + response.bytes };
  }
}

/** What a promise that never rejects gives, if it gives it in time. */
function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), Math.max(0, ms));
    void promise.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
