/**
 * How many letters have to be put in, left out or changed to make one word of the other (Levenshtein's distance); any number
 * above `most` where they are more than that.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let column = 1; column <= other.length; column++) {
      const changed = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      now.push(Math.min(changed, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
    }
    if (Math.min(...now) > most) return most + 1;
    before = now;
  }
  return before[other.length] ?? 0;
}

/** The word with two neighbouring letters in each other's place: the slip that counts as two wrong letters. */
export function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, at) =>
    letters
      .with(at, letter)
      .with(at + 1, letters[at] ?? '')
      .join(''),
  );
}

/** The word with a letter once that was typed twice. */
export function undoubledOf(word: string): string[] {
  return [...word.matchAll(/(.)\1/gu)].map(({ index }) => word.slice(0, index) + word.slice(index + 1));
}

/** How many letters of a word may be wrong. Short words and numbers would turn into others. */
export function slipsIn(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
