import type { Header } from '@insurer/contract/header.ts';
import { noSiteSettings, type SiteSettings } from '@insurer/contract/site-settings.ts';
import { useApplicationView } from '#app/application/use-application-view.ts';

/** The page view; holds where the root's loader failed, too. */
export const useView = useApplicationView;

/** The site settings of this page view; the specified defaults where there are none. */
export function useSettings(): SiteSettings {
  return useView().site?.settings ?? noSiteSettings;
}

const emptyHeader: Header = { items: [] };

/** The navigation of this page view; empty where there is none. */
export function useHeader(): Header {
  return useView().site?.header ?? emptyHeader;
}
