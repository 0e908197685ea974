'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { adminLanguageOf, type Label } from '../fields/labels.ts';

/** The name of a collapsed section: its number, what it is, and its first text in the language at hand. */
export function BlockLabel({ name, field }: { name: Label; field: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const { i18n } = useTranslation();
  const text = field === 'id' ? undefined : data?.[field];
  return (
    <span>
      {(rowNumber ?? 0) + 1}. <strong>{name[adminLanguageOf(i18n)]}</strong>
      {typeof text === 'string' && text !== '' ? (
        <>
          {' — '}
          <bdi>{text}</bdi>
        </>
      ) : null}
    </span>
  );
}
