import type { Endpoint, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { notAllowed } from '../access/roles.ts';
import { staff } from '../access/rules.ts';
import type { Label } from '../fields/labels.ts';
import { decidedFor } from './departure.ts';
import { isSeen } from './leaving.ts';
import type { LinkedCollection } from './link-place.ts';
import { isHolding, titleOf } from './refuse-leaving.ts';
import { targetsOf } from './targets-of.ts';
import { whereUsed } from './where-used.ts';

/** So many of what is selected are looked at: each is a few queries, and more is no question that anybody reads. */
const most = 25;

/** One that is still used by something that stays: in how many places, and in which documents. */
type UsedOne = { title: Label; address: string; count: number; usedIn: Label[]; isHeld: boolean };
/** `selected`: how many go, of which so many were looked at. */
export type UsedManyResponse = { used: UsedOne[]; looked: number; selected: number };

/**
 * GET /{collection}/where-used?where=&search=&trash=&offline=: where what a list has selected is used, asked before all of it goes at
 * once, or before all goes offline that is online.
 */
export function usedManyEndpoint(collection: LinkedCollection): Endpoint {
  return {
    path: '/where-used',
    method: 'get',
    handler: async (req) => {
      if (!staff({ req })) return notAllowed(req);
      const ids = await selected(req, collection);
      const going = ids.map((id) => `/admin/collections/${collection}/${id}`);
      const looked = ids.slice(0, most);
      const used: UsedOne[] = [];
      for (const id of looked) {
        const one = await usedOne(req, collection, id, going);
        if (one) used.push(one);
      }
      const body: UsedManyResponse = { used, looked: looked.length, selected: ids.length };
      return Response.json(body, { headers: { 'cache-control': 'no-store' } });
    },
  };
}

/** What goes together does not hold each other. */
async function usedOne(
  req: PayloadRequest,
  collection: LinkedCollection,
  id: number,
  going: string[],
): Promise<UsedOne | undefined> {
  const { usedIn } = await whereUsed(req, await targetsOf(req, collection, id), { isPerson: true });
  const staying = usedIn.filter(({ address }) => !going.includes(address));
  const count = staying.reduce((sum, { places }) => sum + places.length, 0);
  if (count === 0) return undefined;
  const isInTheWay = staying.some(isHolding) && (await isSeen(req, collection, id));
  return {
    title: await titleOf(req, collection, id),
    address: `/admin/collections/${collection}/${id}#where-used`,
    count,
    usedIn: staying.map(({ title }) => title),
    isHeld: isInTheWay && !(await decidedFor(req, `${collection}/${id}`)),
  };
}

/**
 * As the list of this person shows them, or the trash: its newest drafts, as what was searched for finds them. Of what is to go offline
 * Payload takes what is online, found as visitors see it.
 */
async function selected(req: PayloadRequest, collection: LinkedCollection): Promise<number[]> {
  const { locale, payload, query, user } = req;
  const trash = query.trash === 'true';
  const offline = query.offline === 'true';
  const search = typeof query.search === 'string' ? query.search : '';
  const chosen = (query.where ?? {}) as Where;
  const more: Where[] = [
    ...(trash ? [{ deletedAt: { exists: true } }] : []),
    ...(offline ? [{ _status: { not_equals: 'draft' } }] : []),
  ];
  const found = mergeListSearchAndWhere({
    collectionConfig: payload.collections[collection].config,
    search,
    where: { and: [chosen, ...more] },
  });
  const mine = { overrideAccess: false, user, draft: !offline, depth: 0, pagination: false, select: {} } as const;
  const { docs } = await payload.find({ collection, where: found, ...mine, trash, locale: locale ?? undefined });
  return docs.map(({ id }) => Number(id));
}
