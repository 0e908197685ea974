import type { Payload } from 'payload';
import { config } from '../config.ts';

type Pool = {
  options: object;
  idleCount: number;
  connect(): Promise<{ release(destroy: boolean): void }>;
};

/** Milliseconds, by the names that PostgreSQL and its driver give them. */
const statementLimits = {
  /** What a visitor or an editor waits for ends long before: one statement never holds a connection for ever. */
  statement_timeout: 60_000,
  /** A transaction waits while files of visitors are scanned and stored, and for nothing longer. */
  idle_in_transaction_session_timeout: 5 * 60_000,
};

/**
 * From here on no statement of this Payload takes longer than what stands above. Bringing the tables up to date, which may
 * take as long as it has to, comes before; moving and backing up never call this.
 */
export async function limitStatements({ db }: Payload): Promise<void> {
  if (config.database.dialect !== 'postgres') return;
  const { pool } = db as unknown as { pool: Pool };
  Object.assign(pool.options, statementLimits);
  // Whoever comes next gets a new connection, which has them.
  const idle = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const client of idle) client.release(true);
}
