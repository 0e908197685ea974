import { surrogateKeysOf } from '#app/content/content-keys.ts';
import { steadyNow } from '#app/steady-now.ts';

/** How long a cache in front may show a page while it asks for the newer one. */
const staleWhileRevalidate = 60;
/** As long as the site itself shows old copies while the content service is away (decision D17, Old copies in an outage). */
const staleIfError = 86_400;

type Kept = { status: number; kept?: { freshUntil: number } };

/** Under what a cache in front keeps a response: Fastly and Varnish read the one header, Cloudflare and Akamai the other. */
export function surrogateHeaders(dependencyKeys: readonly string[]): Record<string, string> {
  const keys = surrogateKeysOf(dependencyKeys);
  return { 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') };
}

/**
 * How long caches in front may keep a page: what is left of the time for which it is as fresh as its content, so that
 * ages add up there, too (decision 0025). Empty for what never goes through the page cache.
 */
export function sharedCacheHeaders({ status, kept }: Kept, now = steadyNow()): string[] {
  if (!kept) return [];
  const seconds = Math.floor((kept.freshUntil - now) / 1000);
  if (seconds <= 0) return ['cache-control', 'private, no-cache'];
  const stale =
    status === 200 ? `, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}` : '';
  return ['cache-control', `public, max-age=0, s-maxage=${seconds}${stale}`];
}
