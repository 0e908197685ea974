/** What each place scores at most, and by how many words, in a few bytes: most are only asked whether they can matter. */
export class PlaceBounds {
  readonly #scores: Float64Array;
  readonly #asked: Uint16Array;
  /** The last word by which each was found. */
  readonly #last: Uint16Array;
  #word = 0;

  constructor(places: number) {
    this.#scores = new Float64Array(places);
    this.#asked = new Uint16Array(places);
    this.#last = new Uint16Array(places);
  }

  /** What is added from here on is found by another word. */
  nextWord(): void {
    this.#word += 1;
  }

  add(place: number, score: number): void {
    const isAnother = this.#last[place] !== this.#word;
    this.#last[place] = this.#word;
    this.addWords(place, score, isAnother ? 1 : 0);
  }

  addWords(place: number, score: number, words: number): void {
    this.#scores[place] = (this.#scores[place] ?? 0) + score;
    this.#asked[place] = (this.#asked[place] ?? 0) + words;
  }

  /** The places whose score for each of their words is more than so much. */
  above(least: number): Set<number> {
    const found = new Set<number>();
    this.#scores.forEach((score, place) => {
      if (score * (this.#asked[place] ?? 0) > least) found.add(place);
    });
    return found;
  }
}
