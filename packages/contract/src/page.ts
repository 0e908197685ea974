import type { Link, LocalizedText } from './fields.ts';
import type { Section } from './sections/sections.ts';

/** A page of the group that a page belongs to (ENT-05). */
export type GroupPage = { id: string; title: LocalizedText; link: Link };
/** The pages that belong together with the one that was asked for, as its side list shows them. */
export type PageGroup = { title?: LocalizedText; pages: GroupPage[] };
/** One meta tag: exactly one of `name` and `property` is set. */
export type MetaTag = { name?: string; property?: string; content: string };
/** Whether what a tag of this name or property says is an address that other sites follow or show, as `og:image` does. */
export function isSharedAddress(key: string): boolean {
  return /^(og|twitter):(\w+:)*(url|image|video|audio|player|secure_url|src|stream)$/i.test(key);
}

/** A content page as the site renders it: cleaned, in one language, sections sorted by order. */
export type Page = {
  title?: LocalizedText;
  metaTitle?: string;
  metaTags: MetaTag[];
  group?: PageGroup;
  sections: Section[];
};
