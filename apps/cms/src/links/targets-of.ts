import type { PayloadRequest } from 'payload';
import { documentAddress } from '../media/picture-address.ts';
import { targetOf } from '../site-path.ts';
import type { LinkedCollection } from './link-place.ts';

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

/** All that the index calls a document: what is chosen, and its addresses, online and as its draft renames it. */
export async function targetsOf(req: PayloadRequest, collection: LinkedCollection, id: number): Promise<string[]> {
  const where = { id: { equals: id } };
  const row = await req.payload.db.findOne<Values & { id: number }>({ collection, where, req });
  // Its own request in the same transaction: Payload notes on it what is read.
  const own = { transactionID: await req.transactionID };
  const newest = { collection, where, draft: true, depth: 0, limit: 1, trash: true, req: own } as const;
  const { docs } = await req.payload.find({ ...newest, overrideAccess: true });
  const states = [row, docs[0] as Values | undefined].filter((values) => values !== null && values !== undefined);
  const addresses = states.map((values) => targetOf(addressOf(collection, values)));
  return [...new Set([`${collection}/${id}`, ...addresses.filter((address) => address !== undefined)])];
}
