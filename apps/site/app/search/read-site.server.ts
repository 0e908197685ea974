import { setImmediate } from 'node:timers/promises';
import type { Header } from '@insurer/contract/header.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { ContentDependencies } from '#app/content/content-dependencies.ts';
import { ContentFailure } from '#app/content/content-failure.ts';
import { readNavigation } from '#app/content/header.ts';
import { readJobList } from '#app/content/jobs.ts';
import { readAllPages } from '#app/content/page-list.ts';
import { readContentPage } from '#app/content/pages.ts';
import { missingScreens } from '#app/content/providers.ts';
import { readRatedList } from '#app/content/rates.ts';
import { contentName, isListed, pathOf, sitePath, sitePaths, standsWithoutContent } from '#app/content/site-pages.ts';
import { readSettings } from '#app/content/site-settings.ts';
import { createView } from '#app/entry.server.tsx';
import { screenAt } from '#app/screens.ts';
import { fill } from '#app/texts/fill.ts';
import type { Texts } from '#app/texts/texts.ts';
import type { View } from '#app/view.ts';
import { entriesOfJob, entriesOfPage } from './page-entries.ts';
import { pathsOfPage } from './page-links.ts';
import type { SearchEntry } from './search-entry.ts';

/** What was read of the site: the places of each path, and a sign that changes when any answer changes. */
export type SiteReading = {
  entries: ReadonlyMap<string, SearchEntry[]>;
  /** Paths that could not be read now. */
  failed: string[];
  /** Whether nothing is missing, the navigation and the footer included. */
  complete: boolean;
  version: string;
};

/** Where links are followed; a service that lists its pages has no more of them than it says. */
const maxPages = 300;
const maxListedPages = 1_000;
const atOnce = 3;
/** All of it together, and one page of it. What is not there by then is left to the next reading. */
const readingMs = 30_000;
const onePageMs = 7_600;
/** A service of which the first calls all fail is left alone. */
const maxFailures = 5;

/** Stands for the list of jobs, which is no page. */
const jobsPath = '/jobs';
const quotesPath = '/quote/';
const failure = Symbol('failure');

/**
 * Reads every page that the navigation, the footer, the requirements and the service's list of pages lead to, through the
 * content cache; without the list, that the pages themselves lead to. Never rejects: what cannot be read is missing.
 *
 * @param onEntries told of each page's places as soon as they are known
 */
export async function readSite(language: Language, onEntries: (entries: SearchEntry[]) => void): Promise<SiteReading> {
  const base = readingView(language);
  const [header, settings, list, missing] = await Promise.all([
    readNavigation(base),
    readSettings(base),
    readAllPages(base),
    missingScreens(base),
  ]);
  const paths = [...sitePaths(header, settings, missing)];
  if (!list) return new SiteReader(base, header, paths.slice(0, maxPages - 1), true, onEntries, missing).read();
  const listed = new Set(
    list
      .filter((page) => page.listed)
      .map(({ name }) => pathOf(name))
      .filter(isListed),
  );
  const all = new Set([...paths.filter((path) => listed.has(path) || standsWithoutContent(path)), ...listed]);
  return new SiteReader(base, header, [...all].slice(0, maxListedPages), false, onEntries).read();
}

class SiteReader {
  readonly #base: View;
  readonly #header: Header;
  readonly #followsLinks: boolean;
  readonly #onEntries: (entries: SearchEntry[]) => void;
  readonly #known: Set<string>;
  readonly #waiting: string[];
  readonly #entries = new Map<string, SearchEntry[]>();
  readonly #failed: string[] = [];

  constructor(
    base: View,
    header: Header,
    paths: string[],
    followsLinks: boolean,
    onEntries: (entries: SearchEntry[]) => void,
    missing: string[] = [],
  ) {
    this.#base = base;
    this.#header = header;
    this.#followsLinks = followsLinks;
    this.#onEntries = onEntries;
    // What is known is not looked for again, and what is missing not at all.
    this.#known = new Set([...paths, ...missing]).add('/');
    this.#waiting = paths.filter((path) => path !== '/');
  }

  async read(): Promise<SiteReading> {
    const others = Promise.all([this.#readJobs(), this.#readQuotes()]);
    await this.#readWaiting();
    // Home says again what the pages behind it say: it comes last, and its duplicates lead to them.
    this.#waiting.push('/');
    await this.#readWaiting();
    await others;
    const { dependencies } = this.#base;
    const complete = this.#failed.length === 0 && !dependencies.degraded;
    return { entries: this.#inOrder(), failed: this.#failed, complete, version: versionOf(dependencies) };
  }

  /** As the links led to them, whichever page answered first, so that the same content is found in the same way. */
  #inOrder(): Map<string, SearchEntry[]> {
    const paths = [...[...this.#known].filter((path) => path !== '/'), jobsPath, '/'];
    return new Map(
      paths.filter((path) => this.#entries.has(path)).map((path) => [path, this.#entries.get(path) ?? []]),
    );
  }

  async #readWaiting(): Promise<void> {
    const running = new Set<Promise<void>>();
    while (this.#waiting.length > 0 || running.size > 0) {
      const path = running.size < atOnce ? this.#waiting.shift() : undefined;
      if (path === undefined) await Promise.race(running);
      else if (this.#hasGivenUp()) this.#failed.push(path);
      else {
        const reading: Promise<void> = this.#readPath(path).finally(() => running.delete(reading));
        running.add(reading);
      }
    }
  }

  #hasGivenUp(): boolean {
    return Date.now() > this.#base.deadline || (this.#failed.length >= maxFailures && this.#entries.size === 0);
  }

  async #readPath(path: string): Promise<void> {
    const name = contentName(path);
    if (name === undefined) return;
    const hasContent = screenAt(path)?.content !== 'none';
    const page = hasContent ? await this.#attempt(path, (view) => readContentPage(view, name)) : undefined;
    if (page === failure || (!page && !standsWithoutContent(path))) return;
    if (page && this.#followsLinks) this.#follow(pathsOfPage(page));
    const names = namesOf(path, this.#header);
    const title = page?.title ?? headingOf(path, this.#base.texts) ?? names[0];
    // Taking in a long page keeps the process busy for some milliseconds: visitors come between two of them.
    await setImmediate();
    if (!title) return;
    this.#keep(path, entriesOfPage({ path, title, page, names: names.map(({ text }) => text) }, this.#base.texts));
  }

  #follow(paths: Iterable<string>): void {
    for (const path of paths) {
      if (this.#known.has(path) || this.#known.size >= maxPages || contentName(path) === undefined) continue;
      this.#known.add(path);
      this.#waiting.push(path);
    }
  }

  async #readJobs(): Promise<void> {
    const list = await this.#attempt(jobsPath, (view) => readJobList(view, {}, maxPages));
    if (!list || list === failure) return;
    const jobs = list.jobs.slice(0, maxPages);
    this.#keep(
      jobsPath,
      jobs.flatMap((job) => entriesOfJob(job, this.#base.texts)),
    );
  }

  /** The screens that say a price are no content pages. */
  async #readQuotes(): Promise<void> {
    const { quote } = this.#base.texts;
    for (const { product, label } of await readRatedList(withTime(this.#base))) {
      const path = `${quotesPath}${product}`;
      const title = { text: fill(quote.startTitle, { product: label.text }), lang: label.lang };
      this.#known.add(path);
      this.#keep(path, entriesOfPage({ path, title, page: undefined, names: [quote.panelIntro] }, this.#base.texts));
    }
  }

  async #attempt<Value>(path: string, read: (view: View) => Promise<Value>): Promise<Value | typeof failure> {
    try {
      return await read(withTime(this.#base));
    } catch (error) {
      // The content store has logged it.
      if (!(error instanceof ContentFailure)) throw error;
      this.#failed.push(path);
      return failure;
    }
  }

  #keep(path: string, entries: SearchEntry[]): void {
    this.#entries.set(path, entries);
    this.#onEntries(entries);
  }
}

/** The reading stands for no visitor: it has its own dependencies and its own time. */
function readingView(language: Language): View {
  const visit = { requestId: 'search-index', deadline: Date.now() + readingMs };
  return createView({ language, path: '/search', search: '', shared: true }, visit, true);
}

function withTime(base: View): View {
  return { ...base, deadline: Math.min(base.deadline, Date.now() + onePageMs) };
}

function namesOf(path: string, header: Header) {
  return header.items
    .flatMap((item) => [...item.pages, item])
    .filter(({ link }) => sitePath(link) === path)
    .map(({ title }) => title);
}

function headingOf(path: string, texts: Texts) {
  const text = new Map(Object.entries(texts.headings)).get(path.slice(1));
  return text ? { text, lang: texts.language } : undefined;
}

function versionOf(dependencies: ContentDependencies): string {
  return dependencies.readings
    .map(({ copy }) => `${copy.key} ${copy.version}`)
    .sort()
    .join('\n');
}
