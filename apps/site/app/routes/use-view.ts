import type { Header } from '@insurer/contract/header.ts';
import { noSiteSettings, type SiteSettings } from '@insurer/contract/site-settings.ts';
import { useRouteLoaderData } from 'react-router';
import { usePageFacts } from '#app/page-facts.ts';
import { textsOf } from '#app/texts/texts.ts';
import type { View } from '#app/view.ts';

/** The view that every part of the page gets. Holds where the root's loader failed, too. */
export function useView(): View {
  const { language, path } = usePageFacts();
  return { language, path, texts: textsOf(language), frameHosts: useSettings().frames.allowedHosts };
}

/** What the root's loader reads for every screen. */
export type SiteData = { header: Header; settings: SiteSettings };

/** The site settings of this page view; the spec's defaults where there are none. */
export function useSettings(): SiteSettings {
  return useRouteLoaderData<SiteData>('root')?.settings ?? noSiteSettings;
}

const emptyHeader: Header = { items: [] };

/** The navigation of this page view; empty where there is none. */
export function useHeader(): Header {
  return useRouteLoaderData<SiteData>('root')?.header ?? emptyHeader;
}
