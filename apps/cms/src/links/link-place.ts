import type { Language } from '@insurer/contract/language.ts';
import type { CollectionSlug, GlobalSlug } from 'payload';
import type { Label } from '../fields/labels.ts';

export const linkPlacesSlug = 'link-places';

/** One place that links to something or uses it: a row of the index (decision 0047). */
export type LinkPlace = {
  /** What it leads to: the address `/motor-insurance` or `https://www.example.com/x`, or what was chosen, `media/7`. */
  target: string;
  /** The document that it stands in: `pages/12`, `header`. */
  source: string;
  /** Whether visitors see it, or it stands in the newest draft. */
  state: 'online' | 'draft';
  /** Where it stands in the form, such as `sections.2.items.0.redirectUrl`. */
  path: string;
  /** The language of the field that is meant; none where both share it. */
  language: Language | null;
  /** What editors call the field. */
  label: Label | string;
};
export type StoredPlace = LinkPlace & { id: number };

/** Whose fields hold links, or choose pages and files. */
export const linkingCollections = [
  'pages',
  'page-groups',
  'redirects',
  'jobs',
  'rate-tables',
  'answer-templates',
] as const satisfies CollectionSlug[];
export type LinkingCollection = (typeof linkingCollections)[number];
export const linkingGlobals = ['header', 'site-settings', 'texts'] as const satisfies GlobalSlug[];
export type LinkingGlobal = (typeof linkingGlobals)[number];

/** What can be linked to, or chosen. */
export const linkedCollections = [
  'pages',
  'jobs',
  'documents',
  'media',
  'countries',
] as const satisfies CollectionSlug[];
export type LinkedCollection = (typeof linkedCollections)[number];
