import type { CollectionConfig } from 'payload';
import { nobody } from '../access/rules.ts';
import { sharedViewsSlug } from '../cases/desk/shared-views.ts';
import { label } from '../fields/labels.ts';

/**
 * Views of the working list that somebody shares with the team (decision 0029): conditions alone, and nothing of any case. Their
 * own calls read and write them.
 */
export const sharedViews: CollectionConfig = {
  slug: sharedViewsSlug,
  labels: { singular: label('Shared view', 'طريقة عرض مشتركة'), plural: label('Shared views', 'طرق العرض المشتركة') },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true, useAsTitle: 'name' },
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    { name: 'name', type: 'text', label: label('Name', 'الاسم'), required: true, maxLength: 60 },
    { name: 'view', type: 'text', label: label('View', 'طريقة العرض'), required: true },
    { name: 'kind', type: 'text', label: label('Kind', 'النوع') },
    { name: 'owner', type: 'number', label: label('Assigned to', 'المسؤول') },
    // Ids and names alone, as of whoever wrote a review: an account can be deleted.
    { name: 'sharedBy', type: 'number', label: label('Shared by', 'شاركها'), required: true, index: true },
    { name: 'sharedByName', type: 'text', label: label('Name of who shared it', 'اسم من شاركها'), required: true },
    { name: 'role', type: 'text', label: label('Role', 'الدور'), required: true, index: true },
  ],
};
