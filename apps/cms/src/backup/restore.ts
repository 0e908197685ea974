import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { lockFile } from '../db/data-folder-lock.ts';
import { rehearsalName, removeAbandonedRehearsals } from './abandoned.ts';
import { BackupProblem } from './backup-problem.ts';
import { copyOfDatabase } from './copy-of-database.ts';
import { type DataPlace, folderOfSystem, pathsInStorage, putData } from './data-files.ts';
import type { Counts, DatabaseCopy } from './database-copy.ts';
import { goneUnlessDone } from './gone-unless-done.ts';
import { databaseFile, type Manifest, readManifest, storedFile } from './manifest.ts';
import { type Content, readSealed } from './sealed-file.ts';

type Restore = { config: DataPlace & Pick<Config, 'database'>; from: string; key?: string };

/**
 * Puts a backup into an empty data folder, empty buckets where they are set, and an empty database. The database comes last: whatever was broken off before
 * is refused at the start of the service, since the folder has the id of another one. Of a restore that fails before nothing is left in the folder; once the
 * database may be there, its files stay.
 *
 * @throws BackupProblem where the place is not empty or the backup is not whole
 */
export async function restore({ config, from, key }: Restore): Promise<Manifest> {
  const manifest = await manifestFor(config, from, key);
  const database = copyOfDatabase(config.database);
  const found = (await readdir(config.dataDir).catch(() => [])).filter(isOfRestore);
  await mustNotBeBrokenOff(config.dataDir, found);
  if (found.length > 0) {
    throw new BackupProblem(
      `The data folder ${config.dataDir} is not empty: set DATA_DIR to another place, or move it away.`,
    );
  }
  if ((await pathsInStorage(config)).length > 0) {
    throw new BackupProblem('The object storage holds files: set S3_BUCKET and S3_PRIVATE_BUCKET to empty buckets.');
  }
  if (!(await database.isEmpty())) throw new BackupProblem('The database of DATABASE_URL is not empty.');
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  let mayBeThere = false;
  const made = () =>
    readdirSync(config.dataDir)
      .filter((name) => (mayBeThere ? isOpened(name) : isOfRestore(name)))
      .map((name) => join(config.dataDir, name));
  const begun = (is: boolean) => {
    mayBeThere = is;
  };
  await goneUnlessDone(made, () => put({ manifest, from, key, to: config, database }, begun));
  return manifest;
}

/** What of a data folder was not there before all. */
function isOfRestore(name: string): boolean {
  return name !== folderOfSystem && name !== lockFile;
}

/** What lies open only while a restore goes on. */
function isOpened(name: string): boolean {
  return /\.restoring/.test(name);
}

/** Where the machine went amid a restore, what it had opened is removed at once: nobody else would. @throws BackupProblem */
async function mustNotBeBrokenOff(folder: string, found: readonly string[]): Promise<void> {
  const opened = found.filter(isOpened);
  for (const name of opened) await rm(join(folder, name), { force: true });
  if (opened.length === 0) return;
  throw new BackupProblem(
    `A restore into ${folder} was broken off: empty the folder, and the database and buckets where it has others, then give the command again.`,
  );
}

/** Does the same in a place that is thrown away. @throws BackupProblem for whatever would be in the way of restoring */
export async function rehearse({ config, from, key }: Restore): Promise<Manifest> {
  const manifest = await manifestFor(config, from, key);
  await removeAbandonedRehearsals();
  const folder = await mkdtemp(join(tmpdir(), rehearsalName));
  await goneUnlessDone(folder, async () => {
    const database = await copyOfDatabase(config.database).throwAway(folder);
    try {
      await put({ manifest, from, key, to: { dataDir: folder }, database });
    } finally {
      await database.remove();
    }
  });
  await rm(folder, { recursive: true, force: true });
  return manifest;
}

async function manifestFor({ database }: Restore['config'], from: string, key: string | undefined): Promise<Manifest> {
  const manifest = await readManifest(from, key);
  const { dialect } = manifest.database;
  if (dialect === database.dialect) return manifest;
  throw new BackupProblem(`The backup is of a ${dialect} database: set DATABASE_URL to one of that kind.`);
}

type Place = { manifest: Manifest; from: string; key?: string; to: DataPlace; database: DatabaseCopy };

/** @param begun told when the database may be there, and when it is not after all */
async function put({ manifest, from, key, to, database }: Place, begun?: (is: boolean) => void): Promise<void> {
  const opening = join(to.dataDir, 'file.restoring');
  for (const [index, file] of manifest.files.entries()) {
    const name = `${storedFile(index)} (${file.path})`;
    mustBe(await opened({ from, name: storedFile(index), to: opening, key }, name), file, name);
    await putData(to, file.path, opening);
  }
  const dump = join(to.dataDir, 'dump.restoring');
  mustBe(await opened({ from, name: databaseFile, to: dump, key }, databaseFile), manifest.database, databaseFile);
  begun?.(true);
  await database.restore(dump).catch((error: unknown) => {
    begun?.(false);
    throw error;
  });
  await rm(dump);
  mustHold(await database.counts(), manifest.database.counts);
}

type Opening = { from: string; name: string; to: string; key: string | undefined };

/** @throws BackupProblem that says which file of the backup is the one */
async function opened({ from, name, to, key }: Opening, shown: string): Promise<Content> {
  try {
    return await readSealed(join(from, name), to, key);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) throw new BackupProblem(`${shown} is missing in the backup ${from}.`);
    throw new BackupProblem(`${shown}: ${error instanceof Error ? error.message : error}`);
  }
}

function mustBe(found: Content, expected: Content, name: string): void {
  if (found.sha256 === expected.sha256 && found.size === expected.size) return;
  throw new BackupProblem(`${name} is not what was backed up: the backup is damaged.`);
}

function mustHold(found: Counts, expected: Counts): void {
  const wrong = Object.keys({ ...found, ...expected }).filter((table) => found[table] !== expected[table]);
  if (wrong.length > 0) throw new BackupProblem(`After restoring these tables have other rows: ${wrong.join(', ')}.`);
}
