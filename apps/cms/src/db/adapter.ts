import { join } from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { Config } from '../config.ts';
import { withRecord } from '../record/chain.ts';
import { withCommitErrors } from './commit-errors.ts';
import { withOneWriter } from './one-writer.ts';
import { withOwnPool } from './own-pool.ts';
import { withParentIndices } from './parent-indices.ts';
import { withTracedStatements } from './traced-statements.ts';

/** How long a request waits for a connection: longer it would wait for those who wait for each other. */
const connectionTimeoutMillis = 10_000;

/**
 * A machine without power says nothing: the database asks every ten seconds whether it is there, and gives free in 40 s what it held, such as
 * a row of which it was about to publish.
 */
const askWhetherThere = ['idle = 10', 'interval = 10', 'count = 3'].map((each) => `SET tcp_keepalives_${each}`);

/** Migrations are SQL for one dialect, so each has its own folder. */
export function migrationFolder(dialect: Config['database']['dialect']): string {
  return join(import.meta.dirname ?? '', 'migrations', dialect);
}

/**
 * The database that DATABASE_URL names. Both dialects keep blocks as JSON and never push a schema: tables come
 * from migrations alone. SQLite gets what Payload leaves off by default: transactions, WAL, a busy timeout, and
 * ids that are never used twice.
 *
 * @param connections to PostgreSQL at most
 */
export function databaseAdapter(database: Config['database'], connections: number) {
  const migrationDir = migrationFolder(database.dialect);
  const beforeSchemaInit = [withParentIndices];
  if (database.dialect === 'postgres') {
    const pool = {
      connectionString: database.url,
      connectionTimeoutMillis,
      max: connections,
      // A line on which nothing moves is asked whether the other side is still there.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      onConnect: (client: { query(text: string): Promise<unknown> }) => client.query(askWhetherThere.join('; ')),
    };
    const adapter = postgresAdapter({ pool, blocksAsJSON: true, push: false, migrationDir, beforeSchemaInit });
    return withRecord(withOwnPool(withCommitErrors(adapter)));
  }
  const adapter = sqliteAdapter({
    client: { url: database.url },
    blocksAsJSON: true,
    push: false,
    migrationDir,
    beforeSchemaInit,
    transactionOptions: {},
    wal: true,
    busyTimeout: 5000,
    autoIncrement: true,
  });
  return withRecord(withOneWriter(withCommitErrors(withTracedStatements(adapter))));
}
