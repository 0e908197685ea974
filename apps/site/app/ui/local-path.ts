import { defaultLanguage, type Language, splitPrefix, withPrefix } from '@insurer/contract/language.ts';

/** Paths that belong to all languages: files, pictures, icons and the build's own assets. */
const sharedPaths = /^\/(media|uploads|brand|icons|fonts|assets)\//;

/**
 * A site-relative path in a language: Arabic pages stand behind `/ar` (I18N-05). A path that has a language's prefix
 * already, a file, an anchor and an address that leaves the site come back as they are.
 */
export function localPath(path: string, language: Language): string {
  if (!path.startsWith('/') || sharedPaths.test(path)) return path;
  const end = path.search(/[?#]|$/);
  const pathname = path.slice(0, end);
  if (splitPrefix(pathname).language !== defaultLanguage) return path;
  return `${withPrefix(pathname, language)}${path.slice(end)}`;
}
