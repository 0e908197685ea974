import type { Language } from '@insurer/contract/language.ts';
import { createContext } from 'react-router';
import type { ContentLedger } from './content/content-ledger.ts';

/** What every loader, action and screen may know of the request it serves. Made by the server, one per request. */
export type PageRequest = {
  requestId: string;
  language: Language;
  /** The path without the language prefix: `/careers` on `/ar/careers`. */
  path: string;
  /** The query that matters to the page, with its question mark, or empty. */
  search: string;
  /** Origins of the frames that the site settings name; the page's policy lets them in. */
  frameOrigins: Set<string>;
  /** The preview token of the address; undefined for the published page. An empty `preview` is none (decision D17). */
  preview?: string;
  /** Moment (ms since 1970) at which reading content gives up; all calls of a page view share it. */
  deadline: number;
  ledger: ContentLedger;
  /** Address of the visitor, for the service's limits; undefined where a page is drawn for everybody. */
  visitorAddress?: string;
  /** In production nobody sees a stack trace (decision D5). */
  production: boolean;
};

export const pageRequestContext = createContext<PageRequest>();
