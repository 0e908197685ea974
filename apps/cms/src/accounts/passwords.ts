import crypto from 'node:crypto';
import { promisify } from 'node:util';
import { timingSafeEqualText } from '@insurer/contract/keys.ts';
import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { companyName } from '../admin/brand/company-name.ts';
import { sha256 } from '../digests.ts';
import { adminLanguageOf, label } from '../fields/labels.ts';
import type { StoredAccount } from './password-links.ts';
import { passwordProblem } from './password-strength.ts';

/** How Payload hashes a password (its `generatePasswordSaltHash`); older hashes are renewed when their owner signs in. */
const hashPrefix = 'pbkdf2-sha256-v1:';

const presentPasswordIsMissing = label(
  'To change your password or email, enter your present password.',
  'لتغيير كلمة المرور أو البريد الإلكتروني، أدخل كلمة المرور الحالية.',
);

const hasNoPassword = label(
  'This person signs in with the account of the organisation and has no password here.',
  'يدخل هذا المستخدم بحساب جهة عمله ولا كلمة مرور له هنا.',
);

const noEmail = label('Enter an email address.', 'أدخل بريدًا إلكترونيًا.');

const fieldNames = {
  password: label('New password', 'كلمة المرور الجديدة'),
  currentPassword: label('Present password', 'كلمة المرور الحالية'),
  email: label('Email', 'البريد الإلكتروني'),
};

/** Takes as long as the check of an existing account's password. */
export async function hashPassword(password: string, salt: string): Promise<string> {
  const hash = await promisify(crypto.pbkdf2)(password, salt, 600_000, 32, 'sha256');
  return `${hashPrefix}${hash.toString('hex')}`;
}

/** A password must be good whoever sets it: at creation, by a change and for the first administrator. */
export const checkPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data?.password) return;
  if (originalDoc?.identity) refuse('password', hasNoPassword[adminLanguageOf(req.i18n)], req);
  await refuseWeak(data.password, { ...originalDoc, ...data }, req);
};

/** The same for who follows the link to a new password: this way of Payload's has no hook that sees the password later. */
export const checkResetPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return;
  const data = args.data as { token?: unknown; password?: unknown };
  const token = sha256(String(data.token));
  const where = { resetPasswordToken: { equals: token } };
  // Reviewed: the person's own data, known to whoever holds the token; only looked for in the password.
  const person = await req.payload.db.findOne<StoredAccount>({ collection: 'users', where, req });
  // Without one, Payload says that the link is no longer good.
  if (person) await refuseWeak(data.password, person, req);
  req.context.isInvitation = person !== null && !person.hash;
  // Payload has taken hold of this object already: what is returned would not be looked at.
  data.token = token;
};

/** Whoever changes the own password or email shows the present password, so that a session left open is not enough. */
export const askPresentPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, operation, req }) => {
  if (!data) return;
  const { currentPassword, ...rest } = data;
  // Payload takes a list with an address in it for one, and fails where it is stored.
  if (!['string', 'undefined'].includes(typeof (data.email ?? undefined)))
    refuse('email', noEmail[adminLanguageOf(req.i18n)], req);
  const changesEmail = typeof data.email === 'string' && data.email.toLowerCase().trim() !== originalDoc?.email;
  const isOwn = operation === 'update' && req.user && req.user.id === originalDoc?.id;
  if (isOwn && (data.password || changesEmail) && !(await isPresentPassword(currentPassword, req))) {
    refuse('currentPassword', presentPasswordIsMissing[adminLanguageOf(req.i18n)], req);
  }
  return rest;
};

/** Whether somebody who is signed in gives the own password. */
export async function isPresentPassword(given: unknown, req: PayloadRequest): Promise<boolean> {
  if (typeof given !== 'string' || !req.user) return false;
  const where = { id: { equals: req.user.id } };
  // Reviewed: the person's own account; hash and salt do not leave this function.
  const stored = await req.payload.db.findOne<{ id: number; hash?: string; salt?: string }>({
    collection: 'users',
    where,
    req,
  });
  if (!stored?.hash || !stored.salt) return false;
  return timingSafeEqualText(await hashPassword(given, stored.salt), stored.hash);
}

async function refuseWeak(
  password: unknown,
  person: { email?: unknown; name?: unknown },
  req: PayloadRequest,
): Promise<void> {
  const company = await companyName(req.payload);
  const personal = [person.email, person.name, company.en, company.ar].filter((part) => typeof part === 'string');
  const problem = await passwordProblem(password, personal, adminLanguageOf(req.i18n));
  if (problem) refuse('password', problem, req);
}

function refuse(path: keyof typeof fieldNames, message: string, req: PayloadRequest): never {
  throw new ValidationError(
    { collection: 'users', errors: [{ path, message, label: fieldNames[path][adminLanguageOf(req.i18n)] }], req },
    req.t,
  );
}
