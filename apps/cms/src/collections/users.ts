import {
  type Access,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  commitTransaction,
  type Where,
} from 'payload';
import { roleLabels, roleOf, roles } from '../access/roles.ts';
import { adminOnly, staff } from '../access/rules.ts';
import { newPasswordMail, newPasswordSubject } from '../admin/account-mail.ts';
import { config } from '../config.ts';
import { label } from '../fields/labels.ts';

/**
 * Payload notes the request for a new password outside of the transaction that it has just opened. Where the database
 * has one writer, each would wait for the other until both are given up; so the transaction, empty as yet, is ended.
 */
const outsideTransaction: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'forgotPassword') await commitTransaction(req);
};

/**
 * Administrators see everybody, people see themselves; who shares an inbox sees the others of the team as well, so
 * that a case can be given to one of them.
 */
const selfAndTeam: Access = ({ req }): boolean | Where => {
  const role = roleOf(req);
  if (role === 'admin') return true;
  if (!req.user) return false;
  if (role === 'care' || role === 'people') return { role: { equals: role } };
  return { id: { equals: req.user.id } };
};

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
