import { LRUCache } from 'lru-cache';
import type { ContentDependencies } from '#app/content/content-dependencies.ts';
import { purgedBy } from '#app/content/content-keys.ts';
import { steadyNow } from '#app/steady-now.ts';
import type { StoredResponse } from './stored-response.ts';

/** A page as it was rendered, ready to be sent, and what it was made from. */
export type RenderedPage = {
  response: StoredResponse;
  dependencies: ContentDependencies;
  cacheable: boolean;
  renderedAt: number;
};

type Entry = Omit<RenderedPage, 'cacheable'> & { freshUntil: number };

type Render = () => Promise<RenderedPage>;
type Renew = (dependencies: ContentDependencies) => Promise<ContentDependencies | undefined>;

/** How long "there is no such page" may be answered without asking again. */
const notFoundMs = 10_000;
/** A page whose content never changes is still rendered anew now and then: it may show the current year. */
const rerenderMs = 10 * 60_000;

/**
 * Finished pages by their path. A page is fresh as long as the content it was made from, so ages add up to 60 s and
 * no more; then it is rendered again before anybody gets it (decision D14). Nothing personal is ever kept.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>;
  /** Apart from the pages: addresses that somebody makes up must not push real pages out. */
  readonly #notFound: LRUCache<string, Entry>;
  readonly #inFlight = new Map<string, Promise<RenderedPage>>();
  #generation = 0;
  readonly counts = { hits: 0, misses: 0, extended: 0 };

  constructor(maxBytes = 48 * 1024 * 1024) {
    const sizeCalculation = ({ response }: Entry) => response.bytes + 1_000;
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation });
    this.#notFound = new LRUCache({ maxSize: Math.ceil(maxBytes / 12), sizeCalculation });
  }

  /** The page, when it may be sent without asking anybody. */
  fresh(pathname: string): StoredResponse | undefined {
    const entry = this.#entry(pathname);
    if (!entry || steadyNow() >= entry.freshUntil || entry.dependencies.isRecoverable) return undefined;
    this.counts.hits++;
    return entry.response;
  }

  /**
   * The page, rendered at most once at a time per path. A page whose content turns out to be unchanged is not rendered
   * again: it is as fresh as the content now is.
   *
   * @param renew asks for the newest form of what a page was made from, and gives it, or undefined when it changed
   */
  async page(pathname: string, render: Render, renew: Renew): Promise<StoredResponse> {
    this.counts.misses++;
    const inFlight = this.#inFlight.get(pathname) ?? this.#start(pathname, render, renew);
    return (await inFlight).response;
  }

  /** Forgets every page that was made from one of these keys; see ContentStore.purge. */
  purge(keys: readonly string[]): void {
    this.#generation++;
    this.#inFlight.clear();
    const isPurged = purgedBy(keys);
    for (const pages of [this.#pages, this.#notFound]) {
      for (const [pathname, { dependencies }] of [...pages.entries()]) {
        if (dependencies.keys.some(isPurged) || keys.includes('*')) pages.delete(pathname);
      }
    }
  }

  /** Every page is looked at again before anybody gets it; see ContentStore.expire. */
  expire(): void {
    this.#generation++;
    this.#inFlight.clear();
    for (const pages of [this.#pages, this.#notFound]) for (const entry of pages.values()) entry.freshUntil = 0;
  }

  get paths(): string[] {
    return [...this.#pages.keys(), ...this.#notFound.keys()];
  }

  /** Pages at hand and their bytes, for the metrics. */
  get size(): { pages: number; bytes: number } {
    return {
      pages: this.#pages.size + this.#notFound.size,
      bytes: this.#pages.calculatedSize + this.#notFound.calculatedSize,
    };
  }

  #entry(pathname: string): Entry | undefined {
    return this.#pages.get(pathname) ?? this.#notFound.get(pathname);
  }

  #start(pathname: string, render: Render, renew: Renew): Promise<RenderedPage> {
    const generation = this.#generation;
    const inFlight = this.#renewOrRender(pathname, render, renew)
      .then((page) => {
        // A page that was begun before a purge may hold what was purged.
        if (page.cacheable && generation === this.#generation) this.#keep(pathname, page);
        return page;
      })
      .finally(() => {
        if (this.#inFlight.get(pathname) === inFlight) this.#inFlight.delete(pathname);
      });
    this.#inFlight.set(pathname, inFlight);
    return inFlight;
  }

  async #renewOrRender(pathname: string, render: Render, renew: Renew): Promise<RenderedPage> {
    const old = this.#entry(pathname);
    if (!old || steadyNow() - old.renderedAt > rerenderMs) return render();
    const dependencies = await renew(old.dependencies);
    if (!dependencies) return render();
    this.counts.extended++;
    return { response: old.response, dependencies, cacheable: true, renderedAt: old.renderedAt };
  }

  #keep(pathname: string, { response, dependencies, renderedAt }: RenderedPage): void {
    const now = steadyNow();
    const freshUntil = dependencies.freshUntil(now);
    if (response.kept)
      response.kept.freshUntil = response.status === 404 ? Math.min(freshUntil, now + notFoundMs) : freshUntil;
    const entry = { response, dependencies, renderedAt, freshUntil };
    if (response.status === 404) {
      this.#pages.delete(pathname);
      this.#notFound.set(pathname, { ...entry, freshUntil: Math.min(freshUntil, now + notFoundMs) });
    } else {
      this.#notFound.delete(pathname);
      this.#pages.set(pathname, entry);
    }
  }
}
