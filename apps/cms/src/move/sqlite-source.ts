import { readdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BackupProblem } from '../backup/backup-problem.ts';
import { migrationFolder } from '../db/adapter.ts';
import type { Row } from './row-values.ts';

/**
 * The database that is moved away from. Nobody can write to it meanwhile: what would be accepted there and is not moved
 * would be lost. Nothing in it is changed.
 */
export class SqliteSource {
  readonly #database: DatabaseSync;

  /** @throws BackupProblem where it is in use, or of an older version of the service */
  constructor(file: string) {
    try {
      this.#database = new DatabaseSync(file, { timeout: 5_000 });
      this.#database.exec('BEGIN IMMEDIATE');
    } catch (error) {
      throw new BackupProblem(
        `${file} cannot be read alone (${error instanceof Error ? error.message : error}): stop the service.`,
      );
    }
    const done = new Set([...this.rows('payload_migrations')].map(({ name }) => name));
    const known = readdirSync(migrationFolder('sqlite')).filter((name) => name.endsWith('.ts'));
    const missing = known.filter((name) => !done.has(name.slice(0, -'.ts'.length)));
    if (missing.length > 0) {
      throw new BackupProblem('The old database is of an older version: start this version on it once, then move.');
    }
  }

  get tables(): string[] {
    const tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
    return [...this.#database.prepare(tables).iterate()].map(({ name }) => String(name));
  }

  columns(table: string): string[] {
    return this.#database
      .prepare(`SELECT name FROM pragma_table_info(?)`)
      .all(table)
      .map(({ name }) => String(name));
  }

  rows(table: string): Iterable<Row> {
    return this.#database.prepare(`SELECT * FROM "${table}"`).iterate();
  }

  close(): void {
    this.#database.exec('ROLLBACK');
    this.#database.close();
  }
}
