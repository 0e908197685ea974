import { copyFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { BackupProblem } from './backup-problem.ts';
import type { Counts, DatabaseCopy } from './database-copy.ts';

/** SQLite's own online backup: whole and of the moment at which it began, however much is written meanwhile. */
export function sqliteCopy(file: string): DatabaseCopy {
  const [log, index] = [`${file}-wal`, `${file}-shm`];
  return {
    // What a log holds is content too, and SQLite would take it into whatever is laid beside it.
    isEmpty: async () => !(await stat(file).catch(() => undefined))?.size && !(await stat(log).catch(() => undefined)),
    async dump(to) {
      const database = opened(file);
      try {
        // A copy begins anew at each write that it sees: within a transaction, which a first look begins, it sees none.
        database.exec('BEGIN');
        database.prepare('SELECT count(*) FROM sqlite_master').get();
        await backup(database, to).catch((error: Error) => {
          throw new BackupProblem(`The database ${file} cannot be copied to ${to}: ${error.message}.`);
        });
      } finally {
        database.close();
      }
      const counts = countsOf(to);
      // Counting opens the copy, beside which SQLite makes these; they hold nothing.
      for (const beside of [`${to}-wal`, `${to}-shm`]) await rm(beside, { force: true });
      return counts;
    },
    async restore(from) {
      const unfinished = `${file}.restoring`;
      await copyFile(from, unfinished);
      for (const old of [log, index]) await rm(old, { force: true });
      await rename(unfinished, file);
    },
    counts: async () => countsOf(file),
    async throwAway(folder) {
      const path = join(folder, 'throw-away.db');
      return { ...sqliteCopy(path), remove: () => rm(path, { force: true }) };
    },
  };
}

function opened(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { readOnly: true, timeout: 15_000 });
  } catch (error) {
    throw new BackupProblem(
      `The database ${file} cannot be opened: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

function countsOf(file: string): Counts {
  const database = opened(file);
  try {
    const problems = database.prepare('PRAGMA integrity_check').all();
    if (Object.values(problems[0] ?? {})[0] !== 'ok') throw new BackupProblem(`The database ${file} is damaged.`);
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
    const counted = tables.all().map(({ name }) => {
      const { count } = database.prepare(`SELECT count(*) AS count FROM "${name}"`).get() ?? {};
      return [String(name), Number(count)] as const;
    });
    return Object.fromEntries(counted);
  } finally {
    database.close();
  }
}
