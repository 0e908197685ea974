import type { PayloadRequest, Where } from 'payload';
import { documentAddress } from '../media/picture-address.ts';
import { targetOf } from '../site-path.ts';
import { type LinkedCollection, linkPlacesSlug, type StoredPlace } from './link-place.ts';

type Values = { name?: unknown; key?: unknown; filename?: string | null };

const addressesOf: Record<LinkedCollection, (values: Values) => string | undefined> = {
  pages: ({ name }) => (name ? `/${name}` : undefined),
  jobs: ({ key }) => (key ? `/career-details/${key}` : undefined),
  documents: documentAddress,
  media: documentAddress,
  countries: () => undefined,
};

/** The address on the site of something that can be linked to. */
export function addressOf(collection: LinkedCollection, values: Values): string | undefined {
  return addressesOf[collection](values);
}

/** All that the index calls a document: what is chosen, its addresses, online and as its draft renames it, and the former ones that lead there. */
export async function targetsOf(req: PayloadRequest, collection: LinkedCollection, id: number): Promise<string[]> {
  const where = { id: { equals: id } };
  const row = await req.payload.db.findOne<Values & { id: number }>({ collection, where, req });
  // Its own request in the same transaction: Payload notes on it what is read.
  const inTransaction = { transactionID: await req.transactionID };
  const newest = { collection, where, draft: true, depth: 0, limit: 1, trash: true, req: inTransaction } as const;
  const { docs } = await req.payload.find({ ...newest, overrideAccess: true });
  const states = [row, docs[0] as Values | undefined].filter((values) => values !== null && values !== undefined);
  const addresses = states.map((values) => targetOf(addressOf(collection, values)));
  const own = [...new Set([`${collection}/${id}`, ...addresses.filter((address) => address !== undefined)])];
  return [...own, ...(await formerAddresses(req, own))];
}

/** Of a page that was renamed: links that name it as it was lead there by a redirect, and nowhere without it. */
async function formerAddresses(req: PayloadRequest, targets: string[]): Promise<string[]> {
  const leading: Where = { and: [{ target: { in: targets } }, { source: { like: 'redirects/' } }] };
  const known = { collection: linkPlacesSlug, where: leading, pagination: false, req } as const;
  const { docs: places } = await req.payload.db.find<StoredPlace>(known);
  if (places.length === 0) return [];
  const where = { id: { in: places.map(({ source }) => source.split('/')[1]) } };
  const { docs } = await req.payload.db.find<{ from: string }>({
    collection: 'redirects',
    where,
    pagination: false,
    req,
  });
  return docs.map(({ from }) => targetOf(`/${from}`)).filter((target) => target !== undefined);
}
