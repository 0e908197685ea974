import type { CollectionConfig } from 'payload';
import { adminOnly, nobody } from '../access/rules.ts';
import { label } from '../fields/labels.ts';

/** Who took personal data out of the service or erased it, and when. Nobody edits this. */
export const auditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: label('Audit entry', 'قيد مراجعة'), plural: label('Audit log', 'سجل المراجعة') },
  access: { create: nobody, read: adminOnly, update: nobody, delete: nobody, readVersions: nobody, unlock: nobody },
  admin: {
    group: label('Administration', 'الإدارة'),
    useAsTitle: 'action',
    defaultColumns: ['action', 'subject', 'by', 'createdAt'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'action',
      type: 'select',
      label: label('Action', 'الإجراء'),
      required: true,
      index: true,
      options: [
        { value: 'file-download', label: label('File downloaded', 'تنزيل ملف') },
        { value: 'list-export', label: label('List exported', 'تصدير قائمة') },
        { value: 'person-export', label: label('Data of a person exported', 'تصدير بيانات شخص') },
        { value: 'person-erase', label: label('Data of a person erased', 'حذف بيانات شخص') },
        { value: 'retention', label: label('Erased by retention', 'حذف بانتهاء مدة الاحتفاظ') },
      ],
    },
    { name: 'by', type: 'relationship', relationTo: 'users', label: label('By', 'بواسطة'), index: true },
    { name: 'subject', type: 'text', label: label('Of what', 'الموضوع'), required: true },
  ],
};
