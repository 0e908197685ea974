import type { CollectionConfig } from 'payload';
import { selfAndTeam } from '../access/colleagues.ts';
import { outsideTransaction } from '../access/forgotten-password.ts';
import { roleLabels, roles } from '../access/roles.ts';
import { adminOnly, staff } from '../access/rules.ts';
import { newPasswordMail, newPasswordSubject } from '../admin/account-mail.ts';
import { config } from '../config.ts';
import { label } from '../fields/labels.ts';

/** People who work in the content service. Everybody edits only themselves; administrators see and edit all. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: label('Person', 'مستخدم'), plural: label('People', 'المستخدمون') },
  auth: {
    cookies: { secure: config.production && config.siteUrl.startsWith('https:'), sameSite: 'Lax' },
    removeTokenFromResponses: true,
    maxLoginAttempts: 5,
    lockTime: 600_000,
    tokenExpiration: 7200,
    forgotPassword: { generateEmailSubject: newPasswordSubject, generateEmailHTML: newPasswordMail },
  },
  hooks: { beforeOperation: [outsideTransaction] },
  access: {
    admin: ({ req }) => Boolean(staff({ req })),
    create: adminOnly,
    read: selfAndTeam,
    update: ({ req }) => adminOnly({ req }) === true || (req.user ? { id: { equals: req.user.id } } : false),
    delete: adminOnly,
    unlock: adminOnly,
    readVersions: adminOnly,
  },
  admin: { group: label('Administration', 'الإدارة'), useAsTitle: 'name', defaultColumns: ['name', 'email', 'role'] },
  fields: [
    { name: 'name', type: 'text', label: label('Name', 'الاسم'), required: true },
    {
      name: 'role',
      type: 'select',
      label: label('Role', 'الدور'),
      required: true,
      defaultValue: 'editor',
      options: roles.map((role) => ({ value: role, label: roleLabels[role] })),
      access: { create: ({ req }) => adminOnly({ req }) === true, update: ({ req }) => adminOnly({ req }) === true },
    },
  ],
};
