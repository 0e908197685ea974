/** A place in the order of a list: the distance in metres, 0 where nobody asked for it, and the sort key. */
export type Position = [metres: number, sortKey: string];

export type Ranked<Entry> = { entry: Entry; metres: number; sortKey: string };

/** The first few after a position, of any number in any order. */
export class FirstOf<Entry> {
  readonly ranked: Ranked<Entry>[] = [];
  readonly #most: number;
  readonly #after: Position | undefined;

  constructor(most: number, after: Position | undefined) {
    this.#most = most;
    this.#after = after;
  }

  offer(entry: Entry, metres: number, sortKey: string): void {
    const { ranked } = this;
    const last = ranked.at(-1);
    const isLast = !last || comparePlaces(metres, sortKey, last.metres, last.sortKey) > 0;
    if (isLast && ranked.length >= this.#most) return;
    if (this.#after && comparePlaces(metres, sortKey, ...this.#after) <= 0) return;
    const before = ranked.findLastIndex((each) => comparePlaces(metres, sortKey, each.metres, each.sortKey) > 0);
    ranked.splice(before + 1, 0, { entry, metres, sortKey });
    if (ranked.length > this.#most) ranked.pop();
  }
}

/** The order of two texts by their code units, as a comparison of sort has it. */
export function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function comparePlaces(metres: number, key: string, others: number, other: string): number {
  return metres - others || compare(key, other);
}
