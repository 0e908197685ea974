import { cleanUrl } from '@insurer/contract/clean/url.ts';
import { splitPrefix } from '@insurer/contract/language.ts';
import { config } from './config.ts';

/** The path of an address on this site, without query and fragment; undefined of one that leads elsewhere. */
export function pathOnSite(address: string): string | undefined {
  const own = new URL(config.siteUrl);
  const url = URL.parse(address, own);
  const isTyped = address.startsWith('/') || /^https?:/i.test(address);
  return isTyped && url?.host === own.host ? decoded(url.pathname) : undefined;
}

/** As it is where it cannot be decoded: an editor may type `/save-50%`. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Addresses whose second step says what they lead to; of any other the first one does. */
const withKey = ['career-details', 'apply-form', 'media'];

/**
 * What an address of this site leads to, as the index of links names it: one name for both languages, in the letters of the address,
 * which the site tells apart. Undefined of an address that leads elsewhere or stays on its page.
 */
export function targetOf(address: unknown): string | undefined {
  const clean = cleanUrl(address);
  const path = clean === undefined ? undefined : pathOnSite(clean);
  if (path === undefined) return undefined;
  const [first = '', second = ''] = splitPrefix(path).path.slice(1).split('/');
  if (!withKey.includes(first)) return `/${first || 'home'}`;
  return `/${first === 'apply-form' ? 'career-details' : first}/${second}`;
}
