/**
 * What Payload's views share, with one thing told otherwise: next.config.ts has this file in the place of `@payloadcms/ui/shared`.
 * Lists of versions, their comparison and what they are restored from tell moments in the zone of the browser, or of the server,
 * and nothing that Payload can be given changes that.
 */
import { adminLanguageOf } from './labels.ts';
import { dayWithHijri, momentWithHijri } from './moment-text.ts';

// By its path: under its name this very file would come back.
export * from '../../node_modules/@payloadcms/ui/dist/exports/shared/index.js';

type FormatDateArgs = { date: Date | number | string | undefined; i18n: { language: string }; pattern: string };

/** A moment as it is told everywhere, in Riyadh and with the Hijri day; the day alone where the pattern has no hours. */
export function formatDate({ date, i18n, pattern }: FormatDateArgs): string {
  if (date === undefined) return '';
  const say = /h/i.test(pattern) ? momentWithHijri : dayWithHijri;
  return say(new Date(date), adminLanguageOf(i18n));
}
