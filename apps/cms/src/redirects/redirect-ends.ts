export type Redirect = { from: string; to: string };

/**
 * The redirects that lead somewhere, each with its end. One that goes round is left out.
 *
 * @param isThere whether visitors find something at the end of one
 */
export function leadingRedirects(all: readonly Redirect[], isThere: (path: string) => boolean): Redirect[] {
  const ends = endsOf(new Map(all.map(({ from, to }) => [`/${from}`, to])));
  return all.flatMap(({ from }) => {
    const end = ends.get(`/${from}`);
    return end === undefined || !isThere(end) ? [] : [{ from, to: end }];
  });
}

/** The ends of all chains, undefined where one has none. Every name is walked over once: a chain may have thousands. */
function endsOf(targets: ReadonlyMap<string, string>): Map<string, string | undefined> {
  const ends = new Map<string, string | undefined>();
  for (const from of targets.keys()) {
    const walked: string[] = [];
    let at = from;
    for (let next = targets.get(at); next !== undefined && !ends.has(at); next = targets.get(at)) {
      // Nobody's end while it is under way: whoever comes back to it goes round.
      ends.set(at, undefined);
      walked.push(at);
      at = next;
    }
    const end = ends.has(at) ? ends.get(at) : at;
    for (const name of walked) ends.set(name, end);
  }
  return ends;
}
