import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { type Publication, publicationsSlug } from './publications/publication.ts';

/**
 * What a document that is offline was called when visitors saw it, in every language: never what somebody wrote since. Undefined
 * where it never was online.
 */
export async function titleOnlineLast(
  { payload: { db }, transactionID }: { payload: Payload; transactionID?: PayloadRequest['transactionID'] },
  { collection, id }: { collection: CollectionSlug; id: number },
): Promise<unknown> {
  const where: Where = { and: [{ subject: { equals: `${collection}/${id}` } }, { state: { equals: 'online' } }] };
  const last = { collection: publicationsSlug, where, sort: '-id', limit: 1, pagination: false } as const;
  const req = { transactionID };
  return (await db.find<Publication>({ ...last, req })).docs[0]?.content?.title;
}
