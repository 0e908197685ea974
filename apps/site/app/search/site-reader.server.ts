import { setImmediate } from 'node:timers/promises';
import type { Header } from '@insurer/contract/header.ts';
import type { Page } from '@insurer/contract/page.ts';
import { contentStore } from '#app/content/content-service.server.ts';
import { readContentPage, readPassingPage } from '#app/content/pages.ts';
import { contentName, sitePath, standsWithoutContent } from '#app/content/site-pages.ts';
import { screenAt } from '#app/screen-at.ts';
import { steadyNow } from '#app/steady-now.ts';
import type { Texts } from '#app/texts/texts.ts';
import type { View } from '#app/view.ts';
import { jobsPath, readJobs, readQuotes } from './other-places.server.ts';
import { entriesOfPage } from './page-entries.ts';
import { pathsOfPage } from './page-links.ts';
import { failure, PathsRead } from './paths-read.server.ts';
import type { Reader, ReadPath, SiteReading, Wanted } from './site-reading.ts';

/** Where links are followed; a service that lists its pages has no more of them than it says. */
export const maxPages = 300;
/** A service of which the first calls all fail is left alone. */
const maxFailures = 5;
/**
 * Of more pages than links lead to, those are read again that the list or a purge says are changed, and so many besides:
 * what nobody tells of shows after an hour with 5,000 pages.
 */
const readAnew = 100;

/** One reading of the site in one language. Never rejects: what cannot be read is missing, or stands as it was read before. */
export class SiteReader {
  readonly #header: Header;
  readonly #paths: PathsRead;
  /** Every path that links or lists led to, and those that are still to be read. */
  readonly #found: Set<string>;
  readonly #waiting: string[];

  constructor(base: View, header: Header, { paths, listed, missing = [] }: Wanted, reader: Reader) {
    this.#header = header;
    this.#paths = new PathsRead(base, listed, reader);
    // What is known is not looked for again, and what is missing not at all.
    this.#found = new Set([...paths, ...missing]).add('/');
    this.#waiting = paths.filter((path) => path !== '/');
  }

  async read(): Promise<SiteReading> {
    const others = Promise.all([readQuotes(this.#paths), readJobs(this.#paths)]);
    await this.#leaveStanding();
    await this.#readWaiting();
    // Home says again what the pages behind it say: it comes last, and its duplicates lead to them.
    this.#waiting.push('/');
    await this.#readWaiting();
    const [quotes] = await others;
    for (const path of quotes) this.#found.add(path);
    const { failed, base } = this.#paths;
    return { paths: this.#inOrder(), failed, complete: failed.length === 0 && !base.dependencies.degraded };
  }

  /** As the links led to them, whichever page answered first, so that the same content is found in the same way. */
  #inOrder(): Map<string, ReadPath> {
    const paths = [...[...this.#found].filter((path) => path !== '/'), jobsPath, '/'];
    return new Map(
      paths.flatMap((path) => {
        const read = this.#paths.reader.known.get(path);
        return read ? [[path, read] as const] : [];
      }),
    );
  }

  /** Of a long list, what stands as it was read before need not be read again. */
  async #leaveStanding(): Promise<void> {
    if (!this.#paths.listed || this.#waiting.length <= maxPages) return;
    const standing = this.#waiting.flatMap((path) => {
      const known = this.#paths.before(path);
      return known && this.#stands(path, known) ? [{ path, known }] : [];
    });
    standing.sort((one, other) => one.known.readAt - other.known.readAt);
    const left = new Map(standing.slice(readAnew).map(({ path, known }) => [path, known]));
    const waiting = this.#waiting.splice(0);
    this.#waiting.push(...waiting.filter((path) => !left.has(path)));
    for (const { packs } of left.values()) await this.#paths.reader.onRead(packs);
    this.#paths.count += left.size;
  }

  #stands(path: string, { readAt, updatedAt }: ReadPath): boolean {
    const isAsListed = updatedAt !== undefined && updatedAt === this.#paths.listed?.get(path);
    return isAsListed && !contentStore.isPurgedSince(`pages/${contentName(path)}`, readAt);
  }

  async #readWaiting(): Promise<void> {
    const running = new Set<Promise<void>>();
    while (this.#waiting.length > 0 || running.size > 0) {
      const path = running.size < this.#paths.reader.atOnce ? this.#waiting.shift() : undefined;
      if (path === undefined) await Promise.race(running);
      else if (this.#hasGivenUp()) this.#paths.failed.push(path);
      else {
        const reading: Promise<void> = this.#readPath(path).finally(() => running.delete(reading));
        running.add(reading);
      }
    }
  }

  #hasGivenUp(): boolean {
    const { reader, base, failed, count } = this.#paths;
    if (reader.isSuperseded() || Date.now() > base.deadline) return true;
    return failed.length >= maxFailures && count === 0;
  }

  async #readPath(path: string): Promise<void> {
    const { base, reader } = this.#paths;
    const name = contentName(path);
    if (name === undefined) return;
    const readAt = steadyNow();
    const hasContent = screenAt(path)?.content !== 'none';
    const page = hasContent ? await this.#paths.attempt(path, (view) => this.#pageOf(view, name)) : undefined;
    if (page === failure) return;
    // Taking in a long page keeps the process busy for some milliseconds: visitors come between two of them.
    await setImmediate();
    if (page && !this.#paths.listed) this.#follow(pathsOfPage(page));
    const names = namesOf(path, this.#header);
    const title = page?.title ?? headingOf(path, base.texts) ?? names[0];
    if (!title || (!page && !standsWithoutContent(path))) return void reader.known.delete(path);
    const found = { path, title, page, names: names.map(({ text }) => text) };
    await this.#paths.keep(path, readAt, [entriesOfPage(found, base.texts)]);
  }

  #pageOf(view: View, name: string): Promise<Page | undefined> {
    const { listed } = this.#paths;
    return listed && listed.size > maxPages ? readPassingPage(view, name) : readContentPage(view, name);
  }

  #follow(paths: Iterable<string>): void {
    for (const path of paths) {
      if (this.#found.has(path) || this.#found.size >= maxPages || contentName(path) === undefined) continue;
      this.#found.add(path);
      this.#waiting.push(path);
    }
  }
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
