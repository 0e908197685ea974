/**
 * What is looked for: a word, or several such in either way together. `isSpare`: left out where very much was weighed for
 * others that are so.
 */
export type Query = Combined | WordQuery;
/** Several parts of what is looked for. */
export type Combined = { combineWith: 'AND' | 'OR'; queries: readonly Query[]; isSpare?: boolean };
/**
 * One word of it. `weight`: 1 unless told otherwise. `prefix`: words that begin so, too. `slips`: words with so many wrong letters, too.
 * `isGuess`: what has it has not the part of the query yet.
 */
export type WordQuery = { word: string; weight?: number; prefix?: boolean; slips?: number; isGuess?: boolean };

/** Whether a part may be left out. */
export function isSpare(query: Query): query is Combined {
  return !('word' in query) && query.isSpare === true;
}
