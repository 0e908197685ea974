import type { Header } from '@insurer/contract/header.ts';
import { noSiteSettings, type SiteSettings } from '@insurer/contract/site-settings.ts';
import { useRouteLoaderData } from 'react-router';
import { usePageFacts } from '#app/page-facts.ts';
import type { loader } from '#app/root.tsx';
import { textsOf } from '#app/texts/texts.ts';
import type { View } from '#app/view.ts';

/** The view that every part of the page gets. Holds where the root's loader failed, too. */
export function useView(): View {
  const { language, path } = usePageFacts();
  return { language, path, texts: textsOf(language), frameHosts: useSettings().frames.allowedHosts };
}

/** The site settings of this page view; the spec's defaults where there are none. */
export function useSettings(): SiteSettings {
  return useRouteLoaderData<typeof loader>('root')?.settings ?? noSiteSettings;
}

const emptyHeader: Header = { items: [] };

/** The navigation of this page view; empty where there is none. */
export function useHeader(): Header {
  return useRouteLoaderData<typeof loader>('root')?.header ?? emptyHeader;
}
