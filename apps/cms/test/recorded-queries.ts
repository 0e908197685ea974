import { DatabaseSync } from 'node:sqlite';
import type { Payload } from 'payload';
import { config } from '../src/config.ts';

type Values = unknown[];
type Query = { text: string; values: Values };
type Rows = Record<string, unknown>[];

type SqliteClient = { execute(query: { sql: string; args: Values } | string): Promise<{ rows: Rows }> };
type PostgresPool = {
  query(query: { text: string } | string, values?: Values): Promise<{ rows: Rows }>;
  connect(): Promise<PostgresPool & { release(): void }>;
};

export type Database = {
  /** Runs a query of one's own. */
  rows(text: string, values?: Values): Promise<Rows>;
  /** What runs meanwhile, each text once. */
  during(act: () => Promise<unknown>): Promise<Query[]>;
  /** The tables of which a query goes through every row, as far as the database finds no index for it. */
  fullScans(query: Query): Promise<string[]>;
};

/** Payload's own connection, listened to. */
export function listenTo(payload: Payload): Database {
  return payload.db.name === 'sqlite' ? listenToSqlite(payload) : listenToPostgres(payload);
}

function listenToSqlite(payload: Payload): Database {
  const { client } = payload.db as unknown as { client: SqliteClient };
  const execute = client.execute.bind(client);
  let heard: Map<string, Query> | undefined;
  client.execute = (query) => {
    if (typeof query !== 'string') heard?.set(query.sql, { text: query.sql, values: query.args });
    return execute(query);
  };
  const rows = async (text: string, values: Values = []) => (await execute({ sql: text, args: values })).rows;
  return {
    rows,
    during: (act) => hear((queries) => (heard = queries), act),
    async fullScans({ text }) {
      const plan = planOf(text);
      const aliases = plan.flatMap(({ detail }) => /^SCAN (\w+)$/.exec(String(detail))?.[1] ?? []);
      // What a query in brackets found bears the table's name as well, and is gone through whole.
      const found = new Map([...new Set(aliases)].map((alias) => [alias, text.split(`) "${alias}"`).length - 1]));
      return [...found].flatMap(([alias, bracketed]) =>
        aliases.filter((each) => each === alias).length > bracketed ? [tableOf(alias, text)] : [],
      );
    },
  };
}

/** By a connection of its own: after the plan of a write, Payload's would not commit the next transaction. */
function planOf(text: string): Rows {
  const database = new DatabaseSync(config.database.dialect === 'sqlite' ? config.database.file : '', {
    readOnly: true,
  });
  try {
    return database.prepare(`EXPLAIN QUERY PLAN ${text}`).all();
  } finally {
    database.close();
  }
}

function listenToPostgres(payload: Payload): Database {
  const { pool } = payload.db as unknown as { pool: PostgresPool };
  const query = pool.query.bind(pool);
  let heard: Map<string, Query> | undefined;
  pool.query = (asked, values = []) => {
    const text = typeof asked === 'string' ? asked : asked.text;
    heard?.set(text, { text, values });
    return query(asked, values);
  };
  return {
    rows: async (text, values) => (await query(text, values)).rows,
    during: (act) => hear((queries) => (heard = queries), act),
    async fullScans({ text, values }) {
      const connection = await pool.connect();
      try {
        // On small tables going through all is cheaper: what is left has no index.
        await connection.query('SET enable_seqscan = off');
        const { rows } = await connection.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
        return scansIn(rows[0]?.['QUERY PLAN']);
      } finally {
        await connection.query('SET enable_seqscan = on');
        connection.release();
      }
    },
  };
}

async function hear(listen: (queries?: Map<string, Query>) => void, act: () => Promise<unknown>): Promise<Query[]> {
  const queries = new Map<string, Query>();
  listen(queries);
  await act();
  listen(undefined);
  return [...queries.values()].filter(({ text }) => /^\s*(select|with|update|delete)/i.test(text));
}

function tableOf(alias: string, text: string): string {
  return new RegExp(`["\`](\\w+)["\`](?: as)? ["\`]${alias}["\`]`, 'i').exec(text)?.[1] ?? alias;
}

function scansIn(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(scansIn);
  if (typeof plan !== 'object' || plan === null) return [];
  const node = plan as Record<string, unknown>;
  const own = node['Node Type'] === 'Seq Scan' ? [String(node['Relation Name'])] : [];
  return [...own, ...Object.values(node).flatMap(scansIn)];
}
