import type { Language } from '@insurer/contract/language.ts';
import type { Texts } from '#app/texts/texts.ts';

/** Everything a part needs to know of the page view it is drawn in. Passed down; nothing here is personal. */
export type View = {
  language: Language;
  /** The path without the language prefix, for example `/careers` on `/ar/careers`. */
  path: string;
  /** The site's own words in the page's language. */
  texts: Texts;
  /** Hosts whose maps may be framed (site settings); undefined: any https host (contract: Sections). */
  frameHosts?: readonly string[];
};

/** Levels are computed from the position on the page and handed down; nobody can skip one. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
