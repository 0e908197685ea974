/**
 * Keeps the direction of a value from disturbing the sentence around it (a phone number in an Arabic `aria-label`).
 * For plain strings only; in HTML use `<bdi>`.
 */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`;
}
