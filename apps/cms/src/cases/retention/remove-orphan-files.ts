import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { incomingFolder, makePrivateFolders, privateFolder } from '../files/private-folder.ts';

/** A request that is still coming in, or being stored, is younger than this. */
const youngest = 60 * 60_000;

/**
 * Removes files that belong to no case: left by a process that died between file and entry. Where most private files
 * look so, the database is another than the one that they came with, and all of them stay.
 */
export async function removeOrphanFiles(payload: Payload, now = Date.now()): Promise<number> {
  await makePrivateFolders();
  const left = await olderFiles(incomingFolder(), now);
  const orphans: string[] = [];
  let kept = 0;
  for (const name of await olderFiles(privateFolder(), now)) {
    const where = { storedName: { equals: name } };
    if ((await payload.db.count({ collection: 'private-files', where })).totalDocs > 0) kept += 1;
    else orphans.push(name);
  }
  const isStranger = orphans.length > kept;
  if (isStranger) {
    const msg = 'most private files belong to no case of this database: none is removed; is it the right one?';
    payload.logger.error({ msg, orphans: orphans.length, kept });
  }
  const paths = [
    ...left.map((name) => join(incomingFolder(), name)),
    ...(isStranger ? [] : orphans).map((name) => join(privateFolder(), name)),
  ];
  for (const path of paths) await rm(path, { force: true });
  if (paths.length > 0) payload.logger.info({ msg: 'files without a case removed', removed: paths.length });
  return paths.length;
}

/** Names of a folder's files that are older than what is still coming in. */
async function olderFiles(folder: string, now: number): Promise<string[]> {
  const names: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile() && now - (await stat(join(folder, entry.name))).mtimeMs >= youngest) names.push(entry.name);
  }
  return names;
}
