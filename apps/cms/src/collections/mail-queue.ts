import type { CollectionConfig, Field } from 'payload';
import { namedOnly } from '../access/confidential.ts';
import { adminOnly, nobody } from '../access/rules.ts';
import { fixed, queueFields } from '../delivery/queue-fields.ts';
import { tryAnew } from '../delivery/try-anew.ts';
import { label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { technical } from '../fields/technical.ts';
import { recordReading } from '../record/reading-hook.ts';
import { caseReferenceFields, teamField } from './case-reference-fields.ts';
import { ownTeam } from './private-files.ts';

/**
 * Mails to senders and teams, written with the case, and to owners of accounts, written with the act that they are told
 * of: sent after it, and waiting here while there is no SMTP. Those to accounts, of what was scheduled too, have no team:
 * administrators alone see them.
 */
export const mailQueue: CollectionConfig = {
  slug: 'mail-queue',
  labels: { singular: label('Mail', 'رسالة بريد'), plural: label('Outgoing mail', 'البريد الصادر') },
  access: {
    create: nobody,
    read: ownTeam,
    update: namedOnly(adminOnly),
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
  },
  admin: {
    group: menuGroups.inbox,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'state', 'attempts', 'lastError', 'createdAt'],
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  hooks: { beforeChange: [tryAnew], afterOperation: [recordReading('mail-queue')] },
  lockDocuments: false,
  fields: [
    fixed({ name: 'to', type: 'text', label: label('To', 'إلى'), required: true, index: true }),
    fixed({ name: 'subject', type: 'text', label: label('Subject', 'الموضوع'), required: true }),
    fixed({ name: 'body', type: 'textarea', label: label('Text', 'النص'), required: true }),
    { name: 'html', type: 'textarea', admin: technical, access: { read: () => false, update: () => false } },
    ...queueFields,
    ...[teamField, ...caseReferenceFields].map((field) => fixed({ ...field, required: false } as Field)),
  ],
};
