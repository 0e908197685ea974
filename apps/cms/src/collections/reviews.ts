import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { nobody, staff } from '../access/rules.ts';
import { label } from '../fields/labels.ts';
import { refusal } from '../refusal.ts';
import { reviewsSlug } from '../review/review.ts';

/** An approval is given by its own endpoint, which knows who wrote the text; no other operation writes one. */
const refuseWriting: CollectionBeforeOperationHook = ({ operation, args }) => {
  if (operation !== 'read') throw refusal('A review is written by its own acts alone.', 403);
  return args;
};

/** Where the review of each page, job and rate table stands (decision 0045). */
export const reviews: CollectionConfig = {
  slug: reviewsSlug,
  labels: { singular: label('Review', 'مراجعة'), plural: label('Reviews', 'المراجعات') },
  access: { create: nobody, read: staff, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  disableDuplicate: true,
  hooks: { beforeOperation: [refuseWriting] },
  fields: [
    { name: 'subject', type: 'text', required: true, unique: true },
    { name: 'targetCollection', type: 'text', required: true },
    { name: 'targetId', type: 'number', required: true },
    { name: 'state', type: 'text', required: true, index: true },
    // Ids alone, as of whoever edited a version: an account can be deleted.
    { name: 'author', type: 'number' },
    { name: 'authorName', type: 'text' },
    { name: 'note', type: 'text' },
    { name: 'judge', type: 'number' },
    { name: 'judgeName', type: 'text' },
    { name: 'comment', type: 'text' },
    { name: 'fingerprint', type: 'text', required: true },
    { name: 'at', type: 'date', required: true, index: true },
  ],
};
