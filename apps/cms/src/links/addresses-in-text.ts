const signs = '\\s<>"\'()\\[\\]{}«»\\u2066-\\u2069';
/** What begins like an address, where a word begins; a fraction such as `and/or` does not. */
const pattern = new RegExp(`(?<![^${signs}])(?:https?://[^${signs}]+|/[^${signs}/][^${signs}]*)`, 'giu');
const atTheEnd = /(?<![.,;:!?،؛؟…])[.,;:!?،؛؟…]+$/u;

/** The addresses that stand as words in a plain text, such as `https://www.example.com/motor` or `/motor`. */
export function addressesInText(text: unknown): string[] {
  if (typeof text !== 'string') return [];
  return [...text.matchAll(pattern)].map(([address]) => address.replace(atTheEnd, ''));
}
