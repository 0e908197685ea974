import { splitPrefix } from '@insurer/contract/language.ts';

/**
 * A path of this site as the chooser writes it: one for both languages, which the site leads into the visitor's own. Whoever copies it
 * from the browser has the language in it. A language alone is its home page, and whole addresses stay as they are: what stands beside
 * the site on its host is in one language.
 */
export function withoutLanguage(address: string): string {
  if (!/^\/[^/]+\/[^/]/.test(address)) return address;
  const end = address.search(/[?#]|$/);
  return `${splitPrefix(address.slice(0, end)).path}${address.slice(end)}`;
}
