import type { CollectionConfig } from 'payload';
import { nobody } from '../access/rules.ts';
import { linkPlacesSlug } from '../links/link-place.ts';

/** The index of where everything is linked and used (decision 0047): a row for a place. */
export const linkPlaces: CollectionConfig = {
  slug: linkPlacesSlug,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'target', type: 'text', required: true, index: true },
    { name: 'source', type: 'text', required: true, index: true },
    { name: 'state', type: 'text', required: true },
    { name: 'path', type: 'text', required: true },
    { name: 'language', type: 'text' },
    { name: 'label', type: 'json', required: true },
  ],
};
