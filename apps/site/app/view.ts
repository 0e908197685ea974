import type { ChangedTexts } from '@insurer/contract/changed-texts.ts';
import type { Header } from '@insurer/contract/header.ts';
import type { Language } from '@insurer/contract/language.ts';
import type { SiteSettings } from '@insurer/contract/site-settings.ts';
import type { ApplicationData } from './application/application-data.ts';
import type { ContentDependencies } from './content/content-dependencies.ts';
import type { PolicySources } from './policy-sources.ts';
import type { Texts } from './texts/texts.ts';

/** What the address of a request says (server/page-address.ts). */
export type PageAddress = {
  /** As given, still percent-encoded, with the language prefix. */
  pathname: string;
  /** The decoded pathname: one and the same for every spelling of it. */
  key: string;
  /** With its question mark, or empty. */
  search: string;
  language: Language;
  /** The decoded path without the language prefix: `/careers` on `/ar/careers`. */
  path: string;
  /** The preview token; undefined where the published page is asked for. An empty `preview` is none (ROUTE-04). */
  preview?: string;
  /** Whether the response is the same for everybody who asks for this path. */
  shared: boolean;
};

/**
 * One page view, from its address to its last component: made once for each request (entry.server.tsx) and handed
 * to loaders, actions and components alike.
 */
export type View = Pick<PageAddress, 'language' | 'path' | 'search' | 'preview'> & {
  requestId: string;
  /** Address of the visitor, for the service's limits; undefined where a page is rendered for everybody. */
  visitorAddress?: string;
  /** Moment (ms since 1970) at which reading content gives up; all calls of a page view share it. */
  deadline: number;
  /** What the page is made from. */
  dependencies: ContentDependencies;
  /** What the page's Content-Security-Policy must name. */
  policy: PolicySources;
  /** The site's own words in the page's language; as editors have changed them once the site settings are read. */
  texts: Texts;
  /** The changed texts themselves, once the site settings are read: forms take theirs from here. */
  changedTexts: ChangedTexts;
  /** Hosts whose maps may be framed, once the site settings are read; undefined: any https host (MAP-01). */
  frameHosts?: readonly string[];
  /** The public origin, for canonical addresses. */
  siteUrl: string;
  /** The moment (ISO 8601) at which a preview shows the site, once it was asked for; undefined where it shows drafts. */
  asOf?: string;
  /** Whether no page of this address was found: of a moment, none was online then. */
  isMissing?: boolean;
  /** The origin of the content service's admin, which shows previews beside its forms. */
  cmsOrigin?: string;
  /** Signs what the site may be asked to render (social-picture.ts). */
  signText: (text: string) => string;
  /** What the root's loader reads for every screen; undefined where it failed. */
  site?: { header: Header; settings: SiteSettings };
  /** What the page says to its application; undefined on every page without React in the browser (decision 0022). */
  application?: ApplicationData;
  /** It became larger than a page may be, and a screen says so in its place (entry.server.tsx). */
  isTooLarge?: boolean;
  /** In production nobody sees a stack trace. */
  production: boolean;
};

/** Levels are computed from the position on the page and handed down; nobody can skip one. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
