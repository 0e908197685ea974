import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes from a folder of files on their way what was broken off before `before` (ms since 1970).
 * @returns how many files were removed
 */
export async function removeLeftBehind(folder: string, before: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // Another instance may be at it too.
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile() || found.mtimeMs > before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
