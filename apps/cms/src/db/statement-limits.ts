import type { Socket } from 'node:net';
import type { Payload } from 'payload';
import { config } from '../config.ts';

type Client = { readyForQuery: boolean; connection: { stream: Socket } };
type Pool = {
  options: object;
  idleCount: number;
  connect(): Promise<{ release(destroy: boolean): void }>;
  on(event: 'connect', listener: (client: Client) => void): unknown;
};

/** Milliseconds, by the names that PostgreSQL and its driver give them. */
const statementLimits = {
  /** What a visitor or an editor waits for ends long before: one statement never holds a connection for ever. */
  statement_timeout: 60_000,
  /** A transaction waits while files of visitors are scanned and stored, and for nothing longer. */
  idle_in_transaction_session_timeout: 5 * 60_000,
};
/** The database answers within a minute, if only that it took too long: behind what is silent for longer stands no machine. */
const longestSilenceMs = statementLimits.statement_timeout + 10_000;

/**
 * From here on no statement of this Payload takes longer than what stands above. Bringing the tables up to date, which may
 * take as long as it has to, comes before; moving and backing up never call this.
 *
 * @param silenceMs after so long without a word a connection is given up on which something was asked
 */
export async function limitStatements({ db }: Payload, silenceMs = longestSilenceMs): Promise<void> {
  if (config.database.dialect !== 'postgres') return;
  const { pool } = db as unknown as { pool: Pool };
  Object.assign(pool.options, statementLimits);
  pool.on('connect', (client) => giveUpOnceSilent(client, silenceMs));
  // Whoever comes next gets a new connection, which has them.
  const idle = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const client of idle) client.release(true);
}

/** The operating system alone would wait for a quarter of an hour, and whoever asked with it. */
function giveUpOnceSilent(client: Client, silenceMs: number): void {
  const { stream } = client.connection;
  // Not as the callback of the limit, which is called once: whoever was idle for that long is watched no more.
  stream.setTimeout(silenceMs);
  stream.on('timeout', () => {
    if (!client.readyForQuery) stream.destroy();
  });
}
