import type { CollectionConfig, Field, FieldHook } from 'payload';
import { namedOnly } from '../access/confidential.ts';
import { refuseWriting } from '../access/refuse-writing.ts';
import { adminOnly, nobody } from '../access/rules.ts';
import { type Label, label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { technical } from '../fields/technical.ts';
import { actionLabels } from '../record/actions.ts';
import type { Entry } from '../record/entry.ts';
import { entryWords } from '../record/entry-words.ts';
import { exportRecord } from '../record/export-record.ts';

const sealed = { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody };

/** Whoever reads it reads the title of an entry in the words of the admin; what is stored and sealed stays. */
const saidInWords: FieldHook = ({ value, data, req }) =>
  req.user && data ? entryWords(req).subject({ ...data, subject: value } as Entry) : value;

function textField(name: string, fieldLabel: Label, extra: { index?: boolean; admin?: object } = {}): Field {
  return { name, type: 'text', label: fieldLabel, ...extra };
}

const latin = { components: { Field: '/fields/said.tsx#LatinField' } };

/**
 * The record: every act of the staff and of the service by itself, each entry with the hash of the one before
 * (decision 0018). Administrators read it; nobody changes it.
 */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: label('Entry of the record', 'قيد في السجل'), plural: label('Record of acts', 'سجل الإجراءات') },
  access: { ...sealed, read: namedOnly(adminOnly) },
  admin: {
    group: menuGroups.administration,
    useAsTitle: 'subject',
    hideAPIURL: true,
    defaultColumns: ['createdAt', 'action', 'actorName', 'subject', 'targetCollection', 'address'],
    listSearchableFields: ['actorName', 'actorEmail', 'subject'],
    pagination: { defaultLimit: 50 },
    components: { beforeListTable: ['/cases/inbox/export-link.tsx#ExportLink'] },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  hooks: { beforeOperation: [refuseWriting('The record can only be read.')] },
  endpoints: [{ path: '/export.csv', method: 'get', handler: exportRecord }],
  fields: [
    {
      name: 'action',
      type: 'select',
      label: label('Act', 'الإجراء'),
      required: true,
      index: true,
      options: Object.entries(actionLabels).map(([value, words]) => ({ value, label: words })),
    },
    textField('actorName', label('Name', 'الاسم'), {
      index: true,
      admin: { components: { Cell: '/record/entry-cells.tsx#ActorCell' } },
    }),
    textField('actorEmail', label('Email', 'البريد الإلكتروني'), { index: true, admin: latin }),
    { name: 'by', type: 'relationship', relationTo: 'users', label: label('By', 'بواسطة'), index: true },
    textField('actorId', label('Id of the person', 'معرّف المستخدم')),
    textField('address', label('From where', 'من أين'), {
      admin: { components: { ...latin.components, Cell: '/record/entry-cells.tsx#AddressCell' } },
    }),
    textField('targetCollection', label('Collection', 'المجموعة'), {
      index: true,
      admin: {
        components: { Cell: '/record/entry-cells.tsx#TargetCell', Field: '/record/entry-cells.tsx#TargetField' },
      },
    }),
    textField('targetId', label('Id', 'المعرّف'), { index: true }),
    {
      name: 'subject',
      type: 'text',
      label: label('Of what', 'الموضوع'),
      required: true,
      hooks: { afterRead: [saidInWords] },
      admin: {
        components: { Cell: '/record/entry-cells.tsx#SubjectCell', Field: '/record/entry-cells.tsx#SubjectField' },
      },
    },
    { name: 'changes', type: 'json', admin: technical },
    {
      name: 'changesView',
      type: 'ui',
      label: label('Before and after', 'قبل وبعد'),
      admin: { components: { Field: '/record/changes-view.tsx#ChangesView' }, disableListColumn: true },
    },
    // Says who may read the entry (decision 0046), and is no part of what is sealed.
    { name: 'confidential', type: 'checkbox', index: true, defaultValue: false, admin: technical },
    { name: 'sequence', type: 'number', label: label('Number', 'الرقم'), unique: true },
    textField('previousHash', label('Hash of the entry before', 'بصمة القيد السابق'), { admin: latin }),
    textField('hash', label('Hash', 'البصمة'), { admin: latin }),
  ],
};

/** One row: where the chain of the record ends, and where it begins since older entries were let go. */
export const auditHead: CollectionConfig = {
  slug: 'audit-head',
  access: sealed,
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  hooks: { beforeOperation: [refuseWriting('The record can only be read.')] },
  fields: [
    { name: 'sequence', type: 'number', required: true },
    { name: 'hash', type: 'text', required: true },
    { name: 'baseSequence', type: 'number', required: true },
    { name: 'baseHash', type: 'text', required: true },
  ],
};
