import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { keptFolderOf, keptFolders } from '../storage/stored-files.ts';
import { removeAbandoned, unfinishedOf } from './abandoned.ts';
import { BackupProblem } from './backup-problem.ts';
import { copyOfDatabase } from './copy-of-database.ts';
import { type DataPlace, openData, pathsOfData } from './data-files.ts';
import { goneUnlessDone } from './gone-unless-done.ts';
import { databaseFile, type Manifest, storedFile, writeManifest } from './manifest.ts';
import { writeSealed } from './sealed-file.ts';

type BackUp = { config: DataPlace & Pick<Config, 'database'>; to: string; key?: string; withSecrets?: boolean };

/**
 * Copies database and files into a new folder while the service runs. Uploads of editors, which may be replaced meanwhile, are
 * copied before the database, and everything that is there then after it: so what it names is in the copy; what came later belongs
 * to no case of it. Of one that is not finished nothing is left.
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
    const manifest = await copyInto({ unfinished, config, key, withSecrets });
    await rename(unfinished, to);
    return manifest;
  });
}

type Copying = Omit<BackUp, 'to'> & { unfinished: string };

async function copyInto(copying: Copying): Promise<Manifest> {
  const { unfinished, config, key } = copying;
  await mkdir(join(unfinished, 'data'), { recursive: true, mode: 0o700 });
  const files: Manifest['files'] = [];
  // What an editor replaces goes within seconds: a picture that the copied database names may be gone by then.
  await copyFiles(copying, files, isUpload);
  const dump = join(unfinished, 'dump');
  const counts = await copyOfDatabase(config.database).dump(dump);
  const content = await writeSealed(createReadStream(dump), join(unfinished, databaseFile), key);
  await rm(dump);
  const known = new Set(files.map(({ path }) => path));
  await copyFiles(copying, files, (path) => !known.has(path));
  const { dialect } = config.database;
  const madeAt = new Date().toISOString();
  const manifest: Manifest = { version: 1, madeAt, database: { dialect, counts, ...content }, files };
  await writeManifest(unfinished, manifest, key);
  return manifest;
}

/** Adds those that are wanted to what is copied by now. */
async function copyFiles(
  { unfinished, config, key, withSecrets = false }: Copying,
  files: Manifest['files'],
  isWanted: (path: string) => boolean,
): Promise<void> {
  for (const path of (await pathsOfData(config, withSecrets)).filter(isWanted)) {
    // What was erased since the place was read is none of the backup.
    const file = await openData(config, path);
    if (!file) continue;
    const content = await writeSealed(file.stream, join(unfinished, storedFile(files.length)), key).catch(isGone);
    if (content) files.push({ path, ...content });
  }
}

/** Of an editor. Its name holds a digest of its content, so what was copied under it before is the same. */
function isUpload(path: string): boolean {
  const folder = keptFolderOf(path);
  return folder !== undefined && keptFolders[folder] === 'public';
}

/** A file that was erased since the folder was read. */
function isGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
