import type { Endpoint, PayloadRequest } from 'payload';
import { noSuchDocument, notAllowed } from '../access/roles.ts';
import { staff } from '../access/rules.ts';
import { readableDraft } from '../readable-draft.ts';
import { type ScheduledWork, scheduledWork } from '../record/scheduled-work.ts';
import { withWriters } from '../schedules/written-since.ts';
import { shownState } from '../subject.ts';
import type { Checked, CheckedCollection } from './checked.ts';
import { documentFindings, type JudgedFinding } from './document-findings.ts';

/** What the panel is told of a document: what was found, and what is to happen to it by itself. */
export type ChecksResponse = { found: JudgedFinding[]; scheduled: ScheduledWork[] };

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
      const draft = await readableDraft(req, of);
      if (!draft) return noSuchDocument();
      const body: ChecksResponse = {
        found: await documentFindings(req, of, draft, await shownState(req, of)),
        scheduled: await withWriters(req, await scheduledWork(req.payload, of)),
      };
      return Response.json(body, { headers: { 'cache-control': 'no-store' } });
    },
  };
}
