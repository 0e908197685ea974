import type { Endpoint } from 'payload';
import { hasRole, notAllowed } from '../access/roles.ts';
import { ratesOfToday } from './valid-tables.ts';

/** What visitors pay today, for the form to compare with; no data where the product has no table yet. */
export const liveRatesEndpoint: Endpoint = {
  path: '/live/:product',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor', 'reviewer')) return notAllowed(req);
    const data = (await ratesOfToday(req.payload, String(req.routeParams?.product ?? ''))) ?? null;
    return Response.json({ data }, { headers: { 'cache-control': 'no-store' } });
  },
};
