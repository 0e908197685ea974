import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { incomingFolder, makePrivateFolders, privateFolder } from '../files/private-folder.ts';

/** A request that is still coming in, or being stored, is younger than this. */
const youngest = 60 * 60_000;

/** Removes files that belong to no case: left by a process that died between file and entry. */
export async function removeOrphanFiles(payload: Payload, now = Date.now()): Promise<number> {
  await makePrivateFolders();
  let removed = 0;
  for (const folder of [incomingFolder(), privateFolder()]) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (!entry.isFile() || now - (await stat(path)).mtimeMs < youngest) continue;
      const where = { storedName: { equals: entry.name } };
      const isKept =
        folder === privateFolder() && (await payload.db.count({ collection: 'private-files', where })).totalDocs > 0;
      if (isKept) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  }
  if (removed > 0) payload.logger.info({ msg: 'files without a case removed', removed });
  return removed;
}
