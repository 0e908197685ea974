import { LRUCache } from 'lru-cache';
import { steadyNow } from '#app/steady-now.ts';
import { maxStaleMs, purgedMaxStaleMs } from './freshness.ts';

/** What to read, and under which key it is kept (`getHeaders`, `pages/careers`, `jobs?title=driver` …). */
export type ContentRequest = {
  key: string;
  /** Path and query behind the base address. */
  path: string;
  /** How long an old copy may be shown when the service fails; 24 hours unless told otherwise. */
  maxStaleMs?: number;
  /** What a page can stand without: its wait is short, and nobody waits for a call that is known to hang. */
  optional?: boolean;
  /** A page stands without it: where the service is away, "nothing there" is as good as a copy. */
  standsWithout?: boolean;
  /** Read for nobody who waits, such as all pages for the search: it never pushes out what visitors read. */
  passing?: boolean;
};

/** A kept response. `body` is null where the service said 404: nothing there, and no error (API-35). */
export type Copy = {
  key: string;
  body: unknown;
  /** Changes when the response's bytes change. */
  version: string;
  fetchedAt: number;
  /** Roughly what it takes in memory. */
  bytes: number;
  /** Models made from the body, by language (one reader reads a key), so that HTML is sanitised once per response. */
  models: Map<string, unknown>;
};

const sizes = { max: 2_000, maxSize: 48 * 1024 * 1024 };
const passingSizes = { max: 500, maxSize: 8 * 1024 * 1024 };
const purgedSizes = { max: 500, maxSize: 16 * 1024 * 1024 };
const sizeCalculation = ({ bytes }: Copy) => bytes;

/** The copies at hand, and those that may stand in for one. */
export class ContentCache {
  readonly #copies = new LRUCache<string, Copy>({ ...sizes, sizeCalculation });
  /** What anybody can ask for without end, "nothing there" and filtered lists: it never pushes out what exists. */
  readonly #passing = new LRUCache<string, Copy>({ ...passingSizes, sizeCalculation });
  /** What a purge has emptied, by key, and when: in an outage it stands in for what nobody could read since (decision 0005). */
  readonly #purged = new LRUCache<string, { copy: Copy; at: number }>({
    ...purgedSizes,
    sizeCalculation: ({ copy }) => copy.bytes,
  });

  at(key: string): Copy | undefined {
    return this.#copies.get(key) ?? this.#passing.get(key);
  }

  keys(): string[] {
    return [...this.#copies.keys(), ...this.#passing.keys()];
  }

  keep(copy: Copy, { passing = false, standsWithout = false }: ContentRequest): void {
    const isPassing =
      (copy.body === null && !standsWithout) || copy.key.includes('?') || (passing && !this.#copies.has(copy.key));
    this.forget(copy.key);
    (isPassing ? this.#passing : this.#copies).set(copy.key, copy);
  }

  forget(key: string): void {
    this.#drop(key);
    this.#purged.delete(key);
  }

  /** Nobody gets it any more, but in an outage. */
  purge(key: string, at: number): void {
    const copy = this.#copies.get(key);
    if (copy) this.#purged.set(key, { copy, at });
    this.#drop(key);
  }

  forgetPurged(): void {
    this.#purged.clear();
  }

  /** What stood there before a purge of the last minutes, when nobody has read it anew since. */
  standIn({ key, maxStaleMs: longest = maxStaleMs }: ContentRequest): Copy | undefined {
    const purged = this.#purged.get(key);
    if (!purged) return undefined;
    const now = steadyNow();
    const isUsable = now - purged.at < purgedMaxStaleMs && now - purged.copy.fetchedAt < longest;
    return isUsable ? purged.copy : undefined;
  }

  #drop(key: string): void {
    this.#copies.delete(key);
    this.#passing.delete(key);
  }
}
