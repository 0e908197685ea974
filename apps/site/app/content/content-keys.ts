/**
 * What is kept of the content service, beside the name that a purge has for it: the copy's key and all below it
 * (`jobs?title=driver`, `jobs/7`). API-04 names `getHeaders`, docs/contract.md the rest. A page's key, `pages/home`,
 * is its name in a purge, too.
 */
export const contentKeys = {
  headers: { key: 'getHeaders', purge: 'headers' },
  siteSettings: { key: 'site-settings', purge: 'site-settings' },
  jobs: { key: 'jobs', purge: 'jobs' },
  redirects: { key: 'redirects', purge: 'redirects' },
  providers: { key: 'providers', purge: 'providers' },
  // Any page that changes changes the list of all.
  pageList: { key: 'page-list', purge: 'pages' },
  // Any rate table that changes may add its product to the list, or take it off. A table's key, `rates/motor`, is its name.
  rateList: { key: 'rate-list', purge: 'rates' },
} as const;

/**
 * Tells what emptying these keys empties: the copies and pages that are kept under, or were made from, a key; `*` empties
 * all.
 */
export function purgedBy(purged: readonly string[]): (key: string) => boolean {
  const names = withLists(purged);
  if (names.has('*')) return () => true;
  const kinds = Object.values(contentKeys).filter(({ purge }) => names.has(purge));
  return (key) => names.has(key) || kinds.some((kind) => key === kind.key || isBelow(key, kind.key));
}

/** What is purged, and the lists that hold it: of all pages, of all products with rates. */
function withLists(purged: readonly string[]): Set<string> {
  const lists = [contentKeys.pageList, contentKeys.rateList].map(({ purge }) => purge);
  return new Set([...purged, ...lists.filter((list) => purged.some((name) => name.startsWith(`${list}/`)))]);
}

function isBelow(key: string, kind: string): boolean {
  return key.startsWith(kind) && /[?/]/.test(key.charAt(kind.length));
}

/** What everything that caches in front keep stands under. */
const everything = 'all';
/** Caches refuse long headers; a page made from so much goes when any page changes. */
const maxHeaderLength = 4_000;

/** The keys under which caches in front keep what was made from these, in the words of a purge. */
export function surrogateKeysOf(keys: readonly string[]): string[] {
  const names = [everything, ...new Set(keys.flatMap(purgeNamesOf))];
  const isTooLong = names.join(' ').length > maxHeaderLength;
  const fewer = isTooLong ? names.map((name) => name.replace(/^([^/]+)\/.*/s, '$1')) : names;
  return [...new Set(fewer)].map(plainKey);
}

/** The keys that a purge empties there; one for all of them where they are more than the cache takes at once. */
export function surrogateKeysOfPurge(purged: readonly string[], maxKeys: number): string[] {
  const names = withLists(purged);
  return names.has('*') || names.size > maxKeys ? [everything] : [...names].map(plainKey);
}

function purgeNamesOf(key: string): string[] {
  const kind = Object.values(contentKeys).find((each) => key === each.key || isBelow(key, each.key));
  if (!kind) return [key];
  return key.startsWith(`${kind.key}/`) ? [kind.purge, key] : [kind.purge];
}

/** In letters that mean nothing in a header, a list or a pattern. */
function plainKey(name: string): string {
  const escaped = encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return escaped.replaceAll('%2F', '/');
}
