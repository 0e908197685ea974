import type { Issue } from '@insurer/contract/issue.ts';
import { LRUCache } from 'lru-cache';
import { log } from '#app/log.server.ts';

const told = new LRUCache<string, true>({ max: 2_000 });

/**
 * Logs what the readers left out, each place and reason once, an unknown section name once wherever it stands
 * (docs/contract.md).
 */
export function logIssues(key: string, issues: readonly Issue[]): void {
  for (const { path, reason } of issues) {
    const once = reason.startsWith('unknown section name') ? reason : `${key} ${path} ${reason}`;
    if (told.has(once)) continue;
    told.set(once, true);
    log.warn({ key, path, reason }, 'Left out of the page.');
  }
}
