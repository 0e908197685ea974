export type Redirect = { from: string; to: string };

/**
 * The redirects that lead somewhere, each with its end. One that goes round is left out.
 *
 * @param isThere whether visitors find something at the end of one
 */
export function leadingRedirects(all: readonly Redirect[], isThere: (path: string) => boolean): Redirect[] {
  const targets = new Map(all.map(({ from, to }) => [`/${from}`, to]));
  return all.flatMap(({ from, to }) => {
    const end = endOf(to, targets);
    return end === undefined || end === `/${from}` || !isThere(end) ? [] : [{ from, to: end }];
  });
}

/** The end of a chain; undefined where it has none. */
function endOf(path: string, targets: ReadonlyMap<string, string>): string | undefined {
  let at = path;
  for (let step = 0; step <= targets.size; step++) {
    const next = targets.get(at);
    if (next === undefined) return at;
    at = next;
  }
  return undefined;
}
