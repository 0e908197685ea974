import type { Language } from '@insurer/contract/language.ts';

/** Paths that belong to both languages: files, pictures, icons and the build's own assets. */
const sharedPaths = /^\/(media|uploads|brand|icons|fonts|assets)\//;

/**
 * A site-relative path in a language: Arabic pages stand behind `/ar` (decision D16). A path that already
 * has the prefix, a file, an anchor and an address that leaves the site come back as they are.
 */
export function localPath(path: string, language: Language): string {
  if (language !== 'ar' || !path.startsWith('/') || sharedPaths.test(path)) return path;
  if (/^\/ar(?=$|[/?#])/.test(path)) return path;
  return path === '/' ? '/ar' : `/ar${/^\/[?#]/.test(path) ? path.slice(1) : path}`;
}
