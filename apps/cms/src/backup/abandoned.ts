import { lstat, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile } from './manifest.ts';

/** The folder in which a backup is made until it is whole. */
export const unfinishedOf = (to: string) => `${to}${ending}`;
const ending = '.unfinished';
/** A backup at work writes all the time. */
export const abandonedMs = 6 * 60 * 60_000;
/** What it writes to, in turn. */
const places = ['', 'dump', 'data', databaseFile];

/**
 * Removes what backups beside this one left that were killed or lost their power: the whole database lies there unsealed.
 *
 * @param folder where the backups lie
 */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await namesIn(folder);
  for (const name of names.filter((one) => one.endsWith(ending))) {
    const path = join(folder, name);
    if (await isAbandoned(path)) await rm(path, { recursive: true, force: true });
  }
}

/** How the folder of a rehearsal begins, in the system's folder for what is temporary; six letters of the system's follow. */
export const rehearsalName = 'insurer-restore-check-';
const rehearsals = new RegExp(`^${rehearsalName}\\w{6}$`);
/** What it writes to, in turn. */
const placesOfRehearsal = ['', 'file.restoring', 'dump.restoring', 'throw-away.db', 'throw-away.db-wal'];

/** Removes the same of rehearsals of restoring: this user's own. */
export async function removeAbandonedRehearsals(folder = tmpdir()): Promise<void> {
  const names = await namesIn(folder);
  for (const path of names.filter((name) => rehearsals.test(name)).map((name) => join(folder, name))) {
    const found = await lstat(path).catch(() => undefined);
    if (!found?.isDirectory() || found.uid !== process.getuid?.()) continue;
    if (await isQuiet(path, placesOfRehearsal)) await rm(path, { recursive: true, force: true });
  }
}

/** One that cannot be looked at, holds anything else than a backup under way does, or is whole, is none of ours. */
async function isAbandoned(path: string): Promise<boolean> {
  const [names, data] = await Promise.all([namesIn(path), namesIn(join(path, 'data'))]);
  const isOurs = names.includes('data') && names.every((name) => /^(data|dump(-\w+)?)$/.test(name));
  const isEmpty = names.length + data.length < 2;
  return isOurs && !isEmpty && data.every((name) => /^(database|\d+)$/.test(name)) && isQuiet(path, places);
}

/** Whether nothing was written to these places of a folder for long. */
async function isQuiet(path: string, places: string[]): Promise<boolean> {
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

/** None where the folder cannot be read, or is none. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
