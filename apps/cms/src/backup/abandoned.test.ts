import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { rehearsalName, removeAbandoned, removeAbandonedRehearsals } from './abandoned.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'insurer-abandoned-'));
  return () => rm(folder, { recursive: true });
});

/** A backup that was begun, and written to last so many hours ago; with another file in it, it is none. */
async function begun(name: string, hours: number, other?: string): Promise<void> {
  const data = join(folder, name, 'data');
  const dump = join(folder, name, 'dump');
  await mkdir(data, { recursive: true });
  await writeFile(dump, 'every case');
  if (other) await writeFile(join(folder, name, other), 'somebody else’s');
  const last = new Date(Date.now() - hours * 3_600_000);
  for (const path of [dump, data, join(folder, name)]) await utimes(path, last, last);
}

it('what a killed backup left unsealed goes with the next one; one that is at work, a whole one and what is no backup stay', async () => {
  await begun('2026-11-26.unfinished', 25);
  await begun('2026-11-27.unfinished', 1);
  await begun('2026-11-25', 50);
  await mkdir(join(folder, 'house.unfinished'));
  await begun('model.unfinished', 25, 'weights.bin');
  await begun('novel.unfinished', 25, join('data', 'chapter'));
  await removeAbandoned(folder);
  expect((await readdir(folder)).sort()).toEqual([
    ...['2026-11-25', '2026-11-27.unfinished'],
    ...['house.unfinished', 'model.unfinished', 'novel.unfinished'],
  ]);
  await removeAbandoned(join(folder, 'none'));
});

it('so does what a killed rehearsal of restoring left, and nothing else of the temporary folder', async () => {
  const names = [`${rehearsalName}killed`, `${rehearsalName}atwork`];
  for (const [index, name] of names.entries()) await begun(name, index === 0 ? 25 : 1);
  await begun('restore-check-of-somebody', 25);
  await symlink(join(folder, 'restore-check-of-somebody'), join(folder, `${rehearsalName}linked`));
  await removeAbandonedRehearsals(folder);
  expect((await readdir(folder)).sort()).toEqual([
    ...[names[1], `${rehearsalName}linked`].sort(),
    'restore-check-of-somebody',
  ]);
});
