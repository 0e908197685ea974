'use client';

import { useRowLabel } from '@payloadcms/ui';

/** The name of a collapsed row: its first text in the language at hand, else its number. */
export function RowLabel({ field }: { field: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const text = data?.[field];
  return <span dir="auto">{typeof text === 'string' && text ? text : (rowNumber ?? 0) + 1}</span>;
}
