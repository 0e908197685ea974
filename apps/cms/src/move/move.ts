import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Payload } from 'payload';
import { BackupProblem } from '../backup/backup-problem.ts';
import { pathsOfData } from '../backup/data-paths.ts';
import { type Content, measure, writeSealed } from '../backup/sealed-file.ts';
import { PostgresTarget } from './postgres-target.ts';
import { type Column, TableContent } from './row-values.ts';
import { SqliteSource } from './sqlite-source.ts';

export type Moved = { tables: number; rows: number; files: number };
type Move = {
  /** The SQLite file. */
  from: string;
  /** Opened on the new database, its tables made. */
  to: Payload;
  /** Copies the files of the one folder into the other. */
  folders?: { from: string; to: string };
};

/**
 * Moves everything from SQLite to PostgreSQL and compares it. What was moved before it was broken off is not moved again
 * unless it has changed since. The old database and folder stay as they are.
 *
 * @throws BackupProblem with one sentence
 */
export async function move({ from, to, folders }: Move): Promise<Moved> {
  const source = new SqliteSource(from);
  try {
    const target = await PostgresTarget.of(to);
    try {
      const rows = await moveTables(source, target);
      const files = folders ? await moveFiles(folders) : 0;
      await target.finish();
      return { ...rows, files };
    } finally {
      target.close();
    }
  } finally {
    source.close();
  }
}

async function moveTables(source: SqliteSource, target: PostgresTarget): Promise<Omit<Moved, 'files'>> {
  const tables = await target.tables();
  mustHaveRoom(source, tables);
  const differing: string[] = [];
  let rows = 0;
  for (const [table, columns] of tables) {
    const content = new TableContent();
    for (const row of source.rows(table)) content.add(row, columns);
    if (!(await target.isMoved(table, content.hash)))
      await target.fill(table, columns, source.rows(table), content.hash);
    const moved = await target.content(table, columns);
    if (moved.hash !== content.hash) differing.push(table);
    rows += content.rows;
  }
  if (differing.length > 0) throw new BackupProblem(`These tables are not what they were: ${differing.join(', ')}.`);
  return { tables: tables.size, rows };
}

/** Nothing may be left out for want of a table or a column. */
function mustHaveRoom(source: SqliteSource, tables: Map<string, Column[]>): void {
  for (const table of source.tables) {
    if (table === 'payload_migrations') continue;
    const columns = new Set(tables.get(table)?.map(({ name }) => name));
    const missing = source.columns(table).filter((column) => !columns.has(column));
    if (missing.length > 0)
      throw new BackupProblem(`The new database has no ${table}.${missing[0]}: both must be of one version.`);
  }
}

async function moveFiles({ from, to }: NonNullable<Move['folders']>): Promise<number> {
  const paths = await pathsOfData(from, false);
  for (const path of paths) {
    const [old, copy] = [join(from, path), join(to, path)];
    const content = await measure(createReadStream(old));
    if (await isThere(copy, content)) continue;
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    await writeSealed(createReadStream(old), copy, undefined);
    if (!(await isThere(copy, content))) throw new BackupProblem(`${path} is not what it was.`);
  }
  return paths.length;
}

async function isThere(path: string, { size, sha256 }: Content): Promise<boolean> {
  if ((await stat(path).catch(() => undefined))?.size !== size) return false;
  return (await measure(createReadStream(path))).sha256 === sha256;
}
