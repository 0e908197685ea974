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
 * is refused at the start of the service, since the folder has the id of another one.
 *
 * @throws BackupProblem where the place is not empty or the backup is not whole
 */
export async function restore({ config, from, key }: Restore): Promise<Manifest> {
  const manifest = await manifestFor(config, from, key);
  const database = copyOfDatabase(config.database);
  const found = await readdir(config.dataDir).catch(() => []);
  if (found.some((name) => name !== folderOfSystem && name !== lockFile)) {
    throw new BackupProblem(
      `The data folder ${config.dataDir} is not empty: set DATA_DIR to another place, or move it away.`,
    );
  }
  if ((await pathsInStorage(config)).length > 0) {
    throw new BackupProblem('The object storage holds files: set S3_BUCKET and S3_PRIVATE_BUCKET to empty buckets.');
  }
  if (!(await database.isEmpty())) throw new BackupProblem('The database of DATABASE_URL is not empty.');
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  await put({ manifest, from, key, to: config, database });
  return manifest;
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

async function put({ manifest, from, key, to, database }: Place): Promise<void> {
  const opening = join(to.dataDir, 'file.restoring');
  for (const [index, file] of manifest.files.entries()) {
    mustBe(await opened(join(from, storedFile(index)), opening, key), file, file.path);
    await putData(to, file.path, opening);
  }
  const dump = join(to.dataDir, 'dump.restoring');
  mustBe(await opened(join(from, databaseFile), dump, key), manifest.database, 'The database');
  await database.restore(dump);
  await rm(dump);
  mustHold(await database.counts(), manifest.database.counts);
}

async function opened(from: string, to: string, key: string | undefined): Promise<Content> {
  try {
    return await readSealed(from, to, key);
  } catch (error) {
    throw new BackupProblem(error instanceof Error ? error.message : String(error));
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
