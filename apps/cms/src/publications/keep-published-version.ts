import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Where,
} from 'payload';
import { untyped } from '../untyped.ts';

type Version = { _status?: string | null };

const takesOffline = 'takes-offline';

const noteWish: CollectionBeforeOperationHook = ({ operation, args, req }) => {
  const { unpublishAllLocales, data } = args as { unpublishAllLocales?: boolean | string; data?: Version };
  const wish = operation === 'update' && String(unpublishAllLocales ?? false) === 'true';
  // Payload would publish it all the same, and look at none of its fields.
  if (wish && data?._status === 'published') throw new APIError('Publish it or take it offline, not both.', 400);
  if (operation === 'update') req.context[takesOffline] = wish;
  return args;
};

const copyVersion: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (req.context[takesOffline] !== true || originalDoc?.id === undefined) return data;
  const collectionSlug = collection.slug as CollectionSlug;
  const parent = originalDoc.id;
  const where: Where = { and: [{ parent: { equals: parent } }, { latest: { equals: true } }] };
  const query = { collection: collectionSlug, where, limit: 1, pagination: false, req };
  const [latest] = (await req.payload.db.findVersions<Version>(query)).docs;
  if (!latest) return data;
  const now = new Date().toISOString();
  const copy = { collectionSlug, parent, versionData: untyped(latest.version), autosave: false } as const;
  await req.payload.db.createVersion({ ...copy, createdAt: now, updatedAt: now, req });
  return data;
};

/**
 * A collection that keeps the version that was public in its list. Payload takes a document offline by writing over its
 * newest version: it finds a copy there to write over.
 */
export function withKeptVersions(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), noteWish],
      beforeChange: [...(hooks.beforeChange ?? []), copyVersion],
    },
  };
}
