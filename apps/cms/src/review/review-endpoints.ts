import type { Endpoint, PayloadRequest } from 'payload';
import { notAllowed } from '../access/roles.ts';
import { staff } from '../access/rules.ts';
import { actOnReview, reviewActs } from './review-acts.ts';
import type { ReviewedCollection } from './reviewed-collections.ts';
import { standingOf } from './standing.ts';

const longest = 1000;

/** GET and POST /{collection}/{id}/review: where its review stands, and the acts of it. */
export function reviewEndpoints(collection: ReviewedCollection): Endpoint[] {
  const told = async (req: PayloadRequest, id: number) => {
    const standing = await standingOf(req, { collection, id });
    if (!standing) return Response.json({ message: 'There is no such document.' }, { status: 404 });
    return Response.json(standing, { headers: { 'cache-control': 'no-store' } });
  };
  return [
    {
      path: '/:id/review',
      method: 'get',
      handler: async (req) => ((await staff({ req })) ? told(req, Number(req.routeParams?.id)) : notAllowed(req)),
    },
    {
      path: '/:id/review',
      method: 'post',
      handler: async (req) => {
        const id = Number(req.routeParams?.id);
        if (!req.user || !(await mayWrite(req, collection))) return notAllowed(req);
        const { act, words = '', seen } = ((await req.json?.()) ?? {}) as Record<string, unknown>;
        const known = Object.keys(reviewActs).find((name) => name === act) as keyof typeof reviewActs | undefined;
        if (
          !Number.isSafeInteger(id) ||
          !known ||
          typeof words !== 'string' ||
          words.length > longest ||
          typeof seen !== 'string'
        )
          return Response.json({ message: 'act, words and seen are needed.' }, { status: 400 });
        await actOnReview(req, { collection, id }, { act: known, words: words.trim(), seen });
        return told(req, id);
      },
    },
  ];
}

/** Who may publish may send, judge and let through. */
async function mayWrite(req: PayloadRequest, collection: ReviewedCollection): Promise<boolean> {
  return Boolean(await req.payload.collections[collection].config.access.update({ req }));
}
