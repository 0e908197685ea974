import type { CollectionConfig } from 'payload';
import { nobody } from '../access/rules.ts';

/** How often somebody did something within a window of time. Rows go when their window has passed. */
export const rateLimits: CollectionConfig = {
  slug: 'rate-limits',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'count', type: 'number', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
};
