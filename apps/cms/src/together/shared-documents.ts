import type { CollectionSlug } from 'payload';

/** What more than one person writes, drafted globals aside: who has it open is seen, and a stale save is refused (decision 0030). */
export const sharedCollections = [
  'pages',
  'jobs',
  'rate-tables',
  'answer-templates',
  'media',
  'documents',
  'redirects',
  'countries',
  'page-groups',
  'providers',
] as const satisfies CollectionSlug[];

/** Stands in the bar of buttons of each of them. */
export const togetherBar = '/together/together.tsx#Together';
