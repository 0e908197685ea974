import type { Access, CollectionConfig } from 'payload';
import { refuseWriting } from '../access/refuse-writing.ts';
import { hasRole } from '../access/roles.ts';
import { nobody } from '../access/rules.ts';
import { label } from '../fields/labels.ts';
import { reviewsSlug } from '../stored-review.ts';

/** Who reads the drafts that are reviewed: notes and comments tell of texts that are not online yet. */
const readDrafts: Access = ({ req }) =>
  hasRole(req, 'admin', 'editor', 'reviewer') || (hasRole(req, 'people') && { targetCollection: { equals: 'jobs' } });

/**
 * Where the review of each page, job and rate table stands (decision 0045). An approval is given by its own endpoint, which
 * knows who wrote the text.
 */
export const reviews: CollectionConfig = {
  slug: reviewsSlug,
  labels: { singular: label('Review', 'مراجعة'), plural: label('Reviews', 'المراجعات') },
  access: { create: nobody, read: readDrafts, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  disableDuplicate: true,
  hooks: { beforeOperation: [refuseWriting('A review is written by its own acts alone.')] },
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
