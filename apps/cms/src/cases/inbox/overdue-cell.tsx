'use client';

import { Pill, useTranslation } from '@payloadcms/ui';

/** A mark in the list of an inbox on what should have been answered by now. */
export function OverdueCell({ cellData }: { cellData?: boolean }) {
  const { i18n } = useTranslation();
  if (!cellData) return null;
  return <Pill pillStyle="error">{i18n.language === 'ar' ? 'متأخر' : 'Overdue'}</Pill>;
}
