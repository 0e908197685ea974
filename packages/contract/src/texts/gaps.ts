/** The gaps of a text that values are put into, such as `{count}`, each once. */
export function gapsOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))];
}

/** The gaps of a built-in text that are missing in the one that is to stand in its place. */
export function lostGaps(builtIn: string, text: string): string[] {
  const kept = gapsOf(text);
  return gapsOf(builtIn).filter((gap) => !kept.includes(gap));
}
