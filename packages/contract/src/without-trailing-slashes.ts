/** An address or a path without the slashes at its end: nothing is left of `/`. Each sign is read once, however many they are. */
export function withoutTrailingSlashes(text: string): string {
  return text.replace(/(?<!\/)\/+$/, '');
}
