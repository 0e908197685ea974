import type { Words } from '@insurer/contract/fields.ts';
import type { Page } from '@insurer/contract/page.ts';
import { screenAt } from '#app/screens.ts';
import type { View } from '#app/view.ts';

/** The name of a page: its title, else the specified name for its path (decision D17, Heading of a page). */
export function pageTitle(view: View, name: string, page: Page | undefined): Words | undefined {
  const headings: Record<string, string | undefined> = view.texts.headings;
  const known = Object.hasOwn(headings, name) ? headings[name] : undefined;
  return page?.title ?? (known ? { text: known, lang: view.language } : undefined);
}

/**
 * Whether a page shows its own name as heading (PAGE-14 to PAGE-17, CAREER-01). On every other page a hero that comes
 * first may hold the one h1.
 */
export function showsItsName(name: string): boolean {
  return screenAt(`/${name}`)?.heading === 'always';
}
