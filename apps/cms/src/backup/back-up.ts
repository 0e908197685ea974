import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { removeAbandoned, unfinishedOf } from './abandoned.ts';
import { BackupProblem } from './backup-problem.ts';
import { copyOfDatabase } from './copy-of-database.ts';
import { type DataPlace, openData, pathsOfData } from './data-files.ts';
import { goneUnlessDone } from './gone-unless-done.ts';
import { databaseFile, type Manifest, storedFile, writeManifest } from './manifest.ts';
import { writeSealed } from './sealed-file.ts';

type BackUp = { config: DataPlace & Pick<Config, 'database'>; to: string; key?: string; withSecrets?: boolean };

/**
 * Copies database and files into a new folder while the service runs. The database first: whatever it names of files is
 * there already; what came later belongs to no case of it. Of one that is not finished nothing is left.
 *
 * @throws BackupProblem with one sentence
 */
export async function backUp({ config, to, key, withSecrets = false }: BackUp): Promise<Manifest> {
  if (withSecrets && !key) throw new BackupProblem('Secrets are put into a sealed backup alone: set BACKUP_KEY.');
  const unfinished = unfinishedOf(to);
  await rm(unfinished, { recursive: true, force: true });
  await removeAbandoned(dirname(to));
  if (await readdir(to).catch(() => undefined)) throw new BackupProblem(`${to} is there already.`);
  return goneUnlessDone(unfinished, async () => {
    const manifest = await copyInto(unfinished, { config, key, withSecrets });
    await rename(unfinished, to);
    return manifest;
  });
}

async function copyInto(
  unfinished: string,
  { config, key, withSecrets = false }: Omit<BackUp, 'to'>,
): Promise<Manifest> {
  await mkdir(join(unfinished, 'data'), { recursive: true, mode: 0o700 });
  const dump = join(unfinished, 'dump');
  const counts = await copyOfDatabase(config.database).dump(dump);
  const content = await writeSealed(createReadStream(dump), join(unfinished, databaseFile), key);
  await rm(dump);
  const files: Manifest['files'] = [];
  for (const path of await pathsOfData(config, withSecrets)) {
    // What was erased since the place was read is none of the backup.
    const file = await openData(config, path);
    if (!file) continue;
    const copy = join(unfinished, storedFile(files.length));
    const content = await writeSealed(file.stream, copy, key).catch(isGone);
    if (content) files.push({ path, ...content });
  }
  const { dialect } = config.database;
  const madeAt = new Date().toISOString();
  const manifest: Manifest = { version: 1, madeAt, database: { dialect, counts, ...content }, files };
  await writeManifest(unfinished, manifest, key);
  return manifest;
}

/** A file that was erased since the folder was read. */
function isGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
