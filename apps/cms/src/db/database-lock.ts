import type { Payload } from 'payload';

type Client = {
  query(text: string, values?: unknown[]): Promise<{ rows: { got?: boolean }[] }>;
  release(destroy?: boolean): void;
  on(event: 'error', listener: () => void): unknown;
  off(event: 'error', listener: () => void): unknown;
};
type Pool = { connect(): Promise<Client> };

/** What one instance at a time does. The numbers are PostgreSQL's names of the locks: each its own, for ever. */
const locks = { start: 1, schedules: 2, retention: 3, synonyms: 4, 'external links': 5, 'blank drafts': 6 } as const;
type LockName = keyof typeof locks;
/** Sets these locks apart from those that others take in the same database. */
const ours = 0x57_41_41_44;

/**
 * Does something that no other instance on the same database does meanwhile. The lock belongs to a connection: the database
 * gives it free when the process dies, whatever it died of. An SQLite file has one instance, and no lock.
 *
 * @param isBusy called where another instance has it: then this one waits for it. Without, nothing is done.
 * @returns whether it was done
 */
export async function withDatabaseLock(
  payload: Payload,
  name: LockName,
  work: () => Promise<void>,
  isBusy?: () => void,
): Promise<boolean> {
  if (payload.db.name !== 'postgres') {
    await work();
    return true;
  }
  const { pool } = payload.db as unknown as { pool: Pool };
  const client = await pool.connect();
  // Whoever works notices by itself that the database is away.
  const ignore = () => undefined;
  client.on('error', ignore);
  let isUsable = false;
  try {
    const got = await take(client, locks[name], isBusy);
    if (got) await work();
    if (got) await client.query('SELECT pg_advisory_unlock($1, $2)', [ours, locks[name]]);
    isUsable = true;
    return got;
  } finally {
    client.off('error', ignore);
    // A connection that is thrown away gives its locks free.
    client.release(!isUsable);
  }
}

async function take(client: Client, lock: number, isBusy: (() => void) | undefined): Promise<boolean> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1, $2) AS got', [ours, lock]);
  if (rows[0]?.got || !isBusy) return rows[0]?.got === true;
  isBusy();
  await client.query('SELECT pg_advisory_lock($1, $2)', [ours, lock]);
  return true;
}
