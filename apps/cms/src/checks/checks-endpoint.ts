import type { Endpoint } from 'payload';
import { notAllowed } from '../access/roles.ts';
import { staff } from '../access/rules.ts';
import { type ScheduledWork, scheduledWork } from '../record/scheduled-work.ts';
import { type CheckedCollection, documentFindings, type JudgedFinding } from './document-findings.ts';
import { type StoredRow, shownRow } from './shown-row.ts';

/** What the panel is told of a document: what was found, and what is to happen to it by itself. */
export type Told = { found: JudgedFinding[]; scheduled: ScheduledWork[] };

/** GET /{collection}/{id}/checks: what is to be looked at in the newest draft before it is published. */
export function checksEndpoint(collection: CheckedCollection): Endpoint {
  return {
    path: '/:id/checks',
    method: 'get',
    handler: async (req) => {
      if (!staff({ req })) return notAllowed(req);
      const none = () => Response.json({ message: 'There is no such document.' }, { status: 404 });
      const id = Number(req.routeParams?.id);
      if (!Number.isSafeInteger(id)) return none();
      const where = { id: { equals: id } };
      const newest = { where, draft: true, locale: 'all', depth: 0, limit: 1, trash: true } as const;
      const { docs } = await req.payload.find({ ...newest, collection, overrideAccess: false, user: req.user });
      const [draft] = docs as unknown as StoredRow[];
      if (!draft) return none();
      const told: Told = {
        found: await documentFindings(req, collection, draft, await shownRow(req, collection, id)),
        scheduled: await scheduledWork(req.payload, { collection, id }),
      };
      return Response.json(told, { headers: { 'cache-control': 'no-store' } });
    },
  };
}
