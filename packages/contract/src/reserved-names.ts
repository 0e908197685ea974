import { requestForms } from './forms/forms.ts';
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
/** One of {@link reservedNames}: no content page can have it. */
export type ReservedName = (typeof reservedNames)[number];

const prefixes = Object.values(languageTable).map(({ prefix }) => prefix.slice(1));
const taken = new Set<string>([...prefixes, ...reservedNames]);

/** Whether a name stands for what the site itself answers, in whichever letter case. */
export function isReservedName(name: string): boolean {
  return taken.has(name.toLowerCase());
}

/**
 * Names of content pages at whose addresses the site has a screen of its own, such as a form: without the page the screen stands there
 * alone, and nobody is led on from it. The site's table of screens is compared with them.
 */
export const standingNames: readonly string[] = [
  ...Object.values(requestForms).map(({ path }) => path),
  'careers',
  'claims',
  'complaints',
  'contact-us',
  'customer-rights',
  'data-sharing',
  'e-services',
  'my-requests',
  'track-request',
];

const standing = new Set(standingNames);

/** Whether the site answers at the address of a content page of this name without it, too. */
export function isStandingName(name: unknown): boolean {
  return typeof name === 'string' && standing.has(name);
}

/** Whether visitors would take a name for something else that the site has: for a language, or for a screen whose address has other letters. */
export function isMistakableName(name: string): boolean {
  const small = name.toLowerCase();
  return Object.hasOwn(languageTable, small) || (small !== name && standing.has(small));
}
