import type { Endpoint, PayloadRequest } from 'payload';
import { notAllowed } from '../access/roles.ts';
import { staff } from '../access/rules.ts';
import { type ScheduledWork, scheduledWork } from '../record/scheduled-work.ts';
import { type Stored, shownState } from '../subject.ts';
import type { Checked, CheckedCollection } from './checked.ts';
import { documentFindings, type JudgedFinding } from './document-findings.ts';

/** What the panel is told of a document: what was found, and what is to happen to it by itself. */
export type Told = { found: JudgedFinding[]; scheduled: ScheduledWork[] };

/** GET /{collection}/{id}/checks: what is to be looked at in the newest draft before it is published. */
export function checksEndpoint(collection: CheckedCollection): Endpoint {
  return endpoint('/:id/checks', (req) => ({ collection, id: Number(req.routeParams?.id) }));
}

/** GET /globals/{slug}/checks: the same for a drafted global. */
export function globalChecksEndpoint(global: NonNullable<Checked['global']>): Endpoint {
  return endpoint('/checks', () => ({ global }));
}

function endpoint(path: string, subjectOf: (req: PayloadRequest) => Checked): Endpoint {
  return {
    path,
    method: 'get',
    handler: async (req) => {
      if (!staff({ req })) return notAllowed(req);
      const of = subjectOf(req);
      const draft = await newestDraft(req, of);
      if (!draft) return Response.json({ message: 'There is no such document.' }, { status: 404 });
      const told: Told = {
        found: await documentFindings(req, of, draft, await shownState(req, of)),
        scheduled: await scheduledWork(req.payload, of),
      };
      return Response.json(told, { headers: { 'cache-control': 'no-store' } });
    },
  };
}

/** As far as the person may read it. */
async function newestDraft(req: PayloadRequest, of: Checked): Promise<Stored | undefined> {
  const newest = { draft: true, locale: 'all', depth: 0, overrideAccess: false, user: req.user } as const;
  if (of.global) return (await req.payload.findGlobal({ slug: of.global, ...newest })) as unknown as Stored;
  if (!Number.isSafeInteger(of.id)) return undefined;
  const where = { id: { equals: of.id } };
  const { docs } = await req.payload.find({ collection: of.collection, where, limit: 1, trash: true, ...newest });
  return (docs as unknown as Stored[])[0];
}
