/** A longer text is no wording of one that is built in. */
export const maxTextLetters = 1_000;

/** The gaps of a built-in text, such as `{count}`, that are missing in the one that is to stand in its place. */
export function lostGaps(builtIn: string, text: string): string[] {
  const kept = gapsOf(text);
  return gapsOf(builtIn).filter((gap) => !kept.includes(gap));
}

function gapsOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))];
}
