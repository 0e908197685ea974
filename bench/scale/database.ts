import { execFileSync } from 'node:child_process';
import { DatabaseSync } from 'node:sqlite';

export type Column = { name: string; isText: boolean };
export type Table = { name: string; columns: Column[] };

/** A database of the content service that nobody else writes to, reached beside Payload: filling it by documents takes hours. */
export type BareDatabase = {
  dialect: 'sqlite' | 'postgres';
  tables(): Table[];
  count(table: string): number;
  /** All of them in one transaction. */
  run(statements: readonly string[]): void;
};

/** @param file the database of a service that does not run */
export function sqliteFile(file: string): BareDatabase {
  const open = <Result>(act: (database: DatabaseSync) => Result): Result => {
    const database = new DatabaseSync(file);
    try {
      return act(database);
    } finally {
      database.close();
    }
  };
  return {
    dialect: 'sqlite',
    tables: () =>
      open((database) => {
        const text = `SELECT t.name AS "table", c.name AS name, c.type IN ('text', 'TEXT') AS "isText"
          FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table' ORDER BY t.name, c.cid`;
        return tablesOf(database.prepare(text).all() as Row[]);
      }),
    count: (table) => open((database) => Number(database.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.n)),
    run: (statements) =>
      open((database) => {
        // References are whole in what is copied; looking at each of a million rows takes most of the time.
        database.exec('PRAGMA foreign_keys = off; PRAGMA synchronous = off; BEGIN');
        for (const statement of statements) database.exec(statement);
        database.exec('COMMIT; ANALYZE');
      }),
  };
}

/** @param address of one database of a server on this machine */
export function postgresDatabase(address: string): BareDatabase {
  const psql = (text: string) =>
    execFileSync('psql', ['-XqAt', '-v', 'ON_ERROR_STOP=1', address], { input: text, encoding: 'utf8' });
  return {
    dialect: 'postgres',
    tables() {
      const rows = psql(`SELECT json_agg(json_build_object('table', c.table_name, 'name', c.column_name,
          'isText', c.data_type IN ('character varying', 'text')) ORDER BY c.table_name, c.ordinal_position)
        FROM information_schema.columns c WHERE c.table_schema = 'public'`);
      return tablesOf(JSON.parse(rows) as Row[]);
    },
    count: (table) => Number(psql(`SELECT count(*) FROM "${table}"`)),
    run: (statements) =>
      void psql(
        ['BEGIN', 'SET session_replication_role = replica', ...statements, 'COMMIT', 'ANALYZE', ''].join(';\n'),
      ),
  };
}

type Row = { table: string; name: string; isText: boolean | number };

function tablesOf(rows: Row[]): Table[] {
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return [...byTable].map(([name, columns]) => ({
    name,
    columns: columns.map((column) => ({ name: column.name, isText: Boolean(column.isText) })),
  }));
}
