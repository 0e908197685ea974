import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { nobody, staff } from '../access/rules.ts';
import { label } from '../fields/labels.ts';
import { openAsItWas } from '../publications/open-as-it-was.ts';
import { publicationsSlug } from '../publications/publication.ts';
import { refusal } from '../refusal.ts';

/** Rows are added below every operation, with the publication itself; nobody changes one, not with all rights either. */
const refuseWriting: CollectionBeforeOperationHook = ({ operation, args }) => {
  if (operation !== 'read') throw refusal('What was online can only be read.', 403);
  return args;
};

/** What was online when (decision 0031): every publication and every taking offline, with what visitors then saw. */
export const publications: CollectionConfig = {
  slug: publicationsSlug,
  labels: { singular: label('Publication', 'عملية نشر'), plural: label('What was online', 'ما كان منشورًا') },
  access: { create: nobody, read: staff, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  disableDuplicate: true,
  hooks: { beforeOperation: [refuseWriting] },
  endpoints: [openAsItWas],
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
