import { dayMs } from '@insurer/contract/day-ms.ts';
import type { Payload } from 'payload';
import { fileStore } from '../../storage/file-store.ts';
import { removeLeftBehind } from '../../storage/left-behind.ts';
import type { ListedFile } from '../../storage/stored-files.ts';
import { incomingFolder } from '../files/private-folder.ts';

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
  const store = fileStore();
  const orphans: ListedFile[] = [];
  let kept = 0;
  for await (const file of store.list('private')) {
    if (file.changedAt > now - youngest) continue;
    const where = { storedName: { equals: file.name } };
    if ((await payload.db.count({ collection: 'private-files', where })).totalDocs > 0) kept += 1;
    else orphans.push(file);
  }
  const isStranger = orphans.length > kept;
  if (isStranger) {
    const msg = 'most private files belong to no case of this database: none is removed; is it the right one?';
    payload.logger.error({ msg, orphans: orphans.length, kept });
  }
  const moved = isStranger ? [] : orphans;
  for (const { path, name } of moved) await store.move(path, `quarantine/${name}`);
  const old: ListedFile[] = [];
  for await (const file of store.list('quarantine')) {
    if (file.changedAt <= now - quarantineDays * dayMs) old.push(file);
  }
  for (const { path } of old) await store.remove(path);
  const removed = old.length + (await removeLeftBehind(incomingFolder(), now - youngest));
  if (moved.length + removed > 0)
    payload.logger.info({ msg: 'files without a case', quarantined: moved.length, removed });
  return moved.length + removed;
}
