/** An id attribute made from a section's or item's own id, which may hold any characters. */
export function partId(...parts: (string | number)[]): string {
  return parts.map((part) => String(part).replace(/[^\p{L}\p{N}]+/gu, '-')).join('-');
}
