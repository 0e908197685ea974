import { GrowingNumbers } from './growing-numbers.ts';
import type { KnownWords } from './known-words.ts';
import { type FieldPostings, WordPostings } from './word-postings.ts';

/**
 * What is looked for: a word, or several such in either way together. `isSpare`: left out where very much was weighed for
 * others that are so.
 */
export type Query = { combineWith: 'AND' | 'OR'; queries: readonly Query[]; isSpare?: boolean } | WordQuery;
/**
 * `weight`: 1 unless told otherwise. `prefix`: words that begin so, too. `slips`: words with so many wrong letters, too.
 * `isGuess`: what has it has not the part of the query yet.
 */
type WordQuery = { word: string; weight?: number; prefix?: boolean; slips?: number; isGuess?: boolean };

/**
 * How well a place fits: which words of the query it has, the words by which it has them, by their numbers, and how many of
 * the parts of the query.
 */
export type Ranked = { score: number; asked: string[]; words: number[]; parts: number };
type RankedPlaces = Map<number, Ranked>;
/** One search: what a place counts, where alone something is looked for, and what was read of words by their numbers. */
type Work = {
  weightOf: (place: number) => number;
  among?: ReadonlyMap<number, unknown>;
  read: Map<number, FieldPostings[]>;
  spare: { left: number };
};
type PartsOf = (one: number, other: number) => number;

/** BM25+, as Lv and Zhai have it: how soon more of the same counts no more, how much length counts, the least of any find. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 };
/** What a completed word counts, and one with a slip; less, the more they differ. */
const weights = { prefix: 0.375, slips: 0.45 };
const prefixLoss = 0.3;
/**
 * How often a place is weighed in one search for what is spare, about as often as for two common words in 30,000 places.
 * Synonyms of hundreds of phrases of words that stand everywhere would keep the whole site waiting.
 */
const maxSpare = 100_000;

/** The words of places, field by field, and how well places fit a query. */
export class RankedWords {
  readonly #words: KnownWords;
  /** What each field counts, in the order in which they are told. */
  readonly #boosts: readonly number[];
  readonly #postings = new WordPostings();
  /** Different words of each field of each place. */
  readonly #lengths = new GrowingNumbers();
  readonly #averages: number[];
  #count = 0;

  constructor(words: KnownWords, boosts: readonly number[]) {
    this.#words = words;
    this.#boosts = boosts;
    this.#averages = boosts.map(() => 0);
  }

  /** @param fields the words of each field of the next place, by their numbers in KnownWords */
  add(fields: readonly (readonly number[])[]): void {
    const place = this.#count++;
    fields.forEach((words, field) => {
      const distinct = new Set(words).size;
      this.#lengths.push(distinct);
      this.#averages[field] = ((this.#averages[field] ?? 0) * place + distinct) / (place + 1);
      const counts = new Map<number, number>();
      const countForm = (form: number) => counts.set(form, (counts.get(form) ?? 0) + 1);
      for (const word of words) this.#words.eachForm(word, countForm);
      for (const [form, count] of counts) this.#postings.add(form, place, field, count);
    });
  }

  /** Gives the room back that is not needed when nothing more comes. */
  seal(): void {
    this.#postings.trim();
    this.#lengths.trim();
  }

  /**
   * The places that fit any part of a query, by their numbers, in no order of their scores.
   *
   * @param weightOf what a place counts, 1 for as much as others
   */
  rank(parts: readonly Query[], weightOf: (place: number) => number): RankedPlaces {
    const work: Work = { weightOf, read: new Map(), spare: { left: maxSpare } };
    const [first = new Map(), ...others] = parts.map((part) => this.#rank(part, work));
    return others.reduce((some, other) => inAny(some, other, sum), first);
  }

  #rank(query: Query, work: Work): RankedPlaces {
    if ('word' in query) return this.#rankWord(query, work);
    if (!this.#canBeFound(query) || (query.isSpare && !this.#canSpare(query, work))) return new Map();
    if (query.combineWith === 'AND') return this.#rankAll(query.queries, work);
    const [first = new Map(), ...others] = query.queries.map((each) => this.#rank(each, work));
    return others.reduce((some, other) => inAny(some, other, Math.max), first);
  }

  #canSpare(query: Query & { queries: readonly Query[] }, work: Work): boolean {
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
      return number === undefined ? 0 : total(this.#postingsOf(number, work).map(({ places }) => places.length));
    }
    const each = query.queries.map((one) => this.#placesOf(one, work));
    return query.combineWith === 'AND' ? Math.min(...each) : total(each);
  }

  #postingsOf(number: number, { read }: Work): FieldPostings[] {
    const postings = read.get(number) ?? this.#postings.of(number, this.#boosts.length);
    read.set(number, postings);
    return postings;
  }

  /** Weighing places is dear: most phrases that mean the same have a word that no place has. */
  #canBeFound(query: Query): boolean {
    if ('word' in query) return query.prefix === true || (query.slips ?? 0) > 0 || this.#words.has(query.word);
    const can = (each: Query) => this.#canBeFound(each);
    return query.combineWith === 'AND' ? query.queries.every(can) : query.queries.some(can);
  }

  #rankWord(query: WordQuery, work: Work): RankedPlaces {
    const { word, weight = 1, prefix = false, slips = 0, isGuess = false } = query;
    const ranked: RankedPlaces = new Map();
    const take = (number: number, share: number) => this.#take(number, share * weight, word, work, ranked);
    const own = this.#words.numberOf(word);
    if (own !== undefined) take(own, 1);
    const longer = prefix ? this.#words.beginningWith(word) : [];
    for (const number of longer) {
      const { length } = this.#words.wordAt(number);
      take(number, (weights.prefix * length) / (length + prefixLoss * (length - word.length)));
    }
    for (const { number, slips: found } of slips > 0 ? this.#words.slipsOf(word, slips) : []) {
      const { length } = this.#words.wordAt(number);
      take(number, (weights.slips * length) / (length + found));
    }
    if (isGuess) for (const one of ranked.values()) one.parts = 0;
    return ranked;
  }

  /** Adds what a word of the index, by which a word of the query was found, gives to each place that has it. */
  #take(number: number, weight: number, asked: string, work: Work, ranked: RankedPlaces): void {
    const { weightOf, among } = work;
    this.#postingsOf(number, work).forEach(({ places, counts }, field) => {
      const rarity = Math.log(1 + (this.#count - places.length + 0.5) / (places.length + 0.5));
      const average = this.#averages[field] ?? 0;
      places.forEach((place, at) => {
        if (among && !among.has(place)) return;
        const count = counts[at] ?? 0;
        const length = this.#lengths.at(place * this.#boosts.length + field);
        const { k, b, d } = bm25;
        const fit = rarity * (d + (count * (k + 1)) / (count + k * (1 - b + (b * length) / average)));
        const score = weight * (this.#boosts[field] ?? 1) * weightOf(place) * fit;
        const known = ranked.get(place);
        if (!known) ranked.set(place, { score, asked: [asked], words: [number], parts: 1 });
        else {
          known.score += score;
          addTo(known.asked, asked);
          addTo(known.words, number);
        }
      });
    });
  }
}

function inBoth(some: RankedPlaces, others: RankedPlaces): RankedPlaces {
  const both: RankedPlaces = new Map();
  for (const [place, other] of others) {
    const one = some.get(place);
    if (one) both.set(place, together(one, other, Math.min));
  }
  return both;
}

/** @param partsOf how many parts of the query a place of both has */
function inAny(some: RankedPlaces, others: RankedPlaces, partsOf: PartsOf): RankedPlaces {
  for (const [place, other] of others) {
    const one = some.get(place);
    if (one) together(one, other, partsOf);
    else some.set(place, other);
  }
  return some;
}

function together(one: Ranked, other: Ranked, partsOf: PartsOf): Ranked {
  for (const asked of other.asked) addTo(one.asked, asked);
  for (const word of other.words) addTo(one.words, word);
  one.score += other.score;
  one.parts = partsOf(one.parts, other.parts);
  return one;
}

function sum(one: number, other: number): number {
  return one + other;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce(sum, 0);
}

function addTo<Value>(list: Value[], value: Value): void {
  if (!list.includes(value)) list.push(value);
}
