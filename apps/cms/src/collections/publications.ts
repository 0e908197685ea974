import type { CollectionConfig } from 'payload';
import { refuseWriting } from '../access/refuse-writing.ts';
import { nobody, staff } from '../access/rules.ts';
import { label } from '../fields/labels.ts';
import { openAsItWas, openSiteAsItWas } from '../publications/open-as-it-was.ts';
import { publicationsSlug } from '../publications/publication.ts';

/**
 * What was online when (decision 0031): every publication and every taking offline, with what visitors then saw. Rows are added
 * with the publication itself.
 */
export const publications: CollectionConfig = {
  slug: publicationsSlug,
  labels: { singular: label('Publication', 'عملية نشر'), plural: label('What was online', 'ما كان منشورًا') },
  access: { create: nobody, read: staff, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  disableDuplicate: true,
  hooks: { beforeOperation: [refuseWriting('What was online can only be read.')] },
  endpoints: [openAsItWas, openSiteAsItWas],
  fields: [
    { name: 'subject', type: 'text', required: true, index: true },
    { name: 'title', type: 'text', required: true },
    { name: 'state', type: 'text', required: true },
    { name: 'at', type: 'date', required: true, index: true },
    { name: 'by', type: 'text' },
    { name: 'approvedBy', type: 'text' },
    { name: 'withoutReview', type: 'text' },
    { name: 'content', type: 'json' },
  ],
};
