import { languageTable } from './language-table.ts';

/**
 * Names that no content page can have: at their addresses the site answers by itself, and nobody would reach the page.
 * The site's table of screens does not compile while one of its own is missing here.
 */
export const reservedNames = [
  '401',
  '404',
  'about',
  'api',
  'assets',
  'career-openings',
  'claim',
  'find-a-provider',
  'health',
  'media',
  'metrics',
  'ready',
  'saved-answers',
  'savings-calculator',
  'search',
  'social',
  'terms-and-conditions',
  'visit-visa-planner',
] as const;
export type ReservedName = (typeof reservedNames)[number];

const prefixes = Object.values(languageTable).map(({ prefix }) => prefix.slice(1));
const taken = new Set<string>([...prefixes, ...reservedNames]);

/** Whether a name stands for what the site itself answers, in whichever letter case. */
export function isReservedName(name: string): boolean {
  return taken.has(name.toLowerCase());
}
