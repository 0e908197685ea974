import type { GlobalConfig } from 'payload';
import { roleLabels, roles, seeCases } from '../access/roles.ts';
import { adminOnly } from '../access/rules.ts';
import { config } from '../config.ts';
import { label } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';

/** What administrators ask of everybody who signs in (decision 0019). */
export const signInRules: GlobalConfig = {
  slug: 'sign-in-rules',
  label: label('Signing in', 'تسجيل الدخول'),
  access: { read: adminOnly, update: adminOnly, readVersions: adminOnly },
  admin: { group: menuGroups.administration, hideAPIURL: true },
  fields: [
    {
      name: 'secondFactorRoles',
      type: 'select',
      hasMany: true,
      label: label('Second factor is required for', 'التحقق بخطوتين إلزامي لمن دوره'),
      options: roles.map((role) => ({ value: role, label: roleLabels[role] })),
      // Until an administrator decides: where the site is public, everybody who may see cases.
      defaultValue: config.siteUrl.startsWith('https:') ? seeCases : [],
      admin: {
        description: label(
          'People with these roles confirm every sign-in with a passkey or a one-time code. Who has neither yet sets one up right after the password. Whoever is signed in without one signs in again. Everybody else may set one up in their account.',
          'من لهم هذه الأدوار يؤكدون كل تسجيل دخول بمفتاح مرور أو برمز لمرة واحدة. ومن لم يُعِدّ أيًّا منهما يُعِدّه بعد إدخال كلمة المرور مباشرة. ومن سجّل دخوله من دونهما يسجّل الدخول من جديد. ويمكن لغيرهم إعداده من صفحة حسابهم.',
        ),
      },
    },
  ],
};
