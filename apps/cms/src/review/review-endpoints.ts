import type { Endpoint, PayloadRequest } from 'payload';
import { noSuchDocument, notAllowed } from '../access/roles.ts';
import { staff } from '../access/rules.ts';
import type { DraftedGlobal } from '../drafted-globals.ts';
import { readableDraft } from '../readable-draft.ts';
import type { Reviewed, ReviewedCollection } from '../reviewable.ts';
import { configOf } from '../subject.ts';
import { actOnReview, reviewActs } from './review-acts.ts';
import { standingOf } from './standing.ts';

const longest = 1000;

/**
 * GET and POST /{collection}/{id}/review: where its review stands, for who may read the text that is reviewed, and the acts of
 * it.
 */
export function reviewEndpoints(collection: ReviewedCollection): Endpoint[] {
  return endpoints('/:id/review', (req) => ({ collection, id: Number(req.routeParams?.id) }));
}

/** GET and POST /globals/{slug}/review: the same for a drafted global. */
export function globalReviewEndpoints(global: DraftedGlobal): Endpoint[] {
  return endpoints('/review', () => ({ global }));
}

function endpoints(path: string, subjectOf: (req: PayloadRequest) => Reviewed): Endpoint[] {
  return [
    {
      path,
      method: 'get',
      handler: async (req) => ((await staff({ req })) ? standingResponse(req, subjectOf(req)) : notAllowed(req)),
    },
    {
      path,
      method: 'post',
      handler: async (req) => {
        const of = subjectOf(req);
        if (!req.user || !(await mayWrite(req, of))) return notAllowed(req);
        const { act, words = '', seen } = ((await req.json?.()) ?? {}) as Record<string, unknown>;
        const known = Object.keys(reviewActs).find((name) => name === act) as keyof typeof reviewActs | undefined;
        if (!isNamed(of) || !known || typeof words !== 'string' || words.length > longest || typeof seen !== 'string')
          return Response.json({ message: 'act, words and seen are needed.' }, { status: 400 });
        await actOnReview(req, of, { act: known, words: words.trim(), seen });
        return standingResponse(req, of);
      },
    },
  ];
}

async function standingResponse(req: PayloadRequest, of: Reviewed): Promise<Response> {
  const standing = isNamed(of) && (await readableDraft(req, of)) ? await standingOf(req, of) : undefined;
  if (!standing) return noSuchDocument();
  return Response.json(standing, { headers: { 'cache-control': 'no-store' } });
}

function isNamed({ global, id }: Reviewed): boolean {
  return global !== undefined || Number.isSafeInteger(id);
}

/** Who may publish may send, judge and let through. */
async function mayWrite(req: PayloadRequest, of: Reviewed): Promise<boolean> {
  return Boolean(await configOf(req.payload, of).access.update({ req }));
}
