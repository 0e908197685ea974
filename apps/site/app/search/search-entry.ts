import type { FileAddress, LocalizedText } from '@insurer/contract/fields.ts';

/** What can be found: the kinds of results; each has its label in texts.search.kinds. */
export type EntryKind = 'page' | 'section' | 'question' | 'document' | 'branch' | 'job';

/** A file that a result offers: what it is called, and where it is as the service says. */
export type EntryFile = { label: string; file: FileAddress };

/** What one section tells the search; the page and the section's own heading are added to it. */
export type SectionFinding = {
  kind: EntryKind;
  title?: LocalizedText;
  text?: LocalizedText;
  /** The item that it stands in; undefined for the section as a whole. */
  itemId?: string;
  /** Other names by which it is found; not shown. */
  names?: string;
  phone?: string;
  address?: LocalizedText;
  files?: EntryFile[];
  /** How much it counts, 1 unless told otherwise: lists of links to other pages count for less than the pages. */
  weight?: number;
};

/** One place of the site that a search can lead to. */
export type SearchEntry = Omit<SectionFinding, 'itemId' | 'title'> & {
  title: LocalizedText;
  /** Of its page, without the language prefix. */
  path: string;
  /** The id of the element on that page. */
  anchor?: string;
  /** The way to it: its page, then its section. Empty for a page. */
  trail: LocalizedText[];
  /** Everything else that its page says; not shown. */
  rest?: string;
};
