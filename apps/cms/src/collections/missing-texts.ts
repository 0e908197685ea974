import type { CollectionConfig } from 'payload';
import { nobody } from '../access/rules.ts';
import { missingTextsSlug } from '../admin/languages/note-missing-texts.ts';

/** How many Arabic (`count`) and English texts each document lacks, counted as it is saved (decision 0049): a row for a document. */
export const missingTexts: CollectionConfig = {
  slug: missingTextsSlug,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  fields: [
    { name: 'source', type: 'text', required: true, unique: true },
    { name: 'count', type: 'number', required: true, index: true },
    { name: 'english', type: 'number', index: true },
    { name: 'titleEn', type: 'text' },
    { name: 'titleAr', type: 'text' },
  ],
};
