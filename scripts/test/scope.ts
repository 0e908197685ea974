/**
 * Whether all is asked for (`npm run test:full`). `npm test` walks a part of what goes through many of a kind, and leaves to the full
 * run what takes minutes and is proven in small elsewhere.
 */
export const isFull = process.env.TEST_SCOPE === 'full';

/** The part that `npm test` goes through: every third, beginning elsewhere for each offset, so that its neighbours take the others. In full, all. */
export function partOf<Item>(all: readonly Item[], offset: number): Item[] {
  return isFull ? [...all] : all.filter((_, place) => place % 3 === offset % 3);
}
