import type { Link } from '@insurer/contract/fields.ts';
import type { SiteSettings } from '@insurer/contract/site-settings.ts';

/** The e-services portal in the page's language, else the site's own page of all services (decision D11). */
export function eServicesLink(settings: SiteSettings): Link {
  const address = settings.frames.eServices;
  return address ? { href: address, external: true } : { href: '/e-services', external: false };
}
