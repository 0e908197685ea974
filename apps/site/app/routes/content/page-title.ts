import type { Words } from '@insurer/contract/fields.ts';
import type { Page } from '@insurer/contract/page.ts';
import type { View } from '#app/view.ts';

/** The name of a page: its title, else the spec's name for its path (decision D17, Heading of a page). */
export function pageTitle(view: View, name: string, page: Page | undefined): Words | undefined {
  const headings: Record<string, string | undefined> = view.texts.headings;
  const known = Object.hasOwn(headings, name) ? headings[name] : undefined;
  return page?.title ?? (known ? { text: known, lang: view.language } : undefined);
}

/**
 * Pages that show their own name as heading (spec 2.4; careers: 2.6). On every other page a hero that comes first
 * may hold the one h1.
 */
const named = new Set([
  'financial-performance',
  'reach-us',
  'motor-insurance',
  'travel-insurance',
  'waad-alAjyal-gold',
  'waad-isteqrar-gold',
  'waad-ousra',
  'visit-visa-travel-insurance',
  'marine-insurance',
  'health-insurance',
  'liability-insurance',
  'engineering-insurance',
  'pecuniary-insurance',
  'property-casualty',
  'trade-credit-insurance',
  'medical-network',
  'surplus-distribution',
  'careers',
]);

export function showsItsName(name: string): boolean {
  return named.has(name);
}
