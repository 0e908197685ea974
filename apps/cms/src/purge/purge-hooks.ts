import type { CollectionConfig, GlobalConfig } from 'payload';
import { enqueuePurge, type PurgeKey } from './enqueue-purge.ts';

type Hooks = Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>;

/** A collection of which every change makes the same responses old. */
export function purgeHooks(...keys: PurgeKey[]): Hooks {
  return {
    afterChange: [({ req }) => enqueuePurge(req, keys)],
    afterDelete: [({ req }) => enqueuePurge(req, keys)],
  };
}

/** A global of which every change that visitors see makes these responses old; a draft does not. */
export function globalPurgeHooks(...keys: PurgeKey[]): NonNullable<GlobalConfig['hooks']> {
  return {
    afterChange: [
      async ({ doc, req }) => {
        if (doc._status !== 'draft') await enqueuePurge(req, keys);
      },
    ],
  };
}
