import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';

/** Payload gives a copy the moment at which its original was changed: it would stand deep in the list, as changed before it was made. */
const changedNow: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  const isCopy = operation === 'create' && Boolean(originalDoc?.updatedAt);
  return isCopy ? { ...data, updatedAt: new Date().toISOString() } : data;
};

/** A collection whose copies are as new as they are. */
export function withCopyMoment(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection;
  return { ...collection, hooks: { ...hooks, beforeChange: [...(hooks.beforeChange ?? []), changedNow] } };
}
