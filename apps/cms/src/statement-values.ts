/** So many values may stand in one statement: SQLite takes no more, PostgreSQL twice as many. */
const maxValues = 32_766;

/** More than any table has that rows are written to by the hundred. */
export const mostColumns = 64;

/** How many things one statement can name that takes so many values for each. */
export function thingsOfStatement(valuesOfEach: number): number {
  // A few are left for what else the statement asks.
  return Math.floor((maxValues - 100) / valuesOfEach);
}

/** Things in groups, in their order, each of which goes into one statement. */
export function inStatements<Thing>(things: readonly Thing[], valuesOfEach: number): Thing[][] {
  const size = thingsOfStatement(valuesOfEach);
  const count = Math.ceil(things.length / size);
  return Array.from({ length: count }, (_, index) => things.slice(index * size, (index + 1) * size));
}
