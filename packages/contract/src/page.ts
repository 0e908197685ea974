import type { Link, Words } from './fields.ts';
import type { Section } from './sections/sections.ts';

/** A page of the group that a page belongs to (ENT-05). */
export type GroupPage = { id: string; title: Words; link: Link };
export type PageGroup = { title?: Words; pages: GroupPage[] };
/** One meta tag: exactly one of `name` and `property` is set. */
export type MetaTag = { name?: string; property?: string; content: string };

/** A content page as the site draws it: cleaned, in one language, sections sorted by order. */
export type Page = {
  title?: Words;
  metaTitle?: string;
  metaTags: MetaTag[];
  group?: PageGroup;
  sections: Section[];
};
