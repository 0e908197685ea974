/** The id of a section, or of one of its items, to which a link can lead. The search makes the same ids. */
export function anchorId(sectionId: string, itemId?: string): string {
  return itemId === undefined ? partId('place', sectionId) : partId('place', sectionId, itemId);
}

/** An id attribute made from a section's or item's own id, which may hold any characters. */
export function partId(...parts: (string | number)[]): string {
  return parts.map((part) => String(part).replace(/[^\p{L}\p{N}]+/gu, '-')).join('-');
}
