/**
 * What is kept of the content service, beside the name that a purge has for it: the copy's key and all below it
 * (`jobs?title=driver`, `jobs/7`). API-04 names `getHeaders`, docs/contract.md the rest. A page's key, `pages/home`,
 * is its name in a purge, too.
 */
export const contentKeys = {
  headers: { key: 'getHeaders', purge: 'headers' },
  siteSettings: { key: 'site-settings', purge: 'site-settings' },
  jobs: { key: 'jobs', purge: 'jobs' },
} as const;

/** Whether emptying `purged` empties the copy or page that is kept under, or was made from, `key`; `*` empties all. */
export function isPurged(key: string, purged: string): boolean {
  if (purged === '*' || purged === key) return true;
  const kind = Object.values(contentKeys).find(({ purge }) => purge === purged);
  return (
    kind !== undefined && (key === kind.key || (key.startsWith(kind.key) && /[?/]/.test(key.charAt(kind.key.length))))
  );
}
