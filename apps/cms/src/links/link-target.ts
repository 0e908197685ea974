import { cleanUrl } from '@insurer/contract/clean/url.ts';
import { targetOf } from '../site-path.ts';

/** What the index of a database takes as one key. */
const maxLetters = 1000;

/** What an address leads to, as the index of links names it: something of this site (site-path.ts), or an address on another host. */
export function linkTargetOf(address: unknown): string | undefined {
  return targetOf(address) ?? externalTarget(address);
}

function externalTarget(address: unknown): string | undefined {
  const clean = cleanUrl(address);
  const url = clean && /^https?:/i.test(clean) ? URL.parse(clean) : null;
  if (!url) return undefined;
  url.hash = '';
  // An address with a placeholder is none before it is filled in.
  return url.href.length > maxLetters || /%7B/i.test(url.href) ? undefined : url.href;
}
