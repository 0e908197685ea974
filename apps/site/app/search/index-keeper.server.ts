import { setImmediate } from 'node:timers/promises';
import type { Language } from '@insurer/contract/language.ts';
import { contentStore } from '#app/content/content-service.server.ts';
import { coolDownMs, freshMs } from '#app/content/freshness.ts';
import { log } from '#app/log.server.ts';
import { readSite, type SiteReading } from './read-site.server.ts';
import { kindNames } from './same-words.ts';
import { type Found, SearchIndex } from './search-index.ts';

type Kept = { index: SearchIndex; reading: SiteReading; begunAt: number };
/** An index on the way: the pages read so far can be searched already. */
type Building = { growing: SearchIndex; done: Promise<void> };

/** How long a visitor waits for the first index, and for a new one where an older is at hand and content was purged. */
const firstWaitMs = 2_000;
const newWaitMs = 1_000;
/** How much longer, where nothing was found in what is there. */
const emptyWaitMs = 2_000;

const kept = new Map<Language, Kept>();
const building = new Map<Language, Building>();
const failedAt = new Map<Language, number>();

/**
 * What a query finds in a language. The index is made when somebody searches for the first time and never before, made
 * again in the background when it is older than the content may be or content was purged, and kept when the service
 * then fails. A visitor waits for it only so long; longer where what is there has no answer.
 *
 * @returns undefined when there is nothing to search in, or too little of it to say that there is no such place
 */
export async function searchSite(language: Language, query: string): Promise<Found | undefined> {
  const old = kept.get(language);
  const purged = old !== undefined && contentStore.purgedAt >= old.begunAt;
  const isFresh = old !== undefined && !purged && Date.now() - old.begunAt < freshMs;
  const underWay = isFresh ? undefined : (building.get(language) ?? begin(language));
  if (underWay && (!old || purged)) await within(underWay.done, old ? newWaitMs : firstWaitMs);
  const found = searchKept(language, query, underWay);
  if (!underWay || found?.hits.length || !building.has(language)) return found;
  await within(underWay.done, emptyWaitMs);
  const later = searchKept(language, query, underWay);
  return later?.hits.length || kept.has(language) ? later : undefined;
}

function searchKept(language: Language, query: string, underWay: Building | undefined): Found | undefined {
  const index = kept.get(language)?.index ?? underWay?.growing;
  return index && index.size > 0 ? index.search(query) : undefined;
}

/** Undefined shortly after a reading in vain: a service in trouble is not asked again by every search. */
function begin(language: Language): Building | undefined {
  if (Date.now() - (failedAt.get(language) ?? 0) < coolDownMs && contentStore.purgedAt < (failedAt.get(language) ?? 0))
    return undefined;
  const growing = newIndex(language);
  const made: Building = { growing, done: build(language, growing).finally(() => building.delete(language)) };
  building.set(language, made);
  return made;
}

async function build(language: Language, growing: SearchIndex): Promise<void> {
  const begunAt = Date.now();
  try {
    const old = kept.get(language);
    const reading = await readSite(language, (places) => old || growing.add(places));
    if (reading.places.size === 0) {
      failedAt.set(language, Date.now());
      return;
    }
    if (old && old.reading.version === reading.version && reading.failed.length === old.reading.failed.length) {
      kept.set(language, { ...old, begunAt });
      return;
    }
    const places = new Map(reading.places);
    for (const path of reading.failed) {
      const before = old?.reading.places.get(path);
      if (before) places.set(path, before);
    }
    kept.set(language, { index: await indexOf(language, places), reading: { ...reading, places }, begunAt });
  } catch (error) {
    failedAt.set(language, Date.now());
    log.error({ err: error, language }, 'The search index could not be made.');
  }
}

async function indexOf(language: Language, places: SiteReading['places']): Promise<SearchIndex> {
  const index = newIndex(language);
  for (const found of places.values()) {
    index.add(found);
    await setImmediate();
  }
  return index;
}

function newIndex(language: Language): SearchIndex {
  return new SearchIndex(kindNames[language]);
}

function within(promise: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void promise.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
