import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { limitStatements } from '../src/db/statement-limits.ts';
import { runStatement } from '../src/run-statement.ts';
import { openTestContent } from './test-content.ts';

const hasPostgres = vi.hoisted(() => {
  const address = process.env.DATABASE_URL_POSTGRES_TEST;
  if (!address) return false;
  const database = new URL(address);
  database.pathname = `/insurer_limits_test_${process.pid}_${Date.now()}`;
  process.env.DATABASE_URL = database.href;
  process.env.DATABASE_POOL = '3';
  return true;
});

describe.skipIf(!hasPostgres)('statements on postgres (needs DATABASE_URL_POSTGRES_TEST)', () => {
  let payload: Payload;
  beforeAll(async () => {
    payload = await openTestContent();
  });
  afterAll(() => payload?.destroy());

  const limits = async () => {
    const [row] = await runStatement(
      { payload },
      sql`SELECT current_setting('statement_timeout') AS statement,
        current_setting('idle_in_transaction_session_timeout') AS idle`,
    );
    return row;
  };

  it('may take as long as they have to while the tables are made, and a minute once somebody is served', async () => {
    // The settings of a connection belong to it: all that are open are asked, one after the other.
    expect(await Promise.all([limits(), limits(), limits()])).toEqual(Array(3).fill({ statement: '0', idle: '0' }));
    await limitStatements(payload);
    const limited = { statement: '1min', idle: '5min' };
    expect(await Promise.all([limits(), limits(), limits()])).toEqual(Array(3).fill(limited));
  });

  it('go over as many connections as the setting says', async () => {
    const slow = () => runStatement({ payload }, sql`SELECT pg_sleep(0.2)`);
    const open = sql`SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'`;
    const [[row]] = await Promise.all([runStatement({ payload }, open), ...Array.from({ length: 12 }, slow)]);
    expect(row?.open).toBeLessThanOrEqual(3);
    const [after] = await runStatement({ payload }, open);
    expect(after?.open).toBe(3);
    expect(() => readConfig({ DATABASE_POOL: '1' })).toThrow('DATABASE_POOL is wrong: must be a number from 2 to 99');
  });
});
