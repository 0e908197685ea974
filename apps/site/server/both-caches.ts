import type { Purges } from '#app/content/follow-purges.ts';
import type { SiteApp } from '#app/entry.server.tsx';
import type { PageCache } from './page-cache.ts';

/** What a purge empties: what was read of the content service, and the pages made from it. */
export function bothCaches({ contentStore }: SiteApp, pages: PageCache): Purges {
  return {
    purge(keys) {
      contentStore.purge(keys);
      pages.purge(keys);
    },
    expire() {
      contentStore.expire();
      pages.expire();
    },
  };
}
