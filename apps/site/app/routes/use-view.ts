import type { Header } from '@insurer/contract/header.ts';
import { noSiteSettings, type SiteSettings } from '@insurer/contract/site-settings.ts';
import { useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { View } from '#app/view.ts';
import { ViewProvider } from '#app/view-context.ts';

/** The page view; holds where the root's loader failed, too. @throws when rendered outside of entry.server.tsx */
export function useView(): View {
  const view = useContext(ViewProvider);
  if (!view) throw new Error('There is no page view: render inside ViewProvider.');
  return view;
}

/** What the root's loader reads for every screen. */
export type SiteData = { header: Header; settings: SiteSettings };

/** The site settings of this page view; the specified defaults where there are none. */
export function useSettings(): SiteSettings {
  return useRouteLoaderData<SiteData>('root')?.settings ?? noSiteSettings;
}

const emptyHeader: Header = { items: [] };

/** The navigation of this page view; empty where there is none. */
export function useHeader(): Header {
  return useRouteLoaderData<SiteData>('root')?.header ?? emptyHeader;
}
