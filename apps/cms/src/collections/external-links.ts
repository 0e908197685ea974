import type { CollectionConfig } from 'payload';
import { nobody } from '../access/rules.ts';
import { externalLinksSlug } from '../links/external/external-link.ts';

/** The addresses on other hosts that the site links to, and how each was when it was tried last (decision 0054). */
export const externalLinks: CollectionConfig = {
  slug: externalLinksSlug,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'address', type: 'text', required: true, unique: true },
    { name: 'state', type: 'text', required: true },
    { name: 'failures', type: 'number', required: true },
    { name: 'checkedAt', type: 'date', required: true },
  ],
};
