import type { CollectionSlug, Payload, Where } from 'payload';
import { type Publication, publicationsSlug } from './publications/publication.ts';

/**
 * What a document that is offline was called when visitors saw it, in every language: never what somebody wrote since. Undefined
 * where it never was online.
 */
export async function titleOnlineLast(
  { db }: Payload,
  { collection, id }: { collection: CollectionSlug; id: number },
): Promise<unknown> {
  const where: Where = { and: [{ subject: { equals: `${collection}/${id}` } }, { state: { equals: 'online' } }] };
  const last = { collection: publicationsSlug, where, sort: '-id', limit: 1, pagination: false } as const;
  return (await db.find<Publication>(last)).docs[0]?.content?.title;
}
