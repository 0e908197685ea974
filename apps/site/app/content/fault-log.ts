import type { Fault } from '@insurer/contract/fault.ts';
import { LRUCache } from 'lru-cache';
import { log } from '#app/log.server.ts';

const told = new LRUCache<string, true>({ max: 2_000 });

/**
 * Logs what the readers left out, each place and reason once, an unknown section name once wherever it stands
 * (docs/contract.md).
 */
export function logFaults(key: string, faults: readonly Fault[]): void {
  for (const { path, reason } of faults) {
    const once = reason.startsWith('unknown section name') ? reason : `${key} ${path} ${reason}`;
    if (told.has(once)) continue;
    told.set(once, true);
    log.warn({ key, path, reason }, 'Left out of the page.');
  }
}
