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
  const names = await namesIn(folder);
  for (const name of names.filter((one) => one.endsWith(ending))) {
    const path = join(folder, name);
    if (await isAbandoned(path)) await rm(path, { recursive: true, force: true });
  }
}

/** One that cannot be looked at, holds anything else than a backup under way does, or is whole, is none of ours. */
async function isAbandoned(path: string): Promise<boolean> {
  const [names, data] = await Promise.all([namesIn(path), namesIn(join(path, 'data'))]);
  const isOurs = names.includes('data') && names.every((name) => /^(data|dump(-\w+)?)$/.test(name));
  const isEmpty = names.length + data.length < 2;
  if (!isOurs || isEmpty || !data.every((name) => /^(database|\d+)$/.test(name))) return false;
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
