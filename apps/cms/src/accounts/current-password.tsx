'use client';

import { PasswordField, useAuth, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf } from '../fields/labels.ts';

const words = { en: 'Present password', ar: 'كلمة المرور الحالية' };

/** Asked for on one's own account as soon as the password or the email is being changed. */
export function CurrentPassword() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  // Once the form has asked the server it no longer knows what its fields began with.
  const isChanging = useFormFields(
    ([{ password, email }]) => Boolean(password?.value) || (email !== undefined && email.value !== user?.email),
  );
  if (id !== user?.id || !isChanging) return null;
  const field = { name: 'currentPassword', label: words[adminLanguageOf(i18n)], required: true };
  return <PasswordField autoComplete="current-password" field={field} path="currentPassword" />;
}
