import { splitPrefix } from '@insurer/contract/language.ts';
import type { PageAddress } from '#app/view.ts';

/** Query parameters that change what a page shows; all others (campaign marks and the like) do not. */
const meaningful = new Set(['preview', 'title', 'location', 'sent', 'ref', 'q', 'about']);

/** @returns undefined when the address cannot be decoded: then it names no page */
export function readAddress(url: string): PageAddress | undefined {
  const mark = url.indexOf('?');
  const pathname = mark < 0 ? url : url.slice(0, mark);
  const search = mark < 0 ? '' : url.slice(mark);
  const key = decodePath(pathname);
  // Browsers take a backslash for a slash, so `/\\host` would leave the site.
  if (key === undefined || !key.startsWith('/') || key.includes('\\')) return undefined;
  const query = new URLSearchParams(search);
  const preview = query.get('preview')?.trim() || undefined;
  return {
    pathname,
    key,
    search,
    ...splitPrefix(key),
    preview,
    shared: ![...query].some(([name, value]) => meaningful.has(name) && value.trim() !== ''),
  };
}

function decodePath(pathname: string): string | undefined {
  try {
    // Encoded slashes stay as they are: they are part of a name, not of the path.
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/** The one spelling of a path: no double and no trailing slash. The same path back when it is that already. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}
