'use client';

import { Button, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf } from '../fields/labels.ts';

const words = { en: 'Sign out everywhere', ar: 'تسجيل الخروج من كل مكان' };

/** Ends all sessions of one's own account, this one as well. */
export function SignOutEverywhere() {
  const { config } = useConfig();
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  if (id !== user?.id) return null;
  const signOut = async () => {
    await fetch(`${config.routes.api}/users/logout?allSessions=true`, { method: 'POST', credentials: 'include' });
    location.assign(config.routes.admin);
  };
  return (
    <Button buttonStyle="secondary" size="medium" onClick={() => void signOut()}>
      {words[adminLanguageOf(i18n)]}
    </Button>
  );
}
