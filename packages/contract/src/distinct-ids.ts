/**
 * The parts of a list, of which no two have one id: what is copied keeps its id in some services, and an address that leads to a
 * part, or what a press unfolds, is known by it. What is no letter and no digit tells nothing apart, as in an `id` of HTML.
 */
export function withDistinctIds<Part extends { id: string }>(parts: readonly Part[]): Part[] {
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const name = part.id.replace(/[^\p{L}\p{N}]+/gu, '-');
    const before = seen.get(name);
    if (before === undefined) {
      seen.set(name, 1);
      return part;
    }
    let index = before + 1;
    // A number alone would make the id of an item of the first one.
    while (seen.has(`${name}-copy-${index}`)) index++;
    seen.set(name, index).set(`${name}-copy-${index}`, 1);
    return { ...part, id: `${part.id}-copy-${index}` };
  });
}
