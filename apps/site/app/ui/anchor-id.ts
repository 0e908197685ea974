/** The id of a section, or of one of its items, to which a link can lead. The search makes the same ids. */
export function anchorId(sectionId: string, itemId?: string): string {
  return itemId === undefined ? partId('place', sectionId) : partId('place', sectionId, itemId);
}

/** Ids that services make up tell the parts of a page apart by their last letters; the rest would only be sent along. */
const madeUp = /^[\da-f-]{8,}(?=[\da-f]{8}$)/i;

/** An id attribute made from a section's or item's own id, which may hold any characters. */
export function partId(...parts: (string | number)[]): string {
  return parts
    .map((part) =>
      String(part)
        .replace(madeUp, '')
        .replace(/[^\p{L}\p{N}]+/gu, '-'),
    )
    .join('-');
}
