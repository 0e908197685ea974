import type { Link } from '@insurer/contract/fields.ts';
import type { Header } from '@insurer/contract/header.ts';
import { splitPrefix } from '@insurer/contract/language.ts';
import type { SiteSettings } from '@insurer/contract/site-settings.ts';
import { withoutTrailingSlashes } from '@insurer/contract/without-trailing-slashes.ts';
import { screenAt } from '#app/screen-at.ts';
import { type KnownPath, screens } from '#app/screens.ts';

const listed = screens.filter((screen) => screen.listed === 'always').map(({ path }) => path);

/** True for a screen that stands whether or not the content service has a page for it. */
export function standsWithoutContent(path: string): boolean {
  return (screenAt(path)?.content ?? 'required') !== 'required';
}

/**
 * Every page that the navigation, the footer or the table of screens knows, and applications that this service has, as paths
 * without the language prefix.
 *
 * @param missing paths of screens that the service has nothing for
 */
export function sitePaths(header: Header, settings: SiteSettings, missing: readonly string[]): Set<string> {
  const links = [
    ...header.items.flatMap((item) => [item.link, ...item.pages.map((page) => page.link)]),
    ...(settings.footer?.links.map(({ link }) => link) ?? []),
  ];
  const all = [...links.flatMap((link) => sitePath(link) ?? []), ...listed, ...linkedApplications(settings)];
  return new Set(all.filter((path) => !missing.includes(path)));
}

/** To these the pages lead that tell of them, and not the navigation; the claim in steps is there where claims are taken. */
function linkedApplications({ acceptedRequests }: SiteSettings): KnownPath[] {
  return ['/savings-calculator', ...(acceptedRequests.includes('claim') ? (['/claim'] as const) : [])];
}

/** The path that a link leads to inside the site, without query and language prefix; undefined where it leaves it. */
export function sitePath({ href, external }: Link): string | undefined {
  if (external) return undefined;
  const path = withoutTrailingSlashes(splitPrefix(href.split(/[?#]/)[0] ?? '').path) || '/';
  return path.startsWith('/') && isListed(path) ? path : undefined;
}

/** Not where a screen has another address, is for one visitor only, or says nothing itself. */
export function isListed(path: string): boolean {
  return !['never', 'disallowed'].includes(screenAt(path)?.listed ?? '');
}

/** The name of the content page behind a path, or undefined where the path is none of a content page. */
export function contentName(path: string): string | undefined {
  if (path === '/') return 'home';
  const name = path.slice(1);
  return name.includes('/') || name.includes('%') ? undefined : name;
}
