import type { Purges } from '#app/content/follow-purges.ts';
import type { SiteApp } from '#app/entry.server.tsx';
import type { PageCache } from './page-cache.ts';

/** Tells the caches in front (cdn-purge.ts). */
export type PurgeCdn = (keys: readonly string[]) => void;

/** What a purge empties: what was read of the content service, the pages made from it, and then caches in front. */
export function allCaches({ contentStore }: SiteApp, pages: PageCache, purgeCdn: PurgeCdn = () => undefined): Purges {
  return {
    purge(keys) {
      contentStore.purge(keys);
      pages.purge(keys);
      purgeCdn(keys);
    },
    expire(hasChanged) {
      contentStore.expire();
      pages.expire();
      // A site that has only just started knows of no change: its own start must not empty what stands in front.
      if (hasChanged) purgeCdn(['*']);
    },
  };
}
