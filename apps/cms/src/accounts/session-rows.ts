import { sql } from '@payloadcms/db-sqlite';
import type { Payload, PayloadRequest } from 'payload';

type Transaction = number | string;
type SqlDriver = {
  sessions: Record<Transaction, { db: unknown }>;
  execute(call: { drizzle: unknown; sql: ReturnType<typeof sql> }): Promise<unknown>;
};

/**
 * Changes single rows of the sessions. Payload writes all sessions of a person at once from what it read before: one that
 * ended in between would come back.
 */
async function run({ db }: Payload, transaction: Transaction, statement: ReturnType<typeof sql>): Promise<void> {
  const { sessions, execute } = db as unknown as SqlDriver;
  await execute.call(db, { drizzle: sessions[transaction]?.db, sql: statement });
}

/** Until the transaction ends, whoever else writes this account or its sessions waits. */
export function lockAccount(payload: Payload, transaction: Transaction, person: number) {
  return run(payload, transaction, sql`UPDATE users SET disabled = disabled WHERE id = ${person}`);
}

/** Ends one session of a person, or all. */
export async function endSessionRows(payload: Payload, transaction: Transaction, person: number, session?: string) {
  const which = session === undefined ? sql`` : sql` AND id = ${session}`;
  // Of a sign-in that is being written, it would see nothing.
  await lockAccount(payload, transaction, person);
  return run(payload, transaction, sql`DELETE FROM users_sessions WHERE _parent_id = ${person}${which}`);
}

/** Ends all sessions of a person together with what else a request changes. */
export async function endSessionsOf(req: PayloadRequest, person: number): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction) await endSessionRows(req.payload, transaction, person);
}

/** Notes when a session was used last, in its row alone: nothing else of the account is written. */
export function setLastSeen(payload: Payload, transaction: Transaction, session: string, moment: Date) {
  const seen = moment.toISOString();
  return run(payload, transaction, sql`UPDATE users_sessions SET last_seen = ${seen} WHERE id = ${session}`);
}
