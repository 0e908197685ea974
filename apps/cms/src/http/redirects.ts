import { publicRead } from '../access/rules.ts';
import type { Call } from './contract-route.ts';

/** GET /redirects: old names and where they lead, each at its end. */
export async function getRedirects({ payload }: Call) {
  // Reviewed: the caller holds the site's key; where old addresses lead is public.
  const { docs } = await payload.find({ collection: 'redirects', sort: 'from', ...publicRead });
  const targets = new Map(docs.map(({ from, to }) => [`/${from}`, to]));
  const items = docs.flatMap(({ from, to }) => {
    const end = endOf(to, targets);
    return end === undefined || end === `/${from}` ? [] : [{ from, to: end, status: 301 }];
  });
  return { data: { items } };
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
