import type { CollectionConfig } from 'payload';
import { nobody } from '../access/rules.ts';

/** Words that nothing was found for on the site, and how often on a day (decision 0041): a row for a day, a language and words. */
export const unansweredSearches: CollectionConfig = {
  slug: 'unanswered-searches',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'day', type: 'text', required: true, index: true },
    { name: 'language', type: 'text', required: true },
    { name: 'words', type: 'text', required: true },
    { name: 'count', type: 'number', required: true },
  ],
};
