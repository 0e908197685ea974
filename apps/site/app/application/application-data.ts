import type { Language } from '@insurer/contract/language.ts';
import type { Texts } from '#app/texts/texts.ts';

/** The `handle` of a route that React brings to life in the browser; any other route stays HTML (decision 0022). */
export type ApplicationHandle = {
  hydrate: true;
  /** The groups of the site's words that its components read: the browser gets these alone. */
  texts: readonly (keyof Texts)[];
};

/** What a component of an application may read of the page view: the server's own part never reaches the browser. */
export type ApplicationView = { language: Language; path: string; search: string; texts: Partial<Texts> };

/** What the page of an application says to its script, as JSON. Its shape is what React Router's own script starts from. */
export type ApplicationData = {
  context: Record<string, unknown>;
  /** The loaders' data as React Router encodes it. */
  stream: string;
  manifest: {
    routes: Record<string, { id: string; module: string; imports: readonly string[] } | undefined>;
    hmr?: { runtime: string };
  };
  view: ApplicationView;
  /** What the visitor hears while the line is away. */
  connectionAway: string;
};

/** What React Router's browser code adds to the address of an application to call its loaders and actions. */
export const dataEnding = /\.data$/;

/** Where the page keeps it, and the element whose content React takes over. */
export const applicationDataId = 'application-data';
export const applicationRootId = 'application';
