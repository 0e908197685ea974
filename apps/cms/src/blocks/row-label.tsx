'use client';

import { useRowLabel } from '@payloadcms/ui';

/** The name of a collapsed row: its first text in the language at hand, or all words of a list, else its number. */
export function RowLabel({ field }: { field: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const value = data?.[field];
  const text = Array.isArray(value) ? value.join(' · ') : value;
  return <span dir="auto">{typeof text === 'string' && text ? text : (rowNumber ?? 0) + 1}</span>;
}
