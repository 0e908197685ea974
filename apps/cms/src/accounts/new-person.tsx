'use client';

import { useFormFields, useTranslation } from '@payloadcms/ui';
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
  const dispatch = useFormFields(([, change]) => change);
  const needsFilling = useFormFields(([fields]) => fields.password?.value !== byInvitation);
  useEffect(() => {
    if (!needsFilling) return;
    for (const path of ['password', 'confirm-password']) {
      dispatch({ type: 'UPDATE', path, value: byInvitation, initialValue: byInvitation, valid: true });
    }
  }, [dispatch, needsFilling]);
  const say = words[adminLanguageOf(i18n)];
  return <p className="account-note account-note--new">{isMailed ? say.mailed : say.handed}</p>;
}
