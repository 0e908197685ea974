import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { sqliteCopy } from './sqlite-copy.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'insurer-sqlite-copy-'));
  return () => rm(folder, { recursive: true });
});

/** As the service opens it, with so many rows of 4 KB. */
function databaseOf(file: string, rows: number): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE cases (id INTEGER PRIMARY KEY, words TEXT)',
  );
  const add = database.prepare('INSERT INTO cases (words) VALUES (hex(randomblob(2000)))');
  database.exec('BEGIN');
  for (let n = 0; n < rows; n++) add.run();
  database.exec('COMMIT');
  return database;
}

it('a copy is one file, with nothing beside it', async () => {
  const file = join(folder, 'content.db');
  const copies = join(folder, 'copies');
  await mkdir(copies);
  const database = databaseOf(file, 1);
  await sqliteCopy(file).dump(join(copies, 'dump'));
  database.close();
  expect(await readdir(copies)).toEqual(['dump']);
});

it('a copy is of the moment at which it began, and ends, however steadily rows come in meanwhile', async () => {
  const file = join(folder, 'content.db');
  const database = databaseOf(file, 4_000);
  const add = database.prepare("INSERT INTO cases (words) VALUES ('meanwhile')");
  const writing = setInterval(() => add.run(), 1);
  try {
    const counts = await sqliteCopy(file).dump(join(folder, 'copy'));
    expect(counts).toEqual({ cases: 4_000 });
    expect(database.prepare('SELECT count(*) AS count FROM cases').get()?.count).toBeGreaterThan(4_000);
  } finally {
    clearInterval(writing);
    database.close();
  }
}, 20_000);

it('what is restored beside the log of an earlier database has nothing of that one', async () => {
  const earlier = join(folder, 'earlier.db');
  const file = join(folder, 'content.db');
  const database = databaseOf(earlier, 3);
  // As a process that was killed leaves them.
  for (const ending of ['-wal', '-shm']) await copyFile(`${earlier}${ending}`, `${file}${ending}`);
  database.close();
  expect(await sqliteCopy(file).isEmpty()).toBe(false);
  const source = databaseOf(join(folder, 'source.db'), 1);
  source.close();
  await sqliteCopy(file).restore(join(folder, 'source.db'));
  expect(await sqliteCopy(file).counts()).toEqual({ cases: 1 });
  expect((await readdir(folder)).filter((name) => name.endsWith('.restoring'))).toEqual([]);
});

it('one that cannot be written is told in one sentence', async () => {
  const file = join(folder, 'content.db');
  databaseOf(file, 1).close();
  await expect(sqliteCopy(file).dump(join(folder, 'none', 'copy'))).rejects.toThrow(
    /^The database .* cannot be copied to /,
  );
});

it('a place without a file, or with an empty one, is empty', async () => {
  const file = join(folder, 'content.db');
  expect(await sqliteCopy(file).isEmpty()).toBe(true);
  await writeFile(file, '');
  expect(await sqliteCopy(file).isEmpty()).toBe(true);
});
