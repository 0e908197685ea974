import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** How many migrations behind the newest an instance may be that is still at work while the newest starts. */
export const migrationsBehind = 4;

/**
 * Beside a migration stands what the tables are after it, some 20,000 lines: the newest tells what changes next, and the ones
 * before it what an instance of an older version reads and writes. What is older than that nobody reads any more.
 */
export function removeOldSnapshots(folder: string): void {
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('.json'));
  for (const old of snapshots.toSorted().slice(0, -migrationsBehind - 1)) rmSync(join(folder, old));
}
