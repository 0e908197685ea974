import type { CollectionConfig } from 'payload';
import { nobody } from '../access/rules.ts';

/** What became old, in the order of the changes: the events of `GET /events`, kept for a day. */
export const purgeEvents: CollectionConfig = {
  slug: 'purge-events',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [{ name: 'keys', type: 'json', required: true }],
};
