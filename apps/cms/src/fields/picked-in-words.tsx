'use client';

import type { AdminLanguage } from './labels.ts';
import { dayWithHijri, momentWithHijri } from './moment-text.ts';

type PickedProps = { picked: string; language: AdminLanguage };

/**
 * What was picked in a field of the browser's own, in words: such a field shows days in the order of the machine, which may be another than
 * that of who reads.
 *
 * @param picked a day or a moment in Riyadh as the field has it, such as `2026-03-03` or `2026-03-03T14:00`; empty before there is one
 */
export function PickedInWords({ picked, language }: PickedProps) {
  return <output>{said(picked, language)}</output>;
}

function said(picked: string, language: AdminLanguage): string {
  const isDay = !picked.includes('T');
  const moment = new Date(`${picked}${isDay ? 'T00:00' : ''}+03:00`);
  // A year of five digits, while it is typed.
  if (Number.isNaN(moment.getTime())) return '';
  return isDay ? dayWithHijri(moment, language) : momentWithHijri(moment, language);
}
