import type { Reading } from './content-store.ts';
import { freshMs } from './freshness.ts';

/** How long a page made from old copies, or with a part missing, may be shown again. */
const degradedMs = 5_000;

/**
 * What one page view was made from. The page cache asks it how long the page is as fresh as its content, and
 * which keys empty it: ages add up, they are never counted twice (decision D14).
 */
export class ContentDependencies {
  readonly #readings = new Map<string, Reading>();
  #degraded = false;
  readonly #missing: (() => boolean)[] = [];

  record(reading: Reading): void {
    this.#readings.set(reading.copy.key, reading);
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
    return [...this.#readings.keys()];
  }

  get readings(): Reading[] {
    return [...this.#readings.values()];
  }

  /** The moment (ms since 1970) until which the page may be answered without asking anybody. */
  freshUntil(now: number): number {
    const ends = this.readings.map(({ copy, stale }) => (stale ? now + degradedMs : copy.fetchedAt + freshMs));
    return Math.min(now + (this.#degraded ? degradedMs : freshMs), ...ends);
  }
}
