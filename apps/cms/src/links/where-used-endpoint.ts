import type { Endpoint, PayloadRequest } from 'payload';
import { noSuchDocument, notAllowed } from '../access/roles.ts';
import { staff } from '../access/rules.ts';
import type { Label } from '../fields/labels.ts';
import { lastName } from '../redirects/last-name.ts';
import { ownRedirect } from '../redirects/own-redirect.ts';
import type { Redirect } from '../redirects/redirect-ends.ts';
import { newestVersion } from '../subject.ts';
import { type Decided, decidedFor, mayDecide } from './departure.ts';
import { redirectsThatLead } from './known-names.ts';
import { isSeen } from './leaving.ts';
import type { LinkedCollection } from './link-place.ts';
import { isHolding } from './refuse-leaving.ts';
import { targetsOf } from './targets-of.ts';
import { type WhereUsed, whereUsed } from './where-used.ts';

export type ShownDecision = { reason?: string; successor?: Label };
/**
 * What the panel is told: the places, whether something holds the document, for who decides it what was decided, and of a page the
 * redirect that somebody wrote at its last address, or else where that leads its visitors while it is away.
 */
export type WhereUsedResponse = WhereUsed & {
  isHeld: boolean;
  isDecider: boolean;
  decided?: ShownDecision;
  ownRedirect?: Redirect;
  ledAway?: Redirect;
};

/** GET /{collection}/{id}/where-used: every place that links to a document or uses it. */
export function whereUsedEndpoint(collection: LinkedCollection): Endpoint {
  return {
    path: '/:id/where-used',
    method: 'get',
    handler: async (req) => {
      if (!staff({ req })) return notAllowed(req);
      const id = Number(req.routeParams?.id);
      if (!Number.isSafeInteger(id)) return noSuchDocument();
      const used = await whereUsed(req, await targetsOf(req, collection, id), { isPerson: true });
      const isDecider = mayDecide(req, collection);
      const decided = isDecider ? shown(await decidedFor(req, `${collection}/${id}`)) : undefined;
      const isHeld = used.usedIn.some(isHolding) && (await isSeen(req, collection, id));
      const redirects = collection === 'pages' ? await redirectsOfPage(req, id) : undefined;
      const body: WhereUsedResponse = { ...used, isHeld, isDecider, decided, ...redirects };
      return Response.json(body, { headers: { 'cache-control': 'no-store' } });
    },
  };
}

/** Of a page that is away, where it would come back under the name of its draft. */
async function redirectsOfPage(
  req: PayloadRequest,
  id: number,
): Promise<Pick<WhereUsedResponse, 'ownRedirect' | 'ledAway'>> {
  const page = await newestVersion(req, { collection: 'pages', id });
  const own = await ownRedirect(req, id, typeof page?.name === 'string' ? page.name : undefined);
  if (own || (await isSeen(req, 'pages', id))) return { ownRedirect: own };
  const from = await lastName(req, id);
  return { ledAway: from === undefined ? undefined : (await redirectsThatLead(req)).find((one) => one.from === from) };
}

function shown(decided: Decided | undefined): ShownDecision | undefined {
  const { reason, successor } = decided ?? {};
  if (!successor) return reason === undefined ? undefined : { reason };
  const { name, title } = successor;
  return { successor: { en: title.en || title.ar || name, ar: title.ar || title.en || name } };
}
