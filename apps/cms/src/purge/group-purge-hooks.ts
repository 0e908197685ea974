import type { CollectionConfig, PayloadRequest } from 'payload';
import { enqueuePurge, type PurgeKey } from './enqueue-purge.ts';

/** A group shows on each of its pages; pages that left it lose their side list. */
export const groupPurgeHooks: NonNullable<CollectionConfig['hooks']> = {
  afterChange: [
    async ({ doc, previousDoc, req }) => {
      await enqueuePurge(req, await keysOfPages(req, new Set([...idsOf(doc.pages), ...idsOf(previousDoc?.pages)])));
    },
  ],
  afterDelete: [async ({ doc, req }) => enqueuePurge(req, await keysOfPages(req, idsOf(doc.pages)))],
};

type Id = string | number;

/** Keys of the pages with these ids. */
export async function keysOfPages(req: PayloadRequest, ids: Iterable<Id>): Promise<PurgeKey[]> {
  const wanted = [...ids];
  if (wanted.length === 0) return [];
  const read = { select: { name: true }, joins: false, depth: 0, pagination: false, req } as const;
  const { docs } = await req.payload.find({ collection: 'pages', where: { id: { in: wanted } }, ...read });
  return docs.map((page) => `pages/${page.name}`);
}

/** Keys of all pages that list this page in their side list. */
export async function keysOfGroupMates(req: PayloadRequest, pageId: Id): Promise<PurgeKey[]> {
  const where = { pages: { equals: pageId } };
  const groups = await req.payload.find({ collection: 'page-groups', where, depth: 0, pagination: false, req });
  const mates = groups.docs.flatMap((group) => idsOf(group.pages));
  return keysOfPages(req, mates);
}

/** Ids of a relationship, populated or not. */
function idsOf(value: unknown): Id[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry) => (typeof entry === 'object' && entry !== null ? (entry as { id: Id }).id : (entry as Id)));
}
