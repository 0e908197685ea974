import type { Payload } from 'payload';
import { BackupProblem } from '../backup/backup-problem.ts';
import { type FilesToMove, moveFiles } from './move-files.ts';
import { PostgresTarget } from './postgres-target.ts';
import { type Column, TableContent } from './row-values.ts';
import { SqliteSource } from './sqlite-source.ts';

export type Moved = { tables: number; rows: number; files: number };
type Move = {
  /** The SQLite file. */
  from: string;
  /** Opened on the new database, its tables made. */
  to: Payload;
  /** Copies the files of the one place into the other, too. */
  files?: FilesToMove;
};

/**
 * Moves everything from SQLite to PostgreSQL and compares it. What was moved before it was broken off is not moved again
 * unless it has changed since. The old database and folder stay as they are.
 *
 * @throws BackupProblem with one sentence
 */
export async function move({ from, to, files: places }: Move): Promise<Moved> {
  const source = new SqliteSource(from);
  try {
    const target = await PostgresTarget.of(to);
    try {
      const rows = await moveTables(source, target);
      const files = places ? await moveFiles(places) : 0;
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
