import type { KnownWords } from './known-words.ts';
import { PlaceBounds } from './place-bounds.ts';
import { type Combined, isSpare, type Query, type WordQuery } from './query.ts';
import { addTo, inAny, inBoth, type RankedPlaces, sum, total } from './ranked-places.ts';
import { type Weighing, WordScores } from './word-scores.ts';

/** A word of the index by which a word of a query is found, and what it counts. */
type Share = { number: number; share: number };
/** One search: what was found of words, and how often a place may be weighed for what is spare. */
type Work = Weighing & { found: Map<WordQuery, Share[]>; spare: { left: number } };

/** What a completed word counts, and one with a slip; less, the more they differ. */
const weights = { prefix: 0.375, slips: 0.45 };
const prefixLoss = 0.3;
/**
 * How often a place is weighed in one search for what is spare, about as often as for two common words in 30,000 places.
 * Synonyms of hundreds of phrases of words that stand everywhere would keep the whole site waiting.
 */
const maxSpare = 100_000;

/** How well places fit a query, by their words. */
export class RankedWords {
  readonly #words: KnownWords;
  readonly #scores: WordScores;

  constructor(words: KnownWords, boosts: readonly number[]) {
    this.#words = words;
    this.#scores = new WordScores(words, boosts);
  }

  /** @param fields the words of each field of the next place, by their numbers in KnownWords */
  add(fields: readonly (readonly number[])[]): void {
    this.#scores.add(fields);
  }

  /** Gives the room back that is not needed when nothing more comes. */
  seal(): void {
    this.#scores.seal();
  }

  /**
   * The places that fit any part of a query, by their numbers, in no order of their scores.
   *
   * @param weightOf what a place counts, 1 for as much as others
   * @param leastOf of the places that have all parts: the score for each of its words that any other must be above
   */
  rank(
    parts: readonly Query[],
    weightOf: (place: number) => number,
    leastOf: (whole: RankedPlaces) => number = () => 0,
  ): RankedPlaces {
    const work: Work = { weightOf, read: new Map(), found: new Map(), spare: { left: maxSpare } };
    const usable = parts.map((part) => this.#usable(part, work));
    if (parts.length < 2) return this.#rankAny(usable, work);
    const whole = this.#rankAll(usable, work);
    // What has a part by a guess alone has not all of them.
    for (const [place, one] of whole) if (one.parts === 0) whole.delete(place);
    const least = leastOf(whole);
    if (least <= 0) return this.#rankAny(usable, work);
    for (const one of whole.values()) one.parts = parts.length;
    const among = this.#placesAbove(least, usable, work);
    for (const place of whole.keys()) among.delete(place);
    const others = among.size > 0 ? this.#rankAny(usable, { ...work, among }) : [];
    return new Map([...whole, ...others]);
  }

  #rankAny(parts: readonly Query[], work: Work): RankedPlaces {
    const [first = new Map(), ...others] = parts.map((part) => this.#rank(part, work));
    return others.reduce((some, other) => inAny(some, other, sum), first);
  }

  #rank(query: Query, work: Work): RankedPlaces {
    if ('word' in query) return this.#rankWord(query, work);
    if (!this.#canBeFound(query)) return new Map();
    if (query.combineWith === 'AND') return this.#rankAll(query.queries, work);
    const [first = new Map(), ...others] = query.queries.map((each) => this.#rank(each, work));
    return others.reduce((some, other) => inAny(some, other, Math.max), first);
  }

  /** A part of a query without what finds nothing, and what is too much. */
  #usable(part: Query, work: Work): Query {
    if ('word' in part || part.combineWith === 'AND') return part;
    const isUsable = (each: Query) => this.#canBeFound(each) && (!isSpare(each) || this.#canSpare(each, work));
    return { ...part, queries: part.queries.filter(isUsable) };
  }

  /** The places that may score more than so much for each of their words. */
  #placesAbove(least: number, parts: readonly Query[], work: Work): Set<number> {
    const bounds = new PlaceBounds(this.#scores.size);
    for (const part of parts) this.#addTo(bounds, part, work);
    // The last digits depend on the order in which scores are added up.
    return bounds.above(least * (1 - 1e-9));
  }

  #addTo(bounds: PlaceBounds, query: Query, work: Work): void {
    if ('word' in query) {
      bounds.nextWord();
      for (const { number, share } of this.#sharesOf(query, work)) {
        this.#scores.weigh(number, share, work, (place, score) => bounds.add(place, score));
      }
    } else if (query.combineWith === 'AND' && query.queries.length > 1) {
      for (const [place, { score, asked }] of this.#rank(query, work)) bounds.addWords(place, score, asked.length);
    } else for (const each of query.queries) this.#addTo(bounds, each, work);
  }

  #canSpare(query: Combined, work: Work): boolean {
    const cost = this.#placesOf(query, work) * query.queries.length;
    if (cost > work.spare.left) return false;
    work.spare.left -= cost;
    return true;
  }

  /** The rarest first: the others are weighed only where those before them stand. */
  #rankAll(queries: readonly Query[], work: Work): RankedPlaces {
    const [first, ...others] = queries
      .map((query) => ({ query, places: queries.length > 1 ? this.#placesOf(query, work) : 0 }))
      .sort((one, other) => one.places - other.places);
    let found = first ? this.#rank(first.query, work) : new Map();
    for (const { query } of others) {
      if (found.size === 0) break;
      found = inBoth(found, this.#rank(query, { ...work, among: found }));
    }
    return found;
  }

  /** In about how many places something is found. What has to be looked for among all words comes last. */
  #placesOf(query: Query, work: Work): number {
    if ('word' in query) {
      if (query.prefix || query.slips) return Number.POSITIVE_INFINITY;
      const number = this.#words.numberOf(query.word);
      return number === undefined ? 0 : this.#scores.findsOf(number, work.read);
    }
    const each = query.queries.map((one) => this.#placesOf(one, work));
    return query.combineWith === 'AND' ? Math.min(...each) : total(each);
  }

  /** Weighing places is dear: most phrases that mean the same have a word that no place has. */
  #canBeFound(query: Query): boolean {
    if ('word' in query) return query.prefix === true || (query.slips ?? 0) > 0 || this.#words.has(query.word);
    const can = (each: Query) => this.#canBeFound(each);
    return query.combineWith === 'AND' ? query.queries.every(can) : query.queries.some(can);
  }

  #rankWord(query: WordQuery, work: Work): RankedPlaces {
    const { word, isGuess = false } = query;
    const ranked: RankedPlaces = new Map();
    for (const { number, share } of this.#sharesOf(query, work)) {
      this.#scores.weigh(number, share, work, (place, score) => {
        const known = ranked.get(place);
        if (!known) ranked.set(place, { score, asked: [word], words: [number], parts: isGuess ? 0 : 1 });
        else {
          known.score += score;
          addTo(known.words, number);
        }
      });
    }
    return ranked;
  }

  /** Looked for once in a search: slips are sought among all words. */
  #sharesOf(query: WordQuery, { found }: Work): Share[] {
    const shares = found.get(query) ?? this.#findShares(query);
    found.set(query, shares);
    return shares;
  }

  #findShares({ word, weight = 1, prefix = false, slips = 0 }: WordQuery): Share[] {
    const own = this.#words.numberOf(word);
    const longer = prefix ? this.#words.beginningWith(word) : [];
    const near = slips > 0 ? this.#words.slipsOf(word, slips) : [];
    const lengthOf = (number: number) => this.#words.wordAt(number).length;
    const lossOf = (number: number) => prefixLoss * (lengthOf(number) - word.length);
    const shares = [
      ...(own === undefined ? [] : [{ number: own, share: 1 }]),
      ...longer.map((number) => ({
        number,
        share: (weights.prefix * lengthOf(number)) / (lengthOf(number) + lossOf(number)),
      })),
      ...near.map(({ number, slips: found }) => ({
        number,
        share: (weights.slips * lengthOf(number)) / (lengthOf(number) + found),
      })),
    ];
    return shares.map(({ number, share }) => ({ number, share: share * weight }));
  }
}
