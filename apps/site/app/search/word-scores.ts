import { GrowingNumbers } from './growing-numbers.ts';
import type { KnownWords } from './known-words.ts';
import { total } from './ranked-places.ts';
import { type FieldPostings, WordPostings } from './word-postings.ts';

/** What was read of words in one search. */
type Read = Map<number, FieldPostings[]>;
/** How places are weighed in one search: what each counts, where alone something is looked for, and what was read. */
export type Weighing = {
  weightOf: (place: number) => number;
  among?: { has(place: number): boolean };
  read: Read;
};

/** BM25+, as Lv and Zhai have it: how soon more of the same counts no more, how much length counts, the least of any find. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 };

/** The words of places, field by field, and what each word gives to a place. */
export class WordScores {
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

  get size(): number {
    return this.#count;
  }

  /** How often a word stands in a field of a place. */
  findsOf(number: number, read: Read): number {
    return total(this.#postingsOf(number, read).map(({ places }) => places.length));
  }

  /** Tells what a word of the index gives to each place that has it, field by field. */
  weigh(number: number, weight: number, one: Weighing, visit: (place: number, score: number) => void): void {
    const { weightOf, among, read } = one;
    this.#postingsOf(number, read).forEach(({ places, counts }, field) => {
      const rarity = Math.log(1 + (this.#count - places.length + 0.5) / (places.length + 0.5));
      const average = this.#averages[field] ?? 0;
      places.forEach((place, at) => {
        if (among && !among.has(place)) return;
        const count = counts[at] ?? 0;
        const length = this.#lengths.at(place * this.#boosts.length + field);
        const { k, b, d } = bm25;
        const fit = rarity * (d + (count * (k + 1)) / (count + k * (1 - b + (b * length) / average)));
        visit(place, weight * (this.#boosts[field] ?? 1) * weightOf(place) * fit);
      });
    });
  }

  #postingsOf(number: number, read: Read): FieldPostings[] {
    const postings = read.get(number) ?? this.#postings.of(number, this.#boosts.length);
    read.set(number, postings);
    return postings;
  }
}
