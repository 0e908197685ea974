import type { Payload } from 'payload';
import { BackupProblem } from '../backup/backup-problem.ts';
import { notesOfMove } from './half-moved.ts';
import { asText, type Column, jsonValue, type Row, TableContent } from './row-values.ts';

type Connection = { query(text: string, values?: unknown[]): Promise<{ rows: Row[] }>; release(): void };
type Pool = { connect(): Promise<Connection> };

const notes = `"${notesOfMove}"`;
const batch = 500;

/** The database that is moved to: new, with its tables made and nothing in them, or half moved. */
export class PostgresTarget {
  readonly #connection: Connection;

  private constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** @throws BackupProblem where the database holds something else */
  static async of(payload: Payload): Promise<PostgresTarget> {
    const { pool } = payload.db as unknown as { pool: Pool };
    const target = new PostgresTarget(await pool.connect());
    const [{ begun } = {}] = await target.#query(`SELECT to_regclass('${notes}') IS NOT NULL AS begun`);
    if (!begun) await target.#begin(payload);
    return target;
  }

  async #begin(payload: Payload): Promise<void> {
    for (const collection of ['users', 'pages', 'service-requests', 'media'] as const) {
      const { totalDocs } = await payload.db.count({ collection });
      if (totalDocs > 0) throw new BackupProblem('The new database is not empty: name an empty one.');
    }
    await this.#inOne(async () => {
      await this.#query(`CREATE TABLE ${notes} (kind text, name text, value text)`);
      // Rows come table by table; whether each has what it refers to is asked when all are there.
      await this.#query(
        `INSERT INTO ${notes} SELECT 'reference', format('%s %I', conrelid::regclass, conname), pg_get_constraintdef(oid)
        FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
      );
      for (const { name } of await this.#query(`SELECT name FROM ${notes}`)) {
        const [table, constraint] = splitName(String(name));
        await this.#query(`ALTER TABLE ${table} DROP CONSTRAINT ${constraint}`);
      }
    });
  }

  /** The columns of every table but that of the migrations, which are each database's own. */
  async tables(): Promise<Map<string, Column[]>> {
    const columns = await this.#query(
      `SELECT table_name AS "table", column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name NOT IN ('payload_migrations', '${notesOfMove}')`,
    );
    const tables = new Map<string, Column[]>();
    for (const { table, name, type } of columns) {
      tables.set(String(table), [...(tables.get(String(table)) ?? []), { name: String(name), type: String(type) }]);
    }
    return tables;
  }

  async isMoved(table: string, hash: string): Promise<boolean> {
    const found = await this.#query(`SELECT 1 FROM ${notes} WHERE kind = 'moved' AND name = $1 AND value = $2`, [
      table,
      hash,
    ]);
    return found.length > 0;
  }

  /** Puts the rows of a table in, whole or not at all. */
  async fill(table: string, columns: readonly Column[], rows: Iterable<Row>, hash: string): Promise<void> {
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const insert = `INSERT INTO "${table}" (${names}) SELECT ${names} FROM json_populate_recordset(NULL::"${table}", $1::json)`;
    await this.#inOne(async () => {
      await this.#query(`DELETE FROM "${table}"`);
      await this.#query(`DELETE FROM ${notes} WHERE kind = 'moved' AND name = $1`, [table]);
      let waiting: Row[] = [];
      for (const row of rows) {
        waiting.push(Object.fromEntries(columns.map((column) => [column.name, jsonValue(row[column.name], column)])));
        if (waiting.length < batch) continue;
        await this.#query(insert, [JSON.stringify(waiting)]);
        waiting = [];
      }
      if (waiting.length > 0) await this.#query(insert, [JSON.stringify(waiting)]);
      await this.#query(`INSERT INTO ${notes} VALUES ('moved', $1, $2)`, [table, hash]);
    });
  }

  /** What the table holds by now, read anew. */
  async content(table: string, columns: readonly Column[]): Promise<TableContent> {
    const content = new TableContent();
    await this.#inOne(async () => {
      await this.#query(`DECLARE moved CURSOR FOR SELECT ${columns.map(asText).join(', ')} FROM "${table}"`);
      for (;;) {
        const rows = await this.#query(`FETCH ${batch} FROM moved`);
        for (const row of rows) content.add(row, columns);
        if (rows.length < batch) break;
      }
    });
    return content;
  }

  /** References are asked for again, new ids begin above the old ones, and the notes go. */
  async finish(): Promise<void> {
    await this.#inOne(async () => {
      for (const { name, value } of await this.#query(`SELECT name, value FROM ${notes} WHERE kind = 'reference'`)) {
        const [table, constraint] = splitName(String(name));
        await this.#query(`ALTER TABLE ${table} ADD CONSTRAINT ${constraint} ${value}`);
      }
      const serials = await this.#query(
        `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
        WHERE table_schema = 'public' AND column_default LIKE 'nextval(%'`,
      );
      for (const { table, column } of serials) {
        await this.#query(
          `SELECT setval(pg_get_serial_sequence('"${table}"', '${column}'), greatest(max("${column}"), 1), max("${column}") IS NOT NULL)
          FROM "${table}"`,
        );
      }
      await this.#query(`DROP TABLE ${notes}`);
    });
    await this.#query('ANALYZE');
  }

  close(): void {
    this.#connection.release();
  }

  async #query(text: string, values?: unknown[]): Promise<Row[]> {
    return (await this.#connection.query(text, values)).rows;
  }

  async #inOne(act: () => Promise<void>): Promise<void> {
    await this.#query('BEGIN');
    try {
      await act();
      await this.#query('COMMIT');
    } catch (error) {
      await this.#query('ROLLBACK');
      throw error;
    }
  }
}

/** Neither has a space in it. */
function splitName(name: string): [table: string, constraint: string] {
  const [table = '', constraint = ''] = name.split(' ');
  return [table, constraint];
}
