import type { Access, CollectionConfig } from 'payload';
import { namedOnly } from '../access/confidential.ts';
import { roleOf } from '../access/roles.ts';
import { nobody } from '../access/rules.ts';
import { downloadPrivateFile } from '../cases/files/download-private-file.ts';
import { label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { technical } from '../fields/technical.ts';
import { recordReading } from '../record/reading-hook.ts';
import { caseReferenceFields, teamField } from './case-reference-fields.ts';

/** The team that handles the case, and administrators; of confidential cases, those of them who are named. */
export const ownTeam: Access = namedOnly(({ req }) => {
  const role = roleOf(req);
  if (role === 'admin') return true;
  return role === 'care' || role === 'people' ? { team: { equals: role } } : false;
});

/** Known to programs alone: nobody looks for a file by it. */
const unasked = { disableListFilter: true };
const size = { Cell: '/cases/files/file-size.tsx#FileSizeCell', Field: '/cases/files/file-size.tsx#FileSizeField' };

/** CVs and papers: what they are and where. The content lies in a folder that no route serves (decision 0007). */
export const privateFiles: CollectionConfig = {
  slug: 'private-files',
  labels: { singular: label('File of a case', 'ملف مرفق'), plural: label('Files of cases', 'الملفات المرفقة') },
  access: { create: nobody, read: ownTeam, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: {
    group: menuGroups.inbox,
    useAsTitle: 'name',
    defaultColumns: ['name', 'reference', 'size', 'type', 'scan', 'createdAt'],
    hideAPIURL: true,
  },
  disableDuplicate: true,
  lockDocuments: false,
  hooks: { afterOperation: [recordReading('private-files')] },
  endpoints: [{ path: '/:id/download', method: 'get', handler: downloadPrivateFile }],
  fields: [
    {
      name: 'download',
      type: 'ui',
      label: label('Download', 'تنزيل'),
      admin: { components: { Field: '/cases/files/download-link.tsx#DownloadLink' }, disableListColumn: true },
    },
    { name: 'name', type: 'text', label: label('Name', 'الاسم'), required: true },
    {
      name: 'storedName',
      type: 'text',
      required: true,
      unique: true,
      admin: technical,
      access: { read: () => false },
    },
    {
      name: 'size',
      type: 'number',
      label: label('Size', 'الحجم'),
      required: true,
      admin: { ...unasked, components: size },
    },
    { name: 'type', type: 'text', label: label('Type', 'النوع'), required: true },
    { name: 'sha256', type: 'text', label: label('SHA-256', 'SHA-256'), required: true, admin: unasked },
    {
      name: 'scan',
      type: 'select',
      label: label('Virus scan', 'فحص الفيروسات'),
      required: true,
      index: true,
      defaultValue: 'not-scanned',
      options: [
        { value: 'not-scanned', label: label('Not scanned', 'لم يُفحص') },
        { value: 'clean', label: label('Clean', 'سليم') },
        { value: 'infected', label: label('Infected', 'مصاب') },
      ],
    },
    // The row of the message that it came with; empty: it came with the case.
    { name: 'message', type: 'number', index: true, admin: technical },
    { name: 'scannedAt', type: 'date', label: label('Scanned, or last tried', 'وقت الفحص أو آخر محاولة') },
    teamField,
    ...caseReferenceFields,
  ],
};
