'use client';

import { Pill, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf, label } from '../../fields/labels.ts';

/** A mark in the list of an inbox on what should have been answered by now. */
export function OverdueCell({ cellData }: { cellData?: boolean }) {
  const { i18n } = useTranslation();
  if (!cellData) return null;
  return <Pill pillStyle="error">{label('Overdue', 'متأخر')[adminLanguageOf(i18n)]}</Pill>;
}
