import { type AdminLanguage, adminLanguages } from '../fields/labels.ts';

/**
 * The title of a view in one language. Views of our own have theirs in both, since Payload takes no other, and Payload writes the name of
 * a global right behind the word for a version.
 *
 * @param version what the language calls a version, and several
 */
export function viewTitle(own: string, language: AdminLanguage, version: { one: string; many: string }): string {
  const parts = own.split(' · ');
  const title = (parts.length === adminLanguages.length && parts[adminLanguages.indexOf(language)]) || own;
  const rest = title.startsWith(version.one) ? title.slice(version.one.length) : '';
  const isGlued = rest !== '' && !rest.startsWith(' ') && !title.startsWith(`${version.many} `);
  return isGlued ? `${version.one} - ${rest}` : title;
}
