'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf } from '../../fields/labels.ts';
import type { WayToAssign } from '../assignment/assignment-rules.ts';
import { type CaseKind, caseKindLabels } from '../case-kinds.ts';
import { wayLabels } from './way-labels.ts';

/** A rule while it is closed: of which kind, and to whom. */
export function RuleLabel() {
  const { data, rowNumber } = useRowLabel<{ kind?: CaseKind; to?: WayToAssign }>();
  const { i18n } = useTranslation();
  const language = adminLanguageOf(i18n);
  const kind = data?.kind && caseKindLabels[data.kind]?.[language];
  const way = data?.to && wayLabels[data.to]?.[language];
  return <span>{[kind, way].filter(Boolean).join(' · ') || (rowNumber ?? 0) + 1}</span>;
}
