import { otherLanguage } from '@insurer/contract/language.ts';
import type { PayloadRequest } from 'payload';
import { type AdminLanguage, adminLanguageOf, type Label } from '../fields/labels.ts';
import { momentWithHijri } from '../fields/moment-text.ts';
import { words } from './dashboard-words.ts';

/** How the person in front of the dashboard reads: words, titles and moments in the language of the admin. */
export type Reader = {
  language: AdminLanguage;
  say: (words: Label) => string;
  titleOf: (title: { en?: string | null; ar?: string | null }) => { title: string; lang?: AdminLanguage };
  moment: (iso: string) => string;
};

/** What every panel is given; it asks for its own work with the rights of the request. */
export type Asking = { req: PayloadRequest; reader: Reader };

/** How somebody reads the dashboard, by the language that Payload says. */
export function readerOf(language: string): Reader {
  const own = adminLanguageOf({ language });
  const other = otherLanguage(own);
  return {
    language: own,
    say: (both) => both[own],
    titleOf: (title) => {
      if (title[own]) return { title: title[own] };
      return title[other] ? { title: title[other], lang: other } : { title: words.untitled[own] };
    },
    moment: (iso) => momentWithHijri(iso, own),
  };
}
