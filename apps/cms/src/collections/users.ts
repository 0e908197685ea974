import { keyPurposes } from '@insurer/contract/key-purposes.ts';
import { languages } from '@insurer/contract/language.ts';
import { normaliseText } from '@insurer/contract/requests/normalise.ts';
import type { Access, CollectionConfig, FieldAccess, PayloadRequest, Where } from 'payload';
import { roleLabels, roleOf, roles, seeCases } from '../access/roles.ts';
import { adminOnly, staff } from '../access/rules.ts';
import { newPasswordMail, newPasswordSubject } from '../accounts/account-mail.ts';
import { beginNaming } from '../accounts/begin-naming.ts';
import { endSessionsEndpoint } from '../accounts/end-sessions.ts';
import { inviteAgain, inviteNewPerson, startWithoutPassword, takePasswordAway } from '../accounts/invitation.ts';
import { notifyOfChanges, notifyOfNewPassword } from '../accounts/notify-owner.ts';
import { storeDigestOfLink } from '../accounts/password-links.ts';
import { askPresentPassword, checkPassword, checkResetPassword } from '../accounts/passwords.ts';
import { refuseOwnNaming } from '../accounts/refuse-own-naming.ts';
import { forgetFactors } from '../accounts/second-factor/manage.ts';
import { sessionsFromBefore } from '../accounts/session-secrets.ts';
import {
  describeSession,
  endSessions,
  forgetSessionsOfDisabled,
  noteHalfSession,
  refuseDisabled,
  refusePasswords,
  sessionFields,
} from '../accounts/sessions.ts';
import { limitSignIn, welcomeSignIn } from '../accounts/sign-in-limits.ts';
import { config } from '../config.ts';
import { adminLanguageOf, label, languageLabels } from '../fields/labels.ts';
import { menuGroups } from '../fields/menu-groups.ts';
import { inLanguageOf, type requiredInEnglish } from '../fields/text-fields.ts';

/**
 * Administrators see everybody, people see themselves; who shares an inbox sees the others of the team as well, so
 * that a case can be given to one of them.
 */
const selfAndTeam: Access = ({ req }): boolean | Where => {
  const role = roleOf(req);
  if (role === 'admin') return true;
  if (!req.user || !role) return false;
  if (role === 'care' || role === 'people') return { role: { equals: role } };
  return { id: { equals: req.user.id } };
};

/** For so long a link to a new password is not ended by another request for one. */
const linkHoldsMs = 5 * 60_000;

const notAPhone = label('Enter a phone number, such as 0112345678.', 'أدخل رقم هاتف، مثل 0112345678.');

/** What only accounts of those have who handle cases. */
const handlesCases = (data: { role?: unknown } | undefined) => seeCases.some((role) => role === data?.role);

/** A number as people write it, with an extension where it has one. */
function checkDirectPhone(value: unknown, { req }: Parameters<typeof requiredInEnglish>[1]): string | true {
  const isPhone =
    !value ||
    (typeof value === 'string' && /^\+?\d[\d\s-]{5,18}(\s?(x|ext\.?)\s?\d{1,6})?$/.test(normaliseText(value)));
  return isPhone || inLanguageOf(req, notAPhone);
}

/** By an administrator, of somebody else. Where a form asks what it may offer, Payload gives the account, and not its number beside it. */
const ofOthers: { create: FieldAccess; update: FieldAccess } = {
  create: ({ req }) => adminOnly({ req }) === true,
  update: ({ req, id, doc }) => adminOnly({ req }) === true && req.user?.id !== (id ?? doc?.id),
};

/** People who work in the content service. Everybody edits only themselves; administrators see and edit all. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: label('Person', 'مستخدم'), plural: label('People', 'المستخدمون') },
  auth: {
    cookies: { secure: config.adminUrl.startsWith('https:'), sameSite: 'Strict' },
    removeTokenFromResponses: true,
    // Nobody is locked out: guesses are slowed down (sign-in-limits.ts).
    maxLoginAttempts: 0,
    tokenExpiration: keyPurposes['staff session'].lifeSeconds,
    strategies: sessionsFromBefore,
    forgotPassword: {
      generateEmailSubject: newPasswordSubject,
      generateEmailHTML: newPasswordMail,
      // Each request ends the link before: whoever asks from many networks must not keep the owner from using one.
      minRequestInterval: linkHoldsMs,
    },
  },
  hooks: {
    beforeOperation: [limitSignIn, checkResetPassword, refuseOwnNaming],
    beforeValidate: [startWithoutPassword, checkPassword, askPresentPassword],
    beforeChange: [forgetSessionsOfDisabled, notifyOfChanges, storeDigestOfLink],
    afterChange: [takePasswordAway, beginNaming],
    beforeLogin: [refuseDisabled, refusePasswords, noteHalfSession, describeSession],
    afterLogin: [notifyOfNewPassword],
    afterOperation: [welcomeSignIn, inviteNewPerson],
    afterRead: [endSessions],
    beforeDelete: [forgetFactors],
  },
  access: {
    admin: ({ req }) => Boolean(staff({ req })),
    create: adminOnly,
    read: selfAndTeam,
    update: ({ req }) =>
      adminOnly({ req }) === true || (req.user && staff({ req }) ? { id: { equals: req.user.id } } : false),
    // Nobody deletes themselves: one administrator always stays.
    delete: ({ req }) => adminOnly({ req }) === true && req.user !== null && { id: { not_equals: req.user.id } },
    unlock: adminOnly,
    readVersions: adminOnly,
  },
  endpoints: [inviteAgain, endSessionsEndpoint],
  admin: {
    group: menuGroups.administration,
    useAsTitle: 'name',
    hideAPIURL: true,
    defaultColumns: ['name', 'email', 'role'],
  },
  fields: [
    { name: 'name', type: 'text', label: label('Name', 'الاسم'), required: true },
    {
      name: 'role',
      type: 'select',
      label: label('Role', 'الدور'),
      required: true,
      defaultValue: 'editor',
      options: roles.map((role) => ({ value: role, label: roleLabels[role] })),
      // Nobody changes their own: one administrator always stays.
      access: ofOthers,
    },
    {
      name: 'language',
      type: 'select',
      label: label('Language of mails', 'لغة الرسائل'),
      defaultValue: ({ req }: { req: PayloadRequest }) => adminLanguageOf(req.i18n),
      options: Object.entries(languageLabels).map(([value, words]) => ({ value, label: words })),
    },
    {
      name: 'directPhone',
      type: 'text',
      label: label('Direct number', 'الرقم المباشر'),
      maxLength: 30,
      validate: checkDirectPhone,
      // Customers press it: a browser calls no number in Arabic digits.
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normaliseText(value) : value)] },
      admin: {
        condition: handlesCases,
        description: label(
          'Customers read it in answers that name it, as those to complaints do.',
          'يقرؤه العميل في الردود التي تذكره، مثل الردود على الشكاوى.',
        ),
      },
    },
    {
      name: 'customerName',
      type: 'group',
      label: label('Name that customers read', 'الاسم الذي يقرؤه العملاء'),
      admin: {
        condition: handlesCases,
        description: label(
          'In the language of the letter. Empty: the name above.',
          'بلغة الرسالة. إذا تُرك فارغًا قُرئ الاسم أعلاه.',
        ),
      },
      fields: languages.map((language) => ({
        name: language,
        type: 'text',
        label: languageLabels[language],
        maxLength: 120,
      })),
    },
    {
      name: 'disabled',
      type: 'checkbox',
      label: label('Disabled: may not sign in', 'معطل: لا يمكنه تسجيل الدخول'),
      defaultValue: false,
      // Nobody disables themselves: one administrator always stays.
      access: ofOthers,
    },
    {
      name: 'seesConfidential',
      type: 'checkbox',
      label: label('May see confidential cases', 'مخوَّل بالاطلاع على الطلبات السرية'),
      defaultValue: false,
      // Nobody names themselves: another administrator does, and the record says who.
      access: ofOthers,
      admin: {
        condition: handlesCases,
        description: label(
          'Fraud reports and cases about staff. From the first person who is named on, nobody else sees them, administrators included. Nobody says it of themselves: another administrator does.',
          'بلاغات الاحتيال والطلبات التي تخص العاملين. ومنذ تخويل أول شخص لا يراها غير المخوَّلين، ومنهم مديرو النظام. ولا يخوّل أحد نفسه، بل يفعل ذلك مدير نظام آخر.',
        ),
      },
    },
    {
      name: 'invitation',
      type: 'ui',
      label: label('Invitation', 'الدعوة'),
      admin: { components: { Field: '/accounts/invitation-view.tsx#InvitationView' }, disableListColumn: true },
    },
    {
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      label: label('Present password', 'كلمة المرور الحالية'),
      admin: {
        components: { Field: '/accounts/current-password.tsx#CurrentPassword' },
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    sessionFields,
    // Issuer and subject of who signs in with the organisation's account.
    {
      name: 'identity',
      type: 'text',
      unique: true,
      hidden: true,
      access: { create: () => false, update: () => false },
    },
    {
      name: 'accountHead',
      type: 'ui',
      admin: { components: { Field: '/accounts/account-head.tsx#AccountHead' }, disableListColumn: true },
    },
    {
      name: 'sessionsView',
      type: 'ui',
      label: label('Sessions', 'الجلسات'),
      admin: { components: { Field: '/accounts/sessions-view.tsx#SessionsView' }, disableListColumn: true },
    },
    {
      name: 'secondFactor',
      type: 'ui',
      label: label('Second factor', 'التحقق بخطوتين'),
      admin: {
        components: { Field: '/accounts/second-factor/factor-list-view.tsx#FactorListView' },
        disableListColumn: true,
      },
    },
    {
      name: 'signOutEverywhere',
      type: 'ui',
      label: label('Sign out everywhere', 'تسجيل الخروج من كل مكان'),
      admin: { components: { Field: '/accounts/sign-out-everywhere.tsx#SignOutEverywhere' }, disableListColumn: true },
    },
  ],
};
