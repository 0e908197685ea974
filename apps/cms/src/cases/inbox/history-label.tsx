'use client';

import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { caseStatusLabels } from '../case-status.ts';

/** A row of the history or of the notes: when, and what the status became. */
export function HistoryLabel() {
  const { data } = useRowLabel<{ status?: CaseStatus; at?: string }>();
  const { i18n } = useTranslation();
  const language = i18n.language === 'ar' ? 'ar' : 'en';
  const time = data?.at
    ? new Intl.DateTimeFormat(language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB', {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: 'Asia/Riyadh',
      }).format(new Date(data.at))
    : '';
  const status = data?.status && caseStatusLabels[data.status][language];
  return <span>{[time, status].filter(Boolean).join(' · ')}</span>;
}
