import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '@insurer/contract/day-ms.ts';
import { config } from './config.ts';

/** Copies that updates made are good for going back soon after; erased people must not stay in them for ever. */
const backupDays = 90;
const copiesKept = 5;

/** Where the copies lie that are made before the tables change. */
export function backupFolder(): string {
  return join(config.dataDir, 'backups');
}

/** The copies that are kept, newest last, each with the last day on which it is. */
export async function keptBackups(): Promise<{ file: string; until: string }[]> {
  const names = (await readdir(backupFolder()).catch(() => [])).filter((name) => name.startsWith('content-')).sort();
  const copies = names.map(async (file) => {
    // Its name says when it was made, wherever it was moved to since (migrate.ts).
    const named = Date.parse(/^content-(\d{4}-\d\d-\d\d)/.exec(file)?.[1] ?? '');
    const made = Number.isNaN(named) ? (await stat(join(backupFolder(), file))).mtimeMs : named;
    return { file, until: new Date(made + backupDays * dayMs).toISOString().slice(0, 10) };
  });
  return Promise.all(copies);
}

/** Removes the copies that are more than five, or older than 90 days. */
export async function removeOldBackups(now = Date.now()): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  const copies = await keptBackups();
  const old = copies.filter(({ until }, index) => until < today || index < copies.length - copiesKept);
  for (const { file } of old) await rm(join(backupFolder(), file), { force: true });
}
