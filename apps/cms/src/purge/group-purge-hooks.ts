import type { CollectionConfig } from 'payload';
import { enqueuePurge } from './enqueue-purge.ts';
import { idsOf, keysOfPages } from './group-mates.ts';

/** A group shows on each of its pages; pages that left it lose their side list. */
export const groupPurgeHooks: NonNullable<CollectionConfig['hooks']> = {
  afterChange: [
    async ({ doc, previousDoc, req }) => {
      await enqueuePurge(req, await keysOfPages(req, new Set([...idsOf(doc.pages), ...idsOf(previousDoc?.pages)])));
    },
  ],
  afterDelete: [async ({ doc, req }) => enqueuePurge(req, await keysOfPages(req, idsOf(doc.pages)))],
};
