import { createReadStream, type Dirent } from 'node:fs';
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Config } from '../config.ts';
import { lockFile } from '../db/data-folder-lock.ts';
import { storeOf } from '../storage/file-store.ts';
import { type KeptFolder, keptFolderOf, keptFolders, type ReadFile } from '../storage/stored-files.ts';

const secretsFile = 'secrets.json';
/** A disk that is mounted as the data folder has it, and nobody but the system may look into it. */
export const folderOfSystem = 'lost+found';
/** What is made anew, is another copy, or belongs to no case yet. */
const leftOut =
  /^(backups|logs|(media|documents|private)\/incoming)(\/|$)|^database-id\.|\.(db|db-wal|db-shm|restoring)$/;

/** Where files lie: in a folder, and those of {@link keptFolders} in object storage where there is one. */
export type DataPlace = Pick<Config, 'dataDir'> & Partial<Pick<Config, 's3'>>;

type WithDatabase = DataPlace & Partial<Pick<Config, 'database'>>;

/** The files that belong to the content, by their paths. */
export async function pathsOfData({ dataDir, s3, database }: WithDatabase, withSecrets: boolean): Promise<string[]> {
  const file = database?.dialect === 'sqlite' ? relative(dataDir, database.file) : undefined;
  const ofDatabase = [...['', '-wal', '-shm'].map((ending) => `${file}${ending}`), lockFile];
  const paths = (await pathsIn(dataDir, '', await entriesOf(dataDir))).filter(
    (path) => !ofDatabase.includes(path) && (withSecrets || path !== secretsFile),
  );
  if (!s3) return paths.sort();
  return [...paths.filter((path) => !keptFolderOf(path)), ...(await pathsInStorage({ dataDir, s3 }))].sort();
}

async function pathsIn(dataDir: string, folder: string, entries: Dirent[]): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (leftOut.test(path) || path === folderOfSystem) continue;
    if (entry.isFile()) paths.push(path);
    // A folder that goes meanwhile takes nothing with it but its own.
    if (entry.isDirectory()) paths.push(...(await pathsIn(dataDir, path, await entriesOf(join(dataDir, path)))));
  }
  return paths;
}

const entriesOf = (folder: string) => readdir(folder, { withFileTypes: true }).catch(unlessGone);

/** Those of object storage; none where there is none. */
export async function pathsInStorage(place: DataPlace): Promise<string[]> {
  const paths: string[] = [];
  if (!place.s3) return paths;
  for (const folder of Object.keys(keptFolders) as KeptFolder[]) {
    for await (const { path } of storeIn(place).list(folder)) paths.push(path);
  }
  return paths;
}

/** One of these files, wherever it is. @returns undefined where it was erased meanwhile */
export async function openData(place: DataPlace, path: string): Promise<ReadFile | undefined> {
  if (place.s3 && keptFolderOf(path)) return storeIn(place).read(path);
  const file = join(place.dataDir, path);
  const found = await stat(file).catch(() => undefined);
  return found && { size: found.size, stream: createReadStream(file) };
}

/** Puts a file of this machine into its place, whole or not at all. */
export async function putData(place: DataPlace, path: string, from: string): Promise<void> {
  if (place.s3 && keptFolderOf(path)) return storeIn(place).keep([{ from, path }]);
  const to = join(place.dataDir, path);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
}

const storeIn = ({ dataDir, s3 }: DataPlace) => storeOf({ dataDir, s3 });

function unlessGone(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}
