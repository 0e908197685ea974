'use client';

import { importDateFNSLocale } from '@payloadcms/translations';
import { useAuth, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * Shows a form to who is not signed in only once the language's names of days and months have come, or cannot be had. Payload's
 * forms of passwords begin anew when they come, and what was typed until then was taken away.
 */
export function HoldUntilDates({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const { dateFNS, dateFNSKey } = useTranslation().i18n;
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    importDateFNSLocale(dateFNSKey).catch(() => setFailed(true));
  }, [dateFNSKey]);
  return user || dateFNS || failed ? children : null;
}
