import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrationsBehind } from '../src/db/kept-snapshots.ts';
import { openContent } from '../src/db/open-content.ts';
import { type Column, migrationNames, migrationSnapshots, type Snapshot } from './migration-snapshots.ts';

const hasPostgres = vi.hoisted(() => {
  const address = process.env.DATABASE_URL_POSTGRES_TEST;
  if (!address) return false;
  const database = new URL(address);
  database.pathname = `/insurer_versions_test_${process.pid}_${Date.now()}`;
  process.env.DATABASE_URL = database.href;
  return true;
});

type Enums = NonNullable<Snapshot['enums']>;
type Client = { query(text: string): Promise<unknown>; release(): void };
type Database = {
  migrationDir: string;
  migrate(given: { migrations: { name: string }[] }): Promise<void>;
  pool: { connect(): Promise<Client> };
};

describe.skipIf(!hasPostgres)('the version before and the next one (needs DATABASE_URL_POSTGRES_TEST)', () => {
  let payload: Payload;
  let db: Database;
  let all: { name: string }[];
  beforeAll(async () => {
    payload = await openContent();
    db = payload.db as unknown as Database;
    all = migrationNames(db.migrationDir);
    await migrateTo(all.slice(0, -migrationsBehind));
  });
  afterAll(() => payload?.destroy());

  const migrateTo = async (chosen: { name: string }[]) =>
    db.migrate({
      migrations: await Promise.all(
        chosen.map(async ({ name }) => ({ name, ...(await import(`${db.migrationDir}/${name}.ts`)) })),
      ),
    });

  it('work side by side: every table is read and written as it was known, while it changes and afterwards', async () => {
    const { tables = {}, enums = {} } = migrationSnapshots(db.migrationDir)[0]?.after ?? {};
    const statements = Object.values(tables).flatMap((table) => statementsOf(table, enums));
    expect(statements.length).toBeGreaterThan(200);
    const old = await db.pool.connect();
    // What they refer to is not there; whether it must be is for the version that asks.
    await old.query(`SET session_replication_role = 'replica'`);
    const asBefore = async () => {
      for (const statement of statements) {
        await old.query('BEGIN');
        await old.query(statement);
        await old.query('ROLLBACK');
      }
    };
    let isDone = false;
    const migrated = migrateTo(all).finally(() => {
      isDone = true;
    });
    let rounds = 0;
    while (!isDone || rounds === 0) {
      await asBefore();
      rounds += 1;
    }
    await migrated;
    await asBefore();
    old.release();
    expect(await payload.count({ collection: 'service-requests' })).toEqual({ totalDocs: 0 });
  });
});

/** A reading of every column of a table, and a row with what must be written. */
function statementsOf({ name, columns }: Snapshot['tables'][string], enums: Enums): string[] {
  const needed = Object.entries(columns).filter(
    ([, column]) => column.notNull && column.default === undefined && !/serial/.test(column.type),
  );
  const names = (list: string[]) => list.map((column) => `"${column}"`).join(', ');
  const values = needed.map(([, column]) => sampleOf(column, enums)).join(', ');
  const row = needed.length > 0 ? `(${names(needed.map(([column]) => column))}) VALUES (${values})` : 'DEFAULT VALUES';
  return [
    `SELECT ${names(Object.keys(columns))} FROM "${name}" LIMIT 1`,
    `INSERT INTO "${name}" ${row} ON CONFLICT DO NOTHING`,
  ];
}

function sampleOf({ type }: Column, enums: Enums): string {
  const choices = enums[`public.${type}`]?.values;
  if (choices) return `'${choices[0]}'`;
  if (/^(numeric|integer|bigint|real|double)/.test(type)) return '1';
  if (/^timestamp/.test(type)) return 'now()';
  if (type === 'boolean') return 'true';
  return type === 'jsonb' ? `'{}'` : `'x'`;
}
