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

/**
 * Names of content pages at whose addresses the site has a screen of its own, such as a form: without the page the screen stands there
 * alone, and nobody is led on from it. The site's table of screens is compared with them.
 */
export const standingNames = [
  'activate-visa',
  'cancel-insurance',
  'careers',
  'claims',
  'complaints',
  'contact-us',
  'customer-rights',
  'data-sharing',
  'details-request',
  'e-services',
  'extend-insurance',
  'get-a-quote',
  'my-requests',
  'report-fraud',
  'submit-claim',
  'submit-complaints',
  'track-request',
] as const;

const standing = new Set<string>(standingNames);

/** Whether the site answers at the address of a content page of this name without it, too. */
export function isStandingName(name: unknown): boolean {
  return typeof name === 'string' && standing.has(name);
}
