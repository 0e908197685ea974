'use client';

import { useField, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { adminLanguageOf } from '../fields/labels.ts';
import { byInvitation } from './by-invitation.ts';

const words = {
  en: {
    mailed: 'After saving, this person gets a mail with a link, good once and for 72 hours, to choose a password.',
    handed: 'No mail server is set. After saving you get a link to hand over, at which this person chooses a password.',
  },
  ar: {
    mailed: 'بعد الحفظ تصل إلى المستخدم رسالة فيها رابط لاختيار كلمة المرور، يعمل مرة واحدة خلال 72 ساعة.',
    handed: 'لم يُضبط خادم بريد. بعد الحفظ يظهر لك رابط تسلّمه للمستخدم ليختار به كلمة مروره.',
  },
};

/** Nobody chooses a password for somebody else: Payload's two fields, which it insists on, are filled and not shown. */
export function NewPerson({ isMailed }: { isMailed: boolean }) {
  const { i18n } = useTranslation();
  const password = useField<string>({ path: 'password' });
  const repeated = useField<string>({ path: 'confirm-password' });
  const isFilled = password.value === byInvitation && repeated.value === byInvitation;
  useEffect(() => {
    if (isFilled) return;
    password.setValue(byInvitation);
    repeated.setValue(byInvitation);
  }, [isFilled, password, repeated]);
  const say = words[adminLanguageOf(i18n)];
  return (
    <p className={isFilled ? 'account-note account-note--new' : 'account-note'}>{isMailed ? say.mailed : say.handed}</p>
  );
}
