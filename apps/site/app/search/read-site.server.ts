import { setImmediate } from 'node:timers/promises';
import type { Header } from '@insurer/contract/header.ts';
import type { Language } from '@insurer/contract/language.ts';
import { ContentFailure } from '#app/content/content-failure.ts';
import { ContentLedger } from '#app/content/content-ledger.ts';
import { readNavigation } from '#app/content/header.ts';
import { readJobList } from '#app/content/jobs.ts';
import { readContentPage } from '#app/content/pages.ts';
import { contentName, sitePath, sitePaths, standsWithoutContent } from '#app/content/site-pages.ts';
import { readSettings } from '#app/content/site-settings.ts';
import type { PageRequest } from '#app/request-context.ts';
import { screenAt } from '#app/screens.ts';
import { type Texts, textsOf } from '#app/texts/texts.ts';
import { pathsOfPage } from './page-links.ts';
import { placesOfJob, placesOfPage } from './page-places.ts';
import type { SearchPlace } from './search-place.ts';

/** What was read of the site: the places of each path, and a sign that changes when any answer changes. */
export type SiteReading = {
  places: ReadonlyMap<string, SearchPlace[]>;
  /** Paths that could not be read now. */
  failed: string[];
  version: string;
};

const maxPages = 300;
const atOnce = 3;
/** All of it together, and one page of it. What is not there by then is left to the next reading. */
const readingMs = 30_000;
const onePageMs = 7_600;
/** A service of which the first calls all fail is left alone. */
const hopeless = 5;

/**
 * Reads every page that the navigation, the footer, the spec and the pages themselves lead to, through the content
 * cache. Never rejects: what cannot be read is missing.
 *
 * @param onPlaces told of each page's places as soon as they are known
 */
export async function readSite(language: Language, onPlaces: (places: SearchPlace[]) => void): Promise<SiteReading> {
  const texts = textsOf(language);
  const base = readingRequest(language);
  const [header, settings] = await Promise.all([readNavigation(base), readSettings(base)]);
  const places = new Map<string, SearchPlace[]>();
  const failed: string[] = [];
  const known = new Set([...sitePaths(header, settings)].slice(0, maxPages - 1)).add('/');
  // Home says again what the pages behind it say: it comes last, and its twins lead to them.
  const waiting = [...known].filter((path) => path !== '/');
  const jobs = readJobs();
  await readWaiting();
  waiting.push('/');
  await readWaiting();
  await jobs;
  return { places: inOrder(), failed, version: versionOf(base.ledger) };

  /** As the links led to them, whichever page answered first, so that the same content is found in the same way. */
  function inOrder(): Map<string, SearchPlace[]> {
    const paths = [...[...known].filter((path) => path !== '/'), jobsPath, '/'];
    return new Map(paths.flatMap((path) => (places.has(path) ? [[path, places.get(path) ?? []] as const] : [])));
  }

  async function readWaiting(): Promise<void> {
    const running = new Set<Promise<void>>();
    while (waiting.length > 0 || running.size > 0) {
      const path = running.size < atOnce ? waiting.shift() : undefined;
      if (path === undefined) {
        await Promise.race(running);
        continue;
      }
      if (Date.now() > base.deadline || (failed.length >= hopeless && places.size === 0)) {
        failed.push(path);
        continue;
      }
      const reading: Promise<void> = readPath(path).finally(() => running.delete(reading));
      running.add(reading);
    }
  }

  async function readPath(path: string): Promise<void> {
    const name = contentName(path);
    if (name === undefined) return;
    const hasContent = screenAt(path)?.content !== 'none';
    const page = hasContent ? await attempt(path, () => readContentPage(withTime(base), name)) : undefined;
    if (page === failure || (!page && !standsWithoutContent(path))) return;
    for (const found of page ? pathsOfPage(page) : []) {
      if (known.has(found) || known.size >= maxPages || contentName(found) === undefined) continue;
      known.add(found);
      waiting.push(found);
    }
    const names = namesOf(path, header);
    const title = page?.title ?? headingOf(path, texts) ?? names[0];
    // Taking in a long page keeps the process busy for some milliseconds: visitors come between two of them.
    await setImmediate();
    if (title) keep(path, placesOfPage({ path, title, page, names: names.map(({ text }) => text) }, texts));
  }

  async function readJobs(): Promise<void> {
    const list = await attempt(jobsPath, () => readJobList(withTime(base)));
    if (list && list !== failure)
      keep(
        '/jobs',
        list.jobs.slice(0, maxPages).flatMap((job) => placesOfJob(job, texts)),
      );
  }

  async function attempt<Value>(path: string, read: () => Promise<Value>): Promise<Value | typeof failure> {
    try {
      return await read();
    } catch (error) {
      // The content store has logged it.
      if (!(error instanceof ContentFailure)) throw error;
      failed.push(path);
      return failure;
    }
  }

  function keep(path: string, found: SearchPlace[]): void {
    places.set(path, found);
    onPlaces(found);
  }
}

/** Stands for the list of jobs, which is no page. */
const jobsPath = '/jobs';
const failure = Symbol('failure');

/** The reading stands for no visitor: it has its own ledger and its own time. */
function readingRequest(language: Language): PageRequest {
  return {
    requestId: 'search-index',
    language,
    path: '/search',
    search: '',
    frameOrigins: new Set(),
    deadline: Date.now() + readingMs,
    ledger: new ContentLedger(),
    production: true,
  };
}

function withTime(base: PageRequest): PageRequest {
  return { ...base, deadline: Math.min(base.deadline, Date.now() + onePageMs) };
}

function namesOf(path: string, header: Header) {
  return header.items
    .flatMap((item) => [...item.pages, item])
    .filter(({ link }) => sitePath(link) === path)
    .map(({ title }) => title);
}

function headingOf(path: string, texts: Texts) {
  const headings: Record<string, string | undefined> = texts.headings;
  const name = path.slice(1);
  const text = Object.hasOwn(headings, name) ? headings[name] : undefined;
  return text ? { text, lang: texts.language } : undefined;
}

function versionOf(ledger: ContentLedger): string {
  return ledger.readings
    .map(({ copy }) => `${copy.key} ${copy.version}`)
    .sort()
    .join('\n');
}
