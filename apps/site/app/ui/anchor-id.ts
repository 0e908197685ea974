/** The id of a section, or of one of its items, to which a link can lead. The search makes the same ids. */
export function anchorId(sectionId: string, itemId?: string): string {
  return itemId === undefined ? partId('place', sectionId) : partId('place', sectionId, itemId);
}

/** Ids that services make up are long and say nothing; some kinds share their beginnings, others their ends. */
const madeUp = /^[\da-f-]{16,}$/i;

/** An id attribute made from a section's or item's own id, which may hold any characters. */
export function partId(...parts: (string | number)[]): string {
  return parts
    .map((part) => {
      const id = String(part);
      return madeUp.test(id) ? digestOf(id) : id.replace(/[^\p{L}\p{N}]+/gu, '-');
    })
    .join('-');
}

/** What stands for a whole id in six or seven letters (FNV-1a): enough to tell the parts of a page apart. */
function digestOf(id: string): string {
  let digest = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) digest = Math.imul(digest ^ id.charCodeAt(at), 0x01000193);
  return (digest >>> 0).toString(36);
}
