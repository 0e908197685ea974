import type { CollectionConfig } from 'payload';
import { nobody } from '../access/rules.ts';

/** What the site has still to be told: rows are written with the change and delivered after it. */
export const outbox: CollectionConfig = {
  slug: 'outbox',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'keys', type: 'json', required: true },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'nextAttemptAt', type: 'date', required: true, index: true },
    { name: 'lastError', type: 'text' },
  ],
};
