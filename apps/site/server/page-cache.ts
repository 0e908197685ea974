import { LRUCache } from 'lru-cache';
import { isPurged } from '#app/content/content-keys.ts';
import type { ContentLedger } from '#app/content/content-ledger.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** A page as it was drawn, ready to be sent, and what it was made from. */
export type DrawnPage = { answer: StoredAnswer; ledger: ContentLedger; cacheable: boolean; drawnAt: number };

type Entry = { answer: StoredAnswer; ledger: ContentLedger; freshUntil: number; drawnAt: number };

/** How long "there is no such page" may be answered without asking again. */
const notFoundMs = 10_000;
/** A page whose content never changes is still drawn anew now and then: it may show the current year. */
const redrawMs = 10 * 60_000;

/**
 * Finished pages by their path. A page is fresh as long as the content it was made from, so ages add up to 60 s and
 * no more; then it is drawn again before anybody gets it (decision D14). Nothing personal is ever kept.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>;
  /** Apart from the pages: addresses that somebody makes up must not push real pages out. */
  readonly #notFound: LRUCache<string, Entry>;
  readonly #drawing = new Map<string, Promise<DrawnPage>>();
  #generation = 0;
  readonly counts = { hits: 0, misses: 0, extended: 0 };

  constructor(maxBytes = 48 * 1024 * 1024) {
    const sizeCalculation = ({ answer }: Entry) => answer.bytes + 1_000;
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation });
    this.#notFound = new LRUCache({ maxSize: Math.ceil(maxBytes / 12), sizeCalculation });
  }

  /** The page, when it may be sent without asking anybody. */
  fresh(pathname: string): StoredAnswer | undefined {
    const entry = this.#entry(pathname);
    if (!entry || Date.now() >= entry.freshUntil || entry.ledger.mendable) return undefined;
    this.counts.hits++;
    return entry.answer;
  }

  /**
   * The page, drawn at most once at a time per path. A page whose content turns out to be unchanged is not drawn
   * again: it is as fresh as the content now is.
   *
   * @param renew asks for the newest content of a ledger and gives its new ledger, or undefined when it changed
   */
  async page(
    pathname: string,
    draw: () => Promise<DrawnPage>,
    renew: (ledger: ContentLedger) => Promise<ContentLedger | undefined>,
  ): Promise<StoredAnswer> {
    this.counts.misses++;
    const drawing = this.#drawing.get(pathname) ?? this.#start(pathname, draw, renew);
    return (await drawing).answer;
  }

  /** Forgets every page that was made from one of these keys; see ContentStore.purge. */
  purge(keys: readonly string[]): void {
    this.#generation++;
    this.#drawing.clear();
    for (const pages of [this.#pages, this.#notFound]) {
      for (const [pathname, { ledger }] of [...pages.entries()]) {
        if (ledger.keys.some((key) => keys.some((purged) => isPurged(key, purged))) || keys.includes('*')) {
          pages.delete(pathname);
        }
      }
    }
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

  #start(
    pathname: string,
    draw: () => Promise<DrawnPage>,
    renew: (ledger: ContentLedger) => Promise<ContentLedger | undefined>,
  ): Promise<DrawnPage> {
    const generation = this.#generation;
    const drawing = this.#renewOrDraw(pathname, draw, renew)
      .then((page) => {
        // A page that was begun before a purge may hold what was purged.
        if (page.cacheable && generation === this.#generation) this.#keep(pathname, page);
        return page;
      })
      .finally(() => {
        if (this.#drawing.get(pathname) === drawing) this.#drawing.delete(pathname);
      });
    this.#drawing.set(pathname, drawing);
    return drawing;
  }

  async #renewOrDraw(
    pathname: string,
    draw: () => Promise<DrawnPage>,
    renew: (ledger: ContentLedger) => Promise<ContentLedger | undefined>,
  ): Promise<DrawnPage> {
    const old = this.#entry(pathname);
    if (!old || Date.now() - old.drawnAt > redrawMs) return draw();
    const ledger = await renew(old.ledger);
    if (!ledger) return draw();
    this.counts.extended++;
    return { answer: old.answer, ledger, cacheable: true, drawnAt: old.drawnAt };
  }

  #keep(pathname: string, { answer, ledger, drawnAt }: DrawnPage): void {
    const now = Date.now();
    const freshUntil = ledger.freshUntil(now);
    if (answer.status === 404) {
      this.#pages.delete(pathname);
      this.#notFound.set(pathname, { answer, ledger, drawnAt, freshUntil: Math.min(freshUntil, now + notFoundMs) });
    } else {
      this.#notFound.delete(pathname);
      this.#pages.set(pathname, { answer, ledger, drawnAt, freshUntil });
    }
  }
}
