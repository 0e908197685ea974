import type { Endpoint } from 'payload';
import { notAllowed } from '../access/roles.ts';
import { staff } from '../access/rules.ts';
import { linkTargets, meaningOf, targetKinds } from './link-targets.ts';

const longestQuery = 300;

/** GET /link-targets?q=…&of=pages: what a link can lead to. With `address`: what that address means. */
export const linkTargetsEndpoint: Endpoint = {
  path: '/link-targets',
  method: 'get',
  handler: async (req) => {
    if (!staff({ req })) return notAllowed(req);
    const asked = (name: string) => req.searchParams.get(name)?.slice(0, longestQuery);
    const address = asked('address');
    const kinds = targetKinds.filter((kind) => !req.searchParams.has('of') || kind === asked('of'));
    const found =
      address === undefined ? await linkTargets(req, kinds, asked('q') ?? '') : await meaningOf(req, address);
    return Response.json(found, { headers: { 'cache-control': 'no-store' } });
  },
};
