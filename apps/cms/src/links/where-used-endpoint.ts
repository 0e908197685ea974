import type { Endpoint } from 'payload';
import { notAllowed } from '../access/roles.ts';
import { staff } from '../access/rules.ts';
import type { LinkedCollection } from './link-place.ts';
import { targetsOf } from './targets-of.ts';
import { whereUsed } from './where-used.ts';

/** GET /{collection}/{id}/where-used: every place that links to a document or uses it. */
export function whereUsedEndpoint(collection: LinkedCollection): Endpoint {
  return {
    path: '/:id/where-used',
    method: 'get',
    handler: async (req) => {
      if (!staff({ req })) return notAllowed(req);
      const id = Number(req.routeParams?.id);
      if (!Number.isSafeInteger(id)) return Response.json({ message: 'There is no such document.' }, { status: 404 });
      const used = await whereUsed(req, await targetsOf(req, collection, id));
      return Response.json(used, { headers: { 'cache-control': 'no-store' } });
    },
  };
}
