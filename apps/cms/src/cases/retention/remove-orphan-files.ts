import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { incomingFolder, makePrivateFolders, privateFolder, quarantineFolder } from '../files/private-folder.ts';

/** A request that is still coming in, or being stored, is younger than this. */
const youngest = 60 * 60_000;
/** How long a file that belongs to no case can still be moved back. */
const quarantineDays = 30;

/**
 * Moves files that belong to no case into quarantine, left by a process that died between file and entry, and removes
 * those that have been there for 30 days. Where most private files look so, the database is another than the one
 * that they came with, and all of them stay where they are.
 * @returns how many files were moved or removed
 */
export async function removeOrphanFiles(payload: Payload, now = Date.now()): Promise<number> {
  await makePrivateFolders();
  const orphans: string[] = [];
  let kept = 0;
  for (const name of await olderFiles(privateFolder(), now - youngest)) {
    const where = { storedName: { equals: name } };
    if ((await payload.db.count({ collection: 'private-files', where })).totalDocs > 0) kept += 1;
    else orphans.push(name);
  }
  const isStranger = orphans.length > kept;
  if (isStranger) {
    const msg = 'most private files belong to no case of this database: none is removed; is it the right one?';
    payload.logger.error({ msg, orphans: orphans.length, kept });
  }
  const moved = isStranger ? [] : orphans;
  for (const name of moved) {
    const place = join(quarantineFolder(), name);
    await rename(join(privateFolder(), name), place);
    await utimes(place, new Date(now), new Date(now));
  }
  const removed = [
    ...(await olderFiles(incomingFolder(), now - youngest)).map((name) => join(incomingFolder(), name)),
    ...(await olderFiles(quarantineFolder(), now - quarantineDays * 24 * 60 * 60_000)).map((name) =>
      join(quarantineFolder(), name),
    ),
  ];
  for (const path of removed) await rm(path, { force: true });
  const count = moved.length + removed.length;
  if (count > 0) {
    payload.logger.info({ msg: 'files without a case', quarantined: moved.length, removed: removed.length });
  }
  return count;
}

/** Names of a folder's files that were last changed at `before` (ms since 1970) or earlier. */
async function olderFiles(folder: string, before: number): Promise<string[]> {
  const names: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile() && (await stat(join(folder, entry.name))).mtimeMs <= before) names.push(entry.name);
  }
  return names;
}
