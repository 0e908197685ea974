'use client';

import { Button, toast, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { callService } from '../call-service.ts';
import { adminLanguageOf } from '../fields/labels.ts';

const words = {
  en: { signOut: 'Sign out everywhere', failed: 'That did not work. Reload the page and try again.' },
  ar: { signOut: 'تسجيل الخروج من كل مكان', failed: 'تعذر التنفيذ. حدّث الصفحة وحاول مرة أخرى.' },
};

/** Ends all sessions of one's own account, this one as well. */
export function SignOutEverywhere() {
  const { config } = useConfig();
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  if (id !== user?.id) return null;
  const say = words[adminLanguageOf(i18n)];
  const signOut = async () => {
    const response = await callService(`${config.routes.api}/users/logout?allSessions=true`, { method: 'POST' });
    if (response?.ok) location.assign(config.routes.admin);
    else toast.error(say.failed);
  };
  return (
    <Button buttonStyle="secondary" size="medium" onClick={() => void signOut()}>
      {say.signOut}
    </Button>
  );
}
