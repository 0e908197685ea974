import type { Language } from '@insurer/contract/language.ts';
import { dayWithHijri, momentWithHijri } from '../fields/moment-text.ts';
import { wordsIn } from './values.ts';

/** `of`: that of the document's text. */
type Languages = { of: Language; admin: Language };

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** What Payload keeps of a picked day. */
const noon = 'T12:00:00.000Z';

/** What one of two texts says of a place, and in which language: a day or a moment as the admin tells it everywhere, not as it is stored. */
export function wordsOfSide(
  value: unknown,
  { of, admin }: Languages,
): { words: string | undefined; language: Language } {
  if (typeof value !== 'string' || !moment.test(value)) return { words: wordsIn(value), language: of };
  const inWords = value.endsWith(noon) ? dayWithHijri : momentWithHijri;
  return { words: inWords(value, admin), language: admin };
}
