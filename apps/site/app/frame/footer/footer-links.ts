import type { FooterLink, SiteSettings } from '@insurer/contract/site-settings.ts';
import { screenAt } from '#app/screen-at.ts';
import type { Texts } from '#app/texts/texts.ts';

/** Label and path of the footer's links as FOOT-02 to FOOT-10 have them, odd labels included (decision D3). */
const defaultLinks = [
  ['about', '/who-we-are'],
  ['customerService', '/claims'],
  ['careers', '/careers'],
  ['getAQuote', '/contact-us'],
  ['customerRights', '/customer-rights'],
  ['termsAndConditions', '/terms-and-conditions'],
  ['privacyPolicy', '/privacy-policy'],
  ['dataSharing', '/data-sharing'],
  ['reportFraud', '/report-fraud'],
] as const;

/** The footer's links: the site settings' where they have any, else the specified ones (FOOT-02 to FOOT-11). */
export function footerLinks(settings: SiteSettings, texts: Texts): FooterLink[] {
  const own = settings.footer?.links ?? [];
  if (own.length > 0) return own;
  return defaultLinks.map(([label, href]) => ({
    label: { text: texts.footer[label], lang: texts.language },
    link: { href, external: false },
  }));
}

/**
 * The links in the order in which they came, in two groups where they are of both kinds: from the first one on that leads
 * to a policy, the list is about rights and policies.
 */
export function groupsOf(links: FooterLink[]): { links: FooterLink[]; policies: FooterLink[] } {
  const first = links.findIndex(({ link }) => !link.external && screenAt(link.href)?.policy);
  return first > 0 ? { links: links.slice(0, first), policies: links.slice(first) } : { links, policies: [] };
}
