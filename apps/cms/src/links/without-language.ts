import { splitPrefix } from '@insurer/contract/language.ts';

/**
 * An address of this site as the chooser writes it: one for both languages, which the site leads into the visitor's own. Whoever copies it
 * from the browser has the language in it.
 */
export function withoutLanguage(address: string): string {
  if (!address.startsWith('/')) return address;
  const end = address.search(/[?#]|$/);
  return `${splitPrefix(address.slice(0, end)).path}${address.slice(end)}`;
}
