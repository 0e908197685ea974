import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '@insurer/contract/language.ts';
import { contentStore } from '#app/content/content-service.server.ts';
import { backoffMs, freshMs } from '#app/content/freshness.ts';
import { log } from '#app/log.server.ts';
import { steadyNow } from '#app/steady-now.ts';
import type { SearchResults } from './found-places.ts';
import type { PackedPlaces } from './packed-places.ts';
import { readSite } from './read-site.server.ts';
import { kindNames } from './same-words.ts';
import { SearchIndex } from './search-index.ts';
import type { ReadPath, SiteReading } from './site-reading.ts';
import type { SynonymGroups } from './synonyms.ts';

type Kept = { index: SearchIndex; reading: SiteReading; begunAt: number; freshUntil: number };
type KeptState = 'none' | 'fresh' | 'old' | 'purged';
/** An index on the way: the pages read so far can be searched already. */
type Build = { growing: SearchIndex; begunAt: number; done: Promise<void> };

/** How long a visitor waits, in milliseconds, for a new index, by what is at hand. */
const waitMs: Record<KeptState, number> = { none: 2_000, purged: 1_000, old: 0, fresh: 0 };
/** A new index that takes longer to make than this, as of thousands of places, is not waited for while an old one is at hand. */
const quickMs = 500;
/** How much longer, where nothing was found in what is there. */
const emptyWaitMs = 2_000;
/** What takes longer than this, as the first reading of thousands of pages does, rests so many times as long before the next. */
const [longMs, restTimes] = [2_000, 4];
/**
 * How many pages are read at a time: many pages that nobody waits for, one after the other, since the service has editors to
 * serve meanwhile.
 */
const [awaitedAtOnce, unawaitedAtOnce] = [3, 1];

/**
 * The search index of one language. It is made when somebody searches for the first time and never before, made again
 * in the background when it is older than the content may be, content was purged or a part of it could not be read,
 * and kept when the service then fails.
 */
class IndexKeeper {
  readonly #language: Language;
  #kept: Kept | undefined;
  #build: Build | undefined;
  #failedAt = 0;
  /** How long the last index took to make, in milliseconds, and when it was made. */
  #tookMs = 0;
  #madeAt = 0;
  /** What was read so far, by path. */
  readonly #paths = new Map<string, ReadPath>();

  constructor(language: Language) {
    this.#language = language;
  }

  async search(query: string, synonyms: SynonymGroups): Promise<SearchResults | undefined> {
    const state = this.#state();
    const build = state === 'fresh' ? undefined : (this.#current() ?? this.#begin());
    if (!build) return this.#find(query, synonyms, undefined);
    const isWorthwhile = this.#isAwaited();
    await within(build.done, isWorthwhile ? waitMs[state] : 0);
    const found = this.#find(query, synonyms, build);
    if (found?.hits.length || this.#build !== build || !isWorthwhile) return found;
    await within(build.done, emptyWaitMs);
    const later = this.#find(query, synonyms, build);
    // The pages read so far cannot say that there is no such place.
    return later?.hits.length || this.#kept ? later : undefined;
  }

  /** Whether visitors wait for an index that is on its way. */
  #isAwaited(): boolean {
    return !this.#kept || this.#tookMs <= quickMs;
  }

  #state(): KeptState {
    if (!this.#kept) return 'none';
    if (contentStore.purgedAt >= this.#kept.begunAt) return 'purged';
    return steadyNow() < this.#kept.freshUntil ? 'fresh' : 'old';
  }

  /** The build on the way; none that began before the last purge: it may wait for a service that is back by now. */
  #current(): Build | undefined {
    return this.#build && this.#build.begunAt > contentStore.purgedAt ? this.#build : undefined;
  }

  #find(query: string, synonyms: SynonymGroups, build: Build | undefined): SearchResults | undefined {
    const index = this.#kept?.index ?? build?.growing;
    if (!index || index.size === 0) return undefined;
    return { ...index.search(query, synonyms), isPart: !this.#kept?.reading.complete };
  }

  /**
   * Undefined shortly after a reading in vain, since a service in trouble is not asked again by every search, and after one
   * that took long.
   */
  #begin(): Build | undefined {
    const failedJustNow = steadyNow() - this.#failedAt < backoffMs;
    if (failedJustNow && contentStore.purgedAt < this.#failedAt) return undefined;
    if (this.#kept && steadyNow() - this.#madeAt < this.#restMs()) return undefined;
    const growing = newIndex(this.#language);
    const begunAt = steadyNow();
    const build: Build = { growing, begunAt, done: this.#renew(growing, begunAt) };
    void build.done.finally(() => {
      if (this.#build === build) this.#build = undefined;
    });
    this.#build = build;
    return build;
  }

  /** No longer than content may be old. */
  #restMs(): number {
    return this.#tookMs > longMs ? Math.min(restTimes * this.#tookMs, freshMs) : 0;
  }

  async #renew(growing: SearchIndex, begunAt: number): Promise<void> {
    const old = this.#kept;
    const isSuperseded = () => (this.#build?.begunAt ?? 0) > begunAt || (this.#kept?.begunAt ?? 0) > begunAt;
    try {
      const onRead = (packs: readonly PackedPlaces[]) => (old ? Promise.resolve() : takeIn(growing, packs));
      const atOnce = this.#isAwaited() ? awaitedAtOnce : unawaitedAtOnce;
      const reading = await readSite(this.#language, { known: this.#paths, onRead, isSuperseded, atOnce });
      if (isSuperseded()) return;
      if (reading.paths.size === 0) this.#failedAt = steadyNow();
      else await this.#keep(reading, begunAt, old, isSuperseded);
    } catch (error) {
      this.#failedAt = steadyNow();
      log.error({ err: error, language: this.#language }, 'The search index could not be made.');
    }
  }

  async #keep(
    reading: SiteReading,
    begunAt: number,
    old: Kept | undefined,
    isSuperseded: () => boolean,
  ): Promise<void> {
    const index =
      old && isSame(old.reading, reading) ? old.index : await indexOf(this.#language, reading, isSuperseded);
    if (!index) return;
    for (const path of this.#paths.keys()) if (!reading.paths.has(path)) this.#paths.delete(path);
    // What could not be read is looked for again soon: until then a visitor is told that a part alone was searched.
    const freshUntil = reading.complete ? begunAt + freshMs : steadyNow() + backoffMs;
    this.#kept = { index, reading, begunAt, freshUntil };
    this.#madeAt = steadyNow();
    // Where nothing had changed nothing was made.
    if (index !== old?.index) this.#tookMs = this.#madeAt - begunAt;
  }
}

const keepers: Record<Language, IndexKeeper> = { en: new IndexKeeper('en'), ar: new IndexKeeper('ar') };

/**
 * What a query finds in a language. A visitor waits for the index only so long; longer where what is there has no
 * answer.
 *
 * @returns undefined when there is nothing to search in, or too little of it to say that there is no such place
 */
export function searchSite(
  language: Language,
  query: string,
  synonyms: SynonymGroups = [],
): Promise<SearchResults | undefined> {
  return keepers[language].search(query, synonyms);
}

/** Whether the same places stand in the same order. */
function isSame({ paths: old }: SiteReading, { paths }: SiteReading): boolean {
  if (old.size !== paths.size) return false;
  const before = old.entries();
  for (const [path, { packs }] of paths) {
    const [oldPath, read] = before.next().value ?? [];
    if (path !== oldPath || packs !== read?.packs) return false;
  }
  return true;
}

/** Undefined where nobody wants it any more. */
async function indexOf(
  language: Language,
  { paths }: SiteReading,
  isSuperseded: () => boolean,
): Promise<SearchIndex | undefined> {
  const index = newIndex(language);
  for (const { packs } of paths.values()) {
    if (isSuperseded()) return undefined;
    await takeIn(index, packs);
  }
  index.seal();
  return index;
}

/** Taking in the whole site keeps the process busy: visitors come between two pages. */
async function takeIn(index: SearchIndex, packs: readonly PackedPlaces[]): Promise<void> {
  for (const packed of packs) {
    index.add(packed);
    await setImmediate();
  }
}

function newIndex(language: Language): SearchIndex {
  return new SearchIndex(kindNames[language]);
}

async function within(done: Promise<void>, ms: number): Promise<void> {
  if (ms > 0) await Promise.race([done, sleep(ms, undefined, { ref: false })]);
}
