import { type Language, splitPrefix, withPrefix } from '@insurer/contract/language.ts';
import { dataEnding } from '#app/application/application-data.ts';
import { isKnownParameter, isPersonal } from '#app/screen-at.ts';
import type { PageAddress } from '#app/view.ts';

const notFoundPath = '/not/found';
/** What the target of no plain address has in it. */
const suspicious = /[%\\#]|\/\.{1,2}(?:[/?]|$)|^[^/]/;

/**
 * The one address that everything behind the door sees. What no browser asks for names nothing: a fragment, dot segments,
 * control characters and what cannot be decoded would each be another spelling of a page that is kept already.
 *
 * @param target the request target as it came
 * @returns the target, or the not-found screen's in the language that it says
 */
export function plainTarget(target: string): string {
  return !suspicious.test(target) || readAddress(target)
    ? target
    : withPrefix(notFoundPath, splitPrefix(target).language);
}

/** Where the not-found screen of a language stands for all that has no page of its own. */
export function notFoundAddress(language: Language): PageAddress {
  const pathname = withPrefix(notFoundPath, language);
  return { pathname, key: pathname, search: '', ...splitPrefix(pathname), shared: true };
}

/** @returns undefined when the address names no page, in whatever spelling */
export function readAddress(url: string): PageAddress | undefined {
  const mark = url.indexOf('?');
  const pathname = mark < 0 ? url : url.slice(0, mark);
  const search = mark < 0 ? '' : url.slice(mark);
  const key = decodePath(pathname);
  // Browsers take a backslash for a slash, so `/\\host` would leave the site.
  if (key === undefined || !key.startsWith('/') || isNoPath(key) || search.includes('#')) return undefined;
  const page = splitPrefix(key);
  const query = new URLSearchParams(search);
  // What a screen's address says holds for the calls of its application, too.
  const screenPath = page.path.replace(dataEnding, '');
  const preview = query.get('preview')?.trim() || undefined;
  return {
    pathname,
    key,
    search,
    ...page,
    preview,
    shared:
      !isPersonal(screenPath) &&
      ![...query].some(([name, value]) => value.trim() !== '' && isKnownParameter(name, screenPath)),
  };
}

/** A backslash, a fragment, a control character, or a segment that leads to another one. */
function isNoPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\\#\u0000-\u001f\u007f]|(^|\/)\.{1,2}(\/|$)/.test(path);
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
