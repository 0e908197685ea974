import { GrowingNumbers } from './growing-numbers.ts';
import type { KnownWords } from './known-words.ts';

/** What places are called, in a few bytes, and how much of it a query found. */
export class PlaceNames {
  readonly #words: KnownWords;
  /** The words of the names, one number higher than they are, a 0 behind each name. */
  readonly #parts = new GrowingNumbers();
  /** Where those of each place begin. */
  readonly #first = new GrowingNumbers();

  constructor(words: KnownWords) {
    this.#words = words;
  }

  /** @param names of the next place, each by the numbers of its words in KnownWords */
  add(names: readonly (readonly number[])[]): void {
    this.#first.push(this.#parts.length);
    for (const name of names) {
      for (const word of name) this.#parts.push(word + 1);
      this.#parts.push(0);
    }
  }

  /** Gives the room back that is not needed when nothing more comes. */
  seal(): void {
    this.#parts.trim();
    this.#first.trim();
  }

  /** How much of its best name the found words are, 0 to 1: "claims" is all of Claims, and a part of Motor claims. */
  coverage(place: number, found: readonly number[]): number {
    let [best, words, hits] = [0, 0, 0];
    const end = place + 1 < this.#first.length ? this.#first.at(place + 1) : this.#parts.length;
    for (let at = this.#first.at(place); at < end; at++) {
      const word = this.#parts.at(at) - 1;
      if (word >= 0) {
        words += 1;
        if (this.#words.hasForm(word, found)) hits += 1;
      } else {
        if (words > 0) best = Math.max(best, hits / words);
        [words, hits] = [0, 0];
      }
    }
    return best;
  }
}
