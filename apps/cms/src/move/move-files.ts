import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupProblem } from '../backup/backup-problem.ts';
import { type DataPlace, openData, pathsOfData, putData } from '../backup/data-files.ts';
import { type Content, measure, writeSealed } from '../backup/sealed-file.ts';
import { keptFolderOf } from '../storage/stored-files.ts';

/** `onlyKept`: what is no upload and no file of a visitor, such as the id of the database and the secrets of `npm start`, stays behind. */
export type FilesToMove = { from: DataPlace; to: DataPlace; onlyKept?: boolean };

/**
 * Copies files from one place to another and compares each with what it was. One that is there already is not copied again;
 * the old place stays as it is.
 *
 * @returns how many are there now
 * @throws BackupProblem with one sentence
 */
export async function moveFiles({ from, to, onlyKept = false }: FilesToMove): Promise<number> {
  const paths = (await pathsOfData(from, true)).filter((path) => !onlyKept || keptFolderOf(path));
  await mkdir(to.dataDir, { recursive: true, mode: 0o700 });
  const copy = join(to.dataDir, 'moving.restoring');
  try {
    for (const path of paths) await moveFile({ from, to }, path, copy);
  } finally {
    await rm(copy, { force: true });
  }
  return paths.length;
}

async function moveFile({ from, to }: FilesToMove, path: string, copy: string): Promise<void> {
  const source = await openData(from, path);
  if (!source) throw new BackupProblem(`${path} is gone: stop the service.`);
  const content = await writeSealed(source.stream, copy, undefined);
  if (await isThere(to, path, content)) return;
  await putData(to, path, copy);
  if (!(await isThere(to, path, content))) throw new BackupProblem(`${path} is not what it was.`);
}

async function isThere(place: DataPlace, path: string, { size, sha256 }: Content): Promise<boolean> {
  const file = await openData(place, path);
  if (file?.size === size) return (await measure(file.stream)).sha256 === sha256;
  file?.stream.destroy();
  return false;
}
