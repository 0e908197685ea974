import type { PayloadRequest } from 'payload';
import { adminLanguageOf, label } from '../fields/labels.ts';
import { signedOut } from './signed-out.ts';

const noRole = label('You are not allowed to do this.', 'لا يُسمح لك بهذا الإجراء.');

/** Who works in the content service. One person has one role; an administrator may do everything. */
export const roleLabels = {
  admin: { en: 'Administrator', ar: 'مدير النظام' },
  editor: { en: 'Editor', ar: 'محرر' },
  reviewer: { en: 'Reviewer', ar: 'مراجع' },
  people: { en: 'People and careers', ar: 'الموارد البشرية' },
  care: { en: 'Customer care', ar: 'خدمة العملاء' },
};
export type Role = keyof typeof roleLabels;
export const roles = Object.keys(roleLabels) as Role[];

/** Whose work is what visitors send in. */
export const seeCases: Role[] = ['admin', 'people', 'care'];

/**
 * The role of the person behind a request; undefined for a visitor, and for a disabled account: what it had scheduled is
 * not done in its name either (decision 0038).
 */
export function roleOf(req: PayloadRequest): Role | undefined {
  if (req.user?.disabled) return undefined;
  const role: unknown = req.user?.role;
  return roles.find((known) => known === role);
}

/** For who is not signed in, or has no role for what was asked. */
export function notAllowed(req: PayloadRequest): Response {
  const message = (req.user ? noRole : signedOut)[adminLanguageOf(req.i18n)];
  return Response.json({ message }, { status: req.user ? 403 : 401 });
}

/** For an id that no document has. */
export function noSuchDocument(): Response {
  return Response.json({ message: 'There is no such document.' }, { status: 404 });
}

/** Whether who asks is signed in with one of these roles. */
export function hasRole(req: PayloadRequest, ...allowed: Role[]): boolean {
  const role = roleOf(req);
  return role !== undefined && allowed.includes(role);
}
