import type { ContentRequest } from './content-cache.ts';
import type { Reading } from './content-store.ts';
import { freshMs } from './freshness.ts';

/** How long a page made from old copies, or with a part missing, may be shown again. */
const degradedMs = 5_000;

/** A response that a page was made from: what tells whether it is still the same, and nothing of what it says. */
export type Dependency = {
  key: string;
  version: string;
  /** False where the service said 404. */
  exists: boolean;
  fetchedAt: number;
  stale: boolean;
  request: ContentRequest;
};

/**
 * What one page view was made from. Finished pages hold theirs for as long as they are kept: responses that the content store
 * let go would stay in memory with them. The page cache asks it how long the page is as fresh as its content, and
 * which keys empty it: ages add up, they are never counted twice (decision D14).
 */
export class ContentDependencies {
  readonly #all = new Map<string, Dependency>();
  #degraded = false;
  readonly #missing: (() => boolean)[] = [];

  record({ copy, stale, request }: Reading): void {
    const { key, version, body, fetchedAt } = copy;
    this.#all.set(key, { key, version, exists: body !== null, fetchedAt, stale, request });
  }

  /**
   * A part of the page could not be had and the page was rendered without it.
   *
   * @param isAvailable tells whether the part is there by now, where that can be known
   */
  markDegraded(isAvailable?: () => boolean): void {
    this.#degraded = true;
    if (isAvailable) this.#missing.push(isAvailable);
  }

  /** Whether a part that the page was rendered without can be had now. */
  get isRecoverable(): boolean {
    return this.#missing.some((isAvailable) => isAvailable());
  }

  get degraded(): boolean {
    return this.#degraded;
  }

  get keys(): string[] {
    return [...this.#all.keys()];
  }

  get all(): Dependency[] {
    return [...this.#all.values()];
  }

  /** The moment (ms since 1970) until which the page may be answered without asking anybody. */
  freshUntil(now: number): number {
    const ends = this.all.map(({ fetchedAt, stale }) => (stale ? now + degradedMs : fetchedAt + freshMs));
    return Math.min(now + (this.#degraded ? degradedMs : freshMs), ...ends);
  }
}
