import type { Issue } from '@insurer/contract/issue.ts';
import { LRUCache } from 'lru-cache';
import { log } from '#app/log.server.ts';

const logged = new LRUCache<string, true>({ max: 2_000 });
/** Of one response: of many thousands that are alike, the first say enough. */
const maxLines = 100;

/**
 * Logs what the readers left out, each place and reason once, an unknown section name once wherever it stands
 * (docs/contract.md). Of a response that is full of them, the first and the last, which may be about the whole of it.
 */
export function logIssues(key: string, issues: readonly Issue[]): void {
  for (const { path, reason } of firstAndLast(issues)) {
    const once = reason.startsWith('unknown section name') ? reason : `${key} ${path} ${reason}`;
    if (logged.has(once)) continue;
    logged.set(once, true);
    log.warn({ key, path, reason }, 'Left out of the page.');
  }
}

function firstAndLast(issues: readonly Issue[]): readonly Issue[] {
  return issues.length > maxLines ? [...issues.slice(0, maxLines - 1), ...issues.slice(-1)] : issues;
}
