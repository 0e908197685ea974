import type { Link } from '@insurer/contract/fields.ts';
import type { KnownPath } from '#app/screens.ts';

/** The way to a screen of the table of screens: an address that is not there does not compile. */
export function screenLink(href: KnownPath): Link {
  return { href, external: false };
}
