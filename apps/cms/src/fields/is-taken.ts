import type { CollectionSlug, PayloadRequest, TypedLocale } from 'payload';

/** Whether a text of a copy stands in another document already, in one language where that is told; asked in the transaction of the copy. */
export async function isTaken(
  req: PayloadRequest,
  collection: string,
  [field, text]: [field: string, text: string],
  locale?: TypedLocale,
): Promise<boolean> {
  const where = { [field]: { equals: text } };
  const query = { collection: collection as CollectionSlug, where, locale, req };
  return (await req.payload.db.count(query)).totalDocs > 0;
}
