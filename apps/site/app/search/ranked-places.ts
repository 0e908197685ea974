/**
 * How well a place fits: which words of the query it has, the words by which it has them, by their numbers, and how many of
 * the parts of the query.
 */
export type Ranked = { score: number; asked: string[]; words: number[]; parts: number };
export type RankedPlaces = Map<number, Ranked>;
type PartsOf = (one: number, other: number) => number;

/** The places of both, with what both say of them. */
export function inBoth(some: RankedPlaces, others: RankedPlaces): RankedPlaces {
  const both: RankedPlaces = new Map();
  for (const [place, other] of others) {
    const one = some.get(place);
    if (one) both.set(place, together(one, other, Math.min));
  }
  return both;
}

/** @param partsOf how many parts of the query a place of both has */
export function inAny(some: RankedPlaces, others: RankedPlaces, partsOf: PartsOf): RankedPlaces {
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

export function sum(one: number, other: number): number {
  return one + other;
}

export function total(numbers: readonly number[]): number {
  return numbers.reduce(sum, 0);
}

export function addTo<Value>(list: Value[], value: Value): void {
  if (!list.includes(value)) list.push(value);
}
