import type { Link } from '@insurer/contract/fields.ts';
import type { Header } from '@insurer/contract/header.ts';
import type { SiteSettings } from '@insurer/contract/site-settings.ts';

/** Screens that every site has, whatever its navigation says (spec 2.1). */
const knownPaths = [
  '/',
  '/get-a-quote',
  '/faqs-page',
  '/details-request',
  '/claims',
  '/submit-claim',
  '/complaints',
  '/submit-complaints',
  '/contact-us',
  '/careers',
  '/career-openings',
  '/customer-rights',
  '/terms-conditions',
  '/data-sharing',
  '/report-fraud',
  '/activate-visa',
  '/extend-insurance',
  '/cancel-insurance',
];

/** Each has another address, is for one visitor only, or says nothing itself. */
const leftOut = new Set(['/about', '/terms-and-conditions', '/my-requests', '/401', '/search']);

/** Screens that stand whether or not the content service has a page for them. */
export const screensWithoutContent: ReadonlySet<string> = new Set([
  '/get-a-quote',
  '/details-request',
  '/submit-claim',
  '/submit-complaints',
  '/contact-us',
  '/careers',
  '/career-openings',
  '/customer-rights',
  '/data-sharing',
  '/report-fraud',
  '/activate-visa',
  '/extend-insurance',
  '/cancel-insurance',
]);

/** Every page that the navigation, the footer or the spec knows, as paths without the language prefix. */
export function sitePaths(header: Header, settings: SiteSettings): Set<string> {
  const links = [
    ...header.items.flatMap((item) => [item.link, ...item.pages.map((page) => page.link)]),
    ...(settings.footer?.links.map(({ link }) => link) ?? []),
  ];
  return new Set([...links.flatMap((link) => sitePath(link) ?? []), ...knownPaths]);
}

/** The path that a link leads to inside the site, without query and language prefix; undefined where it leaves it. */
export function sitePath({ href, external }: Link): string | undefined {
  if (external) return undefined;
  const path = (href.split(/[?#]/)[0] ?? '').replace(/^\/ar(?=\/|$)/, '').replace(/(?<=.)\/+$/, '') || '/';
  return path.startsWith('/') && !leftOut.has(path) ? path : undefined;
}

/** The name of the content page behind a path, or undefined where the path is none of a content page. */
export function contentName(path: string): string | undefined {
  if (path === '/') return 'home';
  const name = path.slice(1);
  return name.includes('/') || name.includes('%') ? undefined : name;
}
