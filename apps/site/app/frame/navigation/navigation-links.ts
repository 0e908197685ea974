import type { Link, LocalizedText } from '@insurer/contract/fields.ts';
import type { Header, HeaderItem, HeaderLink } from '@insurer/contract/header.ts';
import { withoutTrailingSlashes } from '@insurer/contract/without-trailing-slashes.ts';
import { isProduct } from '#app/screen-at.ts';

/** Where a navigation entry stands to the page being rendered: it is that page, or its dropdown holds it. */
type Current = 'page' | 'parent';
export type NavigationEntry = { id: string; title: LocalizedText; link: Link; current?: Current };
export type NavigationItem = NavigationEntry & { pages: NavigationEntry[] };

/** The navigation of one page view: addresses and marks decided, ready to be rendered in the bar and the side menu. */
export function navigationOf(header: Header, path: string): NavigationItem[] {
  return header.items.map((item) => {
    const pages = item.pages.map(
      (page): NavigationEntry => (leadsTo(page.link, path) ? { ...page, current: 'page' } : page),
    );
    const entry = { id: item.id, title: item.title, link: linkOf(item), pages };
    if (pages.some(({ current }) => current)) return { ...entry, current: 'parent' };
    // A dropdown without an address of its own leads to the root (FRAME-13), yet it is not the home page.
    const ownPage = pages.length === 0 || pathOf(entry.link) !== '/';
    return ownPage && leadsTo(entry.link, path) ? { ...entry, current: 'page' } : entry;
  });
}

/**
 * Where an item leads: Individual and Corporate Products to the first entry of their dropdown (FRAME-15, FRAME-16), known
 * by the product pages that they hold; every other item to what the content service says.
 */
export function linkOf(item: HeaderItem): Link {
  const [first] = item.pages;
  return first && item.pages.some(({ link }) => isProduct(pathOf(link))) ? first.link : item.link;
}

/** The item whose own link or dropdown holds a path. */
export function itemHolding(header: Header, path: string): HeaderItem | undefined {
  return header.items.find((item) => item.pages.some(({ link }) => leadsTo(link, path)) || leadsTo(item.link, path));
}

/** The entry of an item's dropdown that leads to a path. */
export function entryFor(item: HeaderItem, path: string): HeaderLink | undefined {
  return item.pages.find(({ link }) => leadsTo(link, path));
}

/** Whether a link leads to a path, whatever its query and however the slash at its end is written. */
export function leadsTo(link: Link, path: string): boolean {
  return !link.external && pathOf(link) === withoutSlash(path);
}

function pathOf(link: Link): string {
  return withoutSlash(link.href.split(/[?#]/)[0] ?? '/');
}

function withoutSlash(path: string): string {
  return withoutTrailingSlashes(path) || '/';
}
