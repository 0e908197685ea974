import type { CollectionConfig } from 'payload';
import { nobody } from '../access/rules.ts';
import { departuresSlug } from '../links/departure.ts';

/** What becomes of the links to something that is to go offline or be deleted (decision 0047): a row until it has gone. */
export const departures: CollectionConfig = {
  slug: departuresSlug,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'subject', type: 'text', required: true, unique: true, index: true },
    { name: 'successor', type: 'number' },
    { name: 'reason', type: 'text' },
  ],
};
