import type { CollectionConfig } from 'payload';
import { namedOnly } from '../access/confidential.ts';
import { adminOnly, nobody } from '../access/rules.ts';
import { fixed, queueFields } from '../delivery/queue-fields.ts';
import { tryAnew } from '../delivery/try-anew.ts';
import { label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { caseReferenceFields } from './case-reference-fields.ts';

const ofNamed = namedOnly(adminOnly);

/** What the insurer's own system has still to be told. The body is made from the case when it is sent. */
export const webhooks: CollectionConfig = {
  slug: 'webhooks',
  labels: { singular: label('Webhook', 'إشعار نظام'), plural: label('Webhooks', 'إشعارات الأنظمة') },
  access: { create: nobody, read: ofNamed, update: ofNamed, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: {
    group: menuGroups.administration,
    useAsTitle: 'eventId',
    defaultColumns: ['event', 'reference', 'state', 'attempts', 'lastError', 'createdAt'],
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  hooks: { beforeChange: [tryAnew] },
  lockDocuments: false,
  fields: [
    fixed({
      name: 'event',
      type: 'select',
      label: label('Event', 'الحدث'),
      required: true,
      options: ['case.created', 'case.changed'],
    }),
    fixed({ name: 'eventId', type: 'text', label: label('Event number', 'رقم الحدث'), required: true, unique: true }),
    ...queueFields,
    ...caseReferenceFields.map(fixed),
  ],
};
