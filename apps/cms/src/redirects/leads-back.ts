import type { PayloadRequest } from 'payload';

const longestChain = 50;

/** Whether a redirect would lead back to itself, over the others. */
export async function leadsBack(
  req: PayloadRequest,
  from: string,
  to: string,
  own?: number | string,
): Promise<boolean> {
  const all = { collection: 'redirects', pagination: false, depth: 0, req } as const;
  const others = (await req.payload.find(all)).docs.filter(({ id }) => id !== own);
  const targets = new Map(others.map((redirect) => [`/${redirect.from}`, redirect.to]));
  let at: string | undefined = to;
  for (let step = 0; at !== undefined && step < longestChain; step++) {
    if (at === `/${from}`) return true;
    at = targets.get(at);
  }
  return at !== undefined;
}
