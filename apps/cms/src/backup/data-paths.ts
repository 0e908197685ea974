import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

const secretsFile = 'secrets.json';
/** What is made anew, is another copy, or belongs to no case yet. */
const leftOut = /^(backups|logs|private\/incoming)(\/|$)|^database-id\.|\.(db|db-wal|db-shm|restoring)$/;

/** The files of the data folder that belong to the content, by their paths in it. */
export async function pathsOfData(folder: string, withSecrets: boolean): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  return paths.filter((path) => !leftOut.test(path) && (withSecrets || path !== secretsFile)).sort();
}
