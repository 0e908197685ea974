'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf } from '../../fields/labels.ts';
import type { WayToAssign } from '../assignment/assignment-rules.ts';
import { deskKindOf } from '../desk-kinds.ts';
import { wayLabels } from './way-labels.ts';

/** A rule while it is closed: of which kind, and to whom. */
export function RuleLabel() {
  const { data, rowNumber } = useRowLabel<{ kind?: string; to?: WayToAssign }>();
  const { i18n } = useTranslation();
  const language = adminLanguageOf(i18n);
  const kind = deskKindOf(data?.kind)?.label[language];
  const way = data?.to && wayLabels[data.to]?.[language];
  return <span>{[kind, way].filter(Boolean).join(' · ') || (rowNumber ?? 0) + 1}</span>;
}
