import type { CollectionConfig } from 'payload';
import { nobody } from '../access/rules.ts';

/** Who has a document open right now (decision 0030). Rows go when their person leaves, or has not been heard of. */
export const openDocuments: CollectionConfig = {
  slug: 'open-documents',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'subject', type: 'text', required: true, index: true },
    { name: 'person', type: 'relationship', relationTo: 'users', index: true },
    { name: 'seenAt', type: 'date', required: true, index: true },
  ],
};
