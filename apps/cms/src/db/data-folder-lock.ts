import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// Node's own modules only: `npm start` asks before anything is installed or built.

/** Nothing is in it. The system gives its lock free when the process dies, whatever it died of. */
export const lockFile = 'service.lock';

/** For the life of the process: what nobody holds is closed, and free. */
let held: DatabaseSync | undefined;

/**
 * Takes the data folder for this process alone, as SQLite locks its own files: two services never have one SQLite file. A folder that
 * knows no locks is left to whoever runs the service.
 *
 * @param waitMs how long one that is just ending has
 * @returns false where another process has it
 */
export function takeDataFolder(dataDir: string, waitMs = 0): boolean {
  try {
    const lock = new DatabaseSync(join(dataDir, lockFile), { timeout: waitMs });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    held = lock;
    return held.isOpen;
  } catch (error) {
    const busy = 5;
    return !(error instanceof Error && 'errcode' in error && error.errcode === busy);
  }
}
