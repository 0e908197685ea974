import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** With less left, neither tables nor files can be made. */
const enoughBytes = 16 * 1024 * 1024;

type Places = { dataDir: string; database: { dialect: string; file?: string } };

/**
 * Has the last word when the process ends by a fault and its disk has no room. What libraries and databases say of that is each
 * time another thing, such as that a transaction is closed, and none of it helps whoever starts the service.
 */
export function sayIfDiskIsFull(places: Places): void {
  process.on('exit', (code) => {
    const sentence = code === 0 ? undefined : fullDiskSentence(places);
    if (sentence) process.stderr.write(`${sentence}\n`);
  });
}

/** What to do where the disk of the data or of the database has no room; undefined where both have, or nobody can say. */
export function fullDiskSentence({ dataDir, database }: Places, free = freeBytes): string | undefined {
  const folders = database.file ? [dataDir, dirname(database.file)] : [dataDir];
  const full = folders.find((folder) => free(folder) < enoughBytes);
  return full && `The disk of ${full} is full: make room on it, or set DATA_DIR or DATABASE_URL to another one.`;
}

function freeBytes(folder: string): number {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    // Some mounts tell of no room at all.
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
