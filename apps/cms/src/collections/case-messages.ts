import type { CollectionConfig } from 'payload';
import { nobody } from '../access/rules.ts';
import { label } from '../fields/labels.ts';
import { recordReading } from '../record/reading-hook.ts';
import { caseReferenceFields, teamField } from './case-reference-fields.ts';
import { ownTeam } from './private-files.ts';

/** What company and customer wrote to each other about a case; read on the case itself (decision 0024). */
export const caseMessages: CollectionConfig = {
  slug: 'case-messages',
  labels: { singular: label('Message of a case', 'رسالة في طلب'), plural: label('Messages of cases', 'رسائل الطلبات') },
  access: { create: nobody, read: ownTeam, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: { hidden: true, useAsTitle: 'reference' },
  disableDuplicate: true,
  lockDocuments: false,
  hooks: { afterOperation: [recordReading('case-messages')] },
  fields: [
    {
      name: 'from',
      type: 'select',
      required: true,
      options: ['company', 'customer'],
    },
    { name: 'text', type: 'textarea' },
    /** Who answered for the company. */
    { name: 'by', type: 'relationship', relationTo: 'users' },
    /** The row of the outgoing mail that took it to the customer. */
    { name: 'mail', type: 'number' },
    /** When the customer opened the case after it. */
    { name: 'openedAt', type: 'date' },
    { name: 'idempotencyKey', type: 'text', unique: true, index: true, access: { read: () => false } },
    { name: 'contentHash', type: 'text', access: { read: () => false } },
    teamField,
    ...caseReferenceFields,
  ],
};
