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
  // Any page that changes changes the list of all.
  pageList: { key: 'page-list', purge: 'pages' },
} as const;

/**
 * Tells what emptying these keys empties: the copies and pages that are kept under, or were made from, a key; `*` empties
 * all.
 */
export function purgedBy(purged: readonly string[]): (key: string) => boolean {
  const names = new Set(purged);
  if (names.has('*')) return () => true;
  if (purged.some((name) => name.startsWith('pages/'))) names.add(contentKeys.pageList.purge);
  const kinds = Object.values(contentKeys).filter(({ purge }) => names.has(purge));
  return (key) => names.has(key) || kinds.some((kind) => key === kind.key || isBelow(key, kind.key));
}

function isBelow(key: string, kind: string): boolean {
  return key.startsWith(kind) && /[?/]/.test(key.charAt(kind.length));
}
