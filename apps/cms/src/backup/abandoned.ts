import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFile } from './manifest.ts';

/** The folder in which a backup is made until it is whole. */
export const unfinishedOf = (to: string) => `${to}${ending}`;
const ending = '.unfinished';
/** A backup at work writes all the time. */
const abandonedMs = 6 * 60 * 60_000;
/** What it writes to, in turn. */
const places = ['', 'dump', 'data', databaseFile];

/**
 * Removes what backups beside this one left that were killed or lost their power: the whole database lies there unsealed.
 *
 * @param folder where the backups lie
 */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(ending))) {
    const path = join(folder, name);
    if (await isAbandoned(path)) await rm(path, { recursive: true, force: true });
  }
}

/** One that cannot be looked at, or holds nothing of a backup, is none of ours. */
async function isAbandoned(path: string): Promise<boolean> {
  if (!(await stat(join(path, 'data')).catch(() => undefined))?.isDirectory()) return false;
  const times = await Promise.all(
    places.map((place) =>
      stat(join(path, place)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(...times) < Date.now() - abandonedMs;
}
