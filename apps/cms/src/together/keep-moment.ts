import type { CollectionAfterChangeHook, CollectionSlug } from 'payload';

/**
 * Keeps when it was saved, of a collection whose own row holds nothing else: all its texts stand in each language and its documents in
 * the table of relations, and Payload then leaves the row as it is, its moment too, so no save of it would ever be stale (decision 0030).
 */
export const keepMoment: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation !== 'update') return doc;
  const updatedAt = new Date().toISOString();
  const slug = collection.slug as CollectionSlug;
  await req.payload.db.updateOne({ collection: slug, id: doc.id, data: { updatedAt }, returning: false, req });
  return { ...doc, updatedAt };
};
