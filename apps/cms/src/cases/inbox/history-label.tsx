'use client';

import type { CaseStatus } from '@insurer/contract/requests/case-statuses.ts';
import { useDocumentInfo, useRowLabel, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf } from '../../fields/labels.ts';
import { momentWithHijri } from '../../fields/moment-text.ts';
import type { Team } from '../case-kinds.ts';
import { caseStatusLabels } from '../case-status.ts';
import { isTakingBack, takenBack } from '../taken-back.ts';

/** A row of the history or of the notes: when, and what the status became. */
export function HistoryLabel({ team }: { team: Team }) {
  const { data } = useRowLabel<{ status?: CaseStatus; at?: string }>();
  const { i18n } = useTranslation();
  const language = adminLanguageOf(i18n);
  const time = data?.at && momentWithHijri(data.at, language);
  const status = data?.status && caseStatusLabels[team][data.status][language];
  const { savedDocumentData } = useDocumentInfo();
  const isUndo = status && data.at && isTakingBack({ at: data.at }, savedDocumentData?.internalNotes);
  return <span>{[time, status, isUndo && takenBack[language]].filter(Boolean).join(' · ')}</span>;
}
