/**
 * Keeps the order of a number that has spaces or signs in it inside an Arabic sentence: without the two invisible
 * isolate characters `+966 11 200 0140` would be shown with its groups the wrong way round.
 */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
