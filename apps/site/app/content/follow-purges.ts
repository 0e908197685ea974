import { setTimeout as pause } from 'node:timers/promises';
import { asRecord } from '@insurer/contract/clean/json-text.ts';
import type { Log } from '#app/log.server.ts';
import { steadyNow } from '#app/steady-now.ts';
import { Allowance } from './allowance.ts';
import { EventReader, type ServerEvent } from './read-events.ts';
import { askWithKeys, type ServiceAccess } from './service-call.ts';
import { StreamPace } from './stream-pace.ts';

/** What is told of changes: the caches of a process, and those in front of it. */
export type Purges = {
  purge(keys: readonly string[]): void;
  /**
   * Anything may have changed: nothing that is kept counts as fresh any more.
   *
   * @param hasChanged the service said so; else it only cannot be known
   */
  expire(hasChanged: boolean): void;
};

/** Times in milliseconds. */
export const usualTimes = {
  /** Until the service has begun to answer: the next try may reach another process, and the longer it fails the longer each waits. */
  firstConnect: 3_000,
  connect: 10_000,
  /** A stream that says nothing for so long, not even a comment, is renewed; a service says something every 15 s at least. */
  silence: 45_000,
  /** So is one that was heard every second by then: its process hangs. */
  silenceOfPace: 4_000,
  /** The pause before the first try doubles with each failure, up to the longest. */
  firstRetry: 1_000,
  longestRetry: 10_000,
  /** A service without the call is asked again so rarely; so is one whose stream did harm. */
  absentRetry: 10 * 60_000,
  harmfulRetry: 5 * 60_000,
  /** What changes at once is forgotten at once. */
  gather: 50,
};

/** More than this within ten seconds is no telling of changes. */
const window = { ms: 10_000, bytes: 1_048_576, events: 1_000 };
/** What a header takes, and every server in it. After an id that is not so, a stream is begun anew. */
const sendableId = /^[\x20-\x7e]{1,1000}$/;
/** From so many keys at once on everything has changed. */
const maxKeys = 200;
const maxPauseJitter = 0.5;

/** Why a stream is cut off and left alone for some minutes: what it says would cost visitors more than it gives them. */
class HarmfulStream extends Error {}
/** The service has no such call. */
class NoStream extends Error {}

type Follower = { access: ServiceAccess; purges: Purges; log: Log; times?: typeof usualTimes };

/**
 * Follows the service's GET /events for as long as the process lives, beside `/_purge` and the 60 seconds. Whatever the
 * service does with the call, pages are shown as without it.
 *
 * @returns ends it
 */
export function followPurges(follower: Follower): () => void {
  const stop = new AbortController();
  void new PurgeStream(follower, stop.signal).run();
  return () => stop.abort();
}

class PurgeStream {
  readonly #access: ServiceAccess;
  readonly #purges: Purges;
  readonly #log: Log;
  readonly #times: typeof usualTimes;
  readonly #stop: AbortSignal;
  /** From here the stream goes on after a break; undefined: what was missed is unknown. */
  #lastId: string | undefined;
  #failures = 0;
  #waiting = new Set<string>();
  #gathering: NodeJS.Timeout | undefined;
  readonly #expiries = new Allowance(30, 20_000);
  readonly #keys = new Allowance(2_000, 200);

  constructor({ access, purges, log, times = usualTimes }: Follower, stop: AbortSignal) {
    [this.#access, this.#purges, this.#log, this.#times, this.#stop] = [access, purges, log, times, stop];
  }

  async run(): Promise<void> {
    while (!this.#stop.aborted) {
      const problem = await this.#follow().then(
        () => undefined,
        (error: unknown) => error,
      );
      this.#apply();
      if (!this.#stop.aborted) await this.#rest(problem);
    }
  }

  async #rest(problem: unknown): Promise<void> {
    const { firstRetry, longestRetry, absentRetry, harmfulRetry } = this.#times;
    const reason = problem instanceof Error ? problem.message : problem;
    let length = Math.min(longestRetry, firstRetry * 2 ** this.#failures++);
    if (problem instanceof NoStream) {
      this.#log.info({ reason }, 'The content service tells of no changes.');
      length = absentRetry;
    } else if (problem instanceof HarmfulStream) {
      this.#log.warn({ reason }, 'The stream of changes does harm and was cut off.');
      this.#lastId = undefined;
      this.#expire();
      length = harmfulRetry;
    } else {
      this.#log.info({ reason }, 'The stream of changes has ended and is begun again.');
    }
    // Not all sites come back at the same moment.
    const jittered = length * (1 - Math.random() * maxPauseJitter);
    await pause(jittered, undefined, { signal: this.#stop, ref: false }).catch(() => undefined);
  }

  /** One stream from its beginning to its end. @throws for every end but the service's own */
  async #follow(): Promise<void> {
    let begun: number | undefined;
    const end = new AbortController();
    const { firstConnect, connect } = this.#times;
    const patience = Math.min(connect, firstConnect * 2 ** Math.max(0, this.#failures - 1));
    const tooLate = setTimeout(() => end.abort(new Error('no response')), patience).unref();
    let silence: NodeJS.Timeout | undefined;
    try {
      const body = await this.#connect(AbortSignal.any([end.signal, this.#stop]));
      clearTimeout(tooLate);
      begun = steadyNow();
      const { silence: longest, silenceOfPace } = this.#times;
      const give = (ms: number) => setTimeout(() => end.abort(new Error('the stream is silent')), ms).unref();
      silence = give(longest);
      const pace = new StreamPace();
      // Content that is read from here on is at least as new as the stream's beginning.
      if (this.#lastId === undefined) this.#expire();
      await this.#read(body, (isComment) => {
        clearTimeout(silence);
        silence = give(pace.isEverySecond(steadyNow(), isComment) ? silenceOfPace : longest);
      });
    } finally {
      clearTimeout(tooLate);
      clearTimeout(silence);
      end.abort();
      if (begun !== undefined && steadyNow() - begun > this.#times.longestRetry) this.#failures = 0;
    }
  }

  async #connect(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const headers = {
      accept: 'text/event-stream',
      'accept-encoding': 'identity',
      ...(this.#lastId !== undefined && { 'last-event-id': this.#lastId }),
    };
    const response = await askWithKeys(this.#access, { path: '/events', headers }, signal);
    const { status, body } = response;
    if ([404, 405, 501].includes(status)) throw new NoStream(`the service answers ${status}`);
    const type = response.headers.get('content-type') ?? '';
    if (status !== 200 || !body) throw new Error(`the service answers ${status}`);
    if (!/^text\/event-stream\b/i.test(type)) throw new NoStream('the service answers with another type');
    return body;
  }

  async #read(body: ReadableStream<Uint8Array>, isAlive: (isComment: boolean) => void): Promise<void> {
    const reader = new EventReader(isAlive);
    let since = steadyNow();
    let [bytes, events] = [0, 0];
    for await (const part of body) {
      if (steadyNow() - since > window.ms) [since, bytes, events] = [steadyNow(), 0, 0];
      bytes += part.byteLength;
      const received = eventsOf(reader, part);
      events += received.length;
      if (bytes > window.bytes || events > window.events) throw new HarmfulStream('too much in a short time');
      for (const event of received) this.#take(event);
      if (reader.lastId !== undefined) this.#lastId = sendableId.test(reader.lastId) ? reader.lastId : undefined;
    }
  }

  #take({ event, data }: ServerEvent): void {
    this.#failures = 0;
    if (event === 'reset') this.#expire(true);
    if (event !== 'purge') return;
    for (const key of keysOf(data)) if (typeof key === 'string') this.#waiting.add(key);
    if (this.#waiting.has('*') || this.#waiting.size > maxKeys) this.#expire(true);
    else this.#gathering ??= setTimeout(() => this.#apply(), this.#times.gather).unref();
  }

  #apply(): void {
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    const keys = [...this.#waiting];
    this.#waiting.clear();
    if (keys.length > 0 && this.#keys.takes(keys.length)) this.#purges.purge(keys);
  }

  #expire(hasChanged = false): void {
    this.#waiting.clear();
    if (this.#expiries.takes(1)) this.#purges.expire(hasChanged);
  }
}

/** @throws HarmfulStream for what is larger than any telling of changes */
function eventsOf(reader: EventReader, part: Uint8Array): ServerEvent[] {
  try {
    return [...reader.read(part)];
  } catch (error) {
    throw new HarmfulStream(error instanceof Error ? error.message : String(error));
  }
}

/** What an event says to have changed; everything, where it does not say it in the contract's words. */
function keysOf(data: string): unknown[] {
  const keys = asRecord(parsed(data))?.keys;
  return Array.isArray(keys) ? keys : ['*'];
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
