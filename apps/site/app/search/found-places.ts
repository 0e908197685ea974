import { GrowingNumbers } from './growing-numbers.ts';
import type { KnownWords } from './known-words.ts';
import { type PackedPlaces, unpackPlaces } from './packed-places.ts';
import { PlaceNames } from './place-names.ts';
import type { Ranked, RankedPlaces } from './ranked-places.ts';
import type { EntryKind, SearchEntry } from './search-entry.ts';

const kindWeight: Partial<Record<EntryKind, number>> = { page: 1.5, question: 1.15, branch: 1.1, job: 0.9 };
/** How much more a place counts whose whole name was found. */
const nameWeight = 1.5;
/** Where fewer pages than these have every part of a query, all that have some stand among them. */
const enoughPages = 3;
/** What counts of a place that has only a part of the query beside one that has all of it. */
const partlyWeight = 0.1;

/** Unpacking a page takes as long as ranking; one takes about 50 KB. */
const pagesUnpacked = 20;

/** What a query found, best first. */
export type SearchResults = {
  hits: Hit[];
  /** Whether any has every word of the query; else all have some of them. */
  hasAllWords: boolean;
  /** Whether a part of the site alone was searched: the rest is being read, or could not be. */
  isPart?: boolean;
};

/** `all`: for its words alone; `score`: for how much of its name they are, too. */
type Scored = { place: number; words: readonly number[]; all: number; score: number };

/** A place that a query found. What it says is unpacked when it is asked for. */
export class Hit {
  readonly score: number;
  readonly #place: number;
  readonly #words: readonly number[];
  readonly #places: FoundPlaces;

  constructor(places: FoundPlaces, { place, score, words }: Scored) {
    this.#places = places;
    this.#place = place;
    this.#words = words;
    this.score = score;
  }

  get path(): string {
    return this.#places.pathAt(this.#place);
  }

  get kind(): EntryKind | undefined {
    return this.#places.kindAt(this.#place);
  }

  get entry(): SearchEntry {
    return this.#places.entryAt(this.#place);
  }

  /** The forms of words that were found in it, for the marks. */
  get terms(): string[] {
    return this.#places.wordsOf(this.#words);
  }
}

/** What the ranking needs to know of each place, in a few bytes, and where the rest of it is packed. */
export class FoundPlaces {
  readonly #words: KnownWords;
  readonly #paths: string[] = [];
  readonly #kinds: EntryKind[] = [];
  readonly #weights: number[] = [];
  readonly #packs: PackedPlaces[] = [];
  readonly #positions = new GrowingNumbers();
  readonly #names: PlaceNames;
  /** Of the pages that were shown last: places of one are shown together, and many searches show the same. */
  readonly #unpacked = new Map<PackedPlaces, SearchEntry[]>();

  constructor(words: KnownWords) {
    this.#words = words;
    this.#names = new PlaceNames(words);
  }

  get size(): number {
    return this.#paths.length;
  }

  /**
   * @param names how much of a name was found is asked of every hit
   * @param position its place among the packed
   */
  add(
    { kind, path, weight = 1 }: SearchEntry,
    names: readonly number[][],
    packed: PackedPlaces,
    position: number,
  ): void {
    const before = this.#paths.at(-1);
    // One text for the path of all places of a page.
    this.#paths.push(before === path ? before : path);
    this.#kinds.push(kind);
    this.#weights.push((kindWeight[kind] ?? 1) * weight);
    this.#packs.push(packed);
    this.#positions.push(position);
    this.#names.add(names);
  }

  seal(): void {
    this.#positions.trim();
    this.#names.seal();
  }

  pathAt(place: number): string {
    return this.#paths[place] ?? '';
  }

  kindAt(place: number): EntryKind | undefined {
    return this.#kinds[place];
  }

  weightAt = (place: number): number => this.#weights[place] ?? 1;

  entryAt(place: number): SearchEntry {
    const packed = this.#packs[place] as PackedPlaces;
    const entries = this.#unpacked.get(packed) ?? unpackPlaces(packed);
    this.#unpacked.delete(packed);
    this.#unpacked.set(packed, entries);
    for (const [oldest] of this.#unpacked) {
      if (this.#unpacked.size <= pagesUnpacked) break;
      this.#unpacked.delete(oldest);
    }
    return entries[this.#positions.at(place)] as SearchEntry;
  }

  wordsOf(numbers: readonly number[]): string[] {
    return numbers.map((number) => this.#words.wordAt(number));
  }

  /**
   * Ranked places as hits, the best first. Those that have a part of the query alone stand among those that have all of it
   * where they fit far better: what has every word, but far apart on a long page, is not about them. Where enough pages have
   * all, those alone stay that stand before them.
   *
   * @param parts how many the query has
   */
  resultsOf(ranked: ReadonlyMap<number, Ranked>, parts: number): SearchResults {
    const [whole, partly]: [Scored[], Scored[]] = [[], []];
    for (const [place, { score, asked, words, parts: found }] of ranked) {
      const all = score * Math.max(1, asked.length) * (found === parts ? 1 : partlyWeight);
      (found === parts ? whole : partly).push({ place, words, all, score: 0 });
    }
    this.#weigh(whole);
    const found = [...whole, ...(this.#isEnough(whole) ? this.#better(partly, whole) : this.#weigh(partly))];
    found.sort((one, other) => other.score - one.score || other.all - one.all);
    return { hits: found.map((hit) => new Hit(this, hit)), hasAllWords: whole.length > 0 || found.length === 0 };
  }

  /** What a place that has a part of a query must score for each of its words to stand before those that have all of it. */
  leastOf = (whole: RankedPlaces): number => {
    const places = [...whole].map(([place, { score, asked, words }]) => ({
      place,
      words,
      all: score * asked.length,
      score: 0,
    }));
    return this.#isEnough(places) ? this.#best(places) / (partlyWeight * (1 + nameWeight)) : 0;
  };

  #isEnough(whole: readonly Scored[]): boolean {
    return new Set(whole.map(({ place }) => this.#paths[place])).size >= enoughPages;
  }

  /** Those that fit better than all others. */
  #better(places: Scored[], others: readonly Scored[]): Scored[] {
    const best = this.#best(others);
    return this.#weigh(places.filter((one) => this.#canBeMore(one, best))).filter(({ score }) => score > best);
  }

  #best(places: readonly Scored[]): number {
    return places.reduce((most, one) => (this.#canBeMore(one, most) ? Math.max(most, this.#scoreOf(one)) : most), 0);
  }

  /** How much of a name was found is dear to know: first whether it can matter. */
  #canBeMore({ all }: Scored, than: number): boolean {
    return all * (1 + nameWeight) > than;
  }

  #weigh(places: Scored[]): Scored[] {
    for (const one of places) one.score = this.#scoreOf(one);
    return places;
  }

  /** The more words of the query and the more of its name, the better. */
  #scoreOf({ all, place, words }: Scored): number {
    return all * (1 + nameWeight * this.#names.coverage(place, words));
  }
}
