'use client';

import { dateLocale } from '@insurer/contract/language.ts';
import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf } from '../../fields/labels.ts';
import { caseStatusLabels } from '../case-status.ts';

/** A row of the history or of the notes: when, and what the status became. */
export function HistoryLabel() {
  const { data } = useRowLabel<{ status?: CaseStatus; at?: string }>();
  const { i18n } = useTranslation();
  const language = adminLanguageOf(i18n);
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Riyadh' } as const;
  const time = data?.at && new Date(data.at).toLocaleString(dateLocale(language), style);
  const status = data?.status && caseStatusLabels[data.status][language];
  return <span>{[time, status].filter(Boolean).join(' · ')}</span>;
}
