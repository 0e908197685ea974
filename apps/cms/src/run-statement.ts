import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';

/** Who asks the database: within their transaction, where they have one. */
export type Asking = { payload: Payload } & Partial<Pick<PayloadRequest, 'transactionID'>>;

export type Statement = ReturnType<typeof sql>;

/** As much of Payload's adapters as a statement takes; both databases have it alike. */
type SqlDriver = {
  drizzle: unknown;
  sessions?: Record<number | string, { db: unknown }>;
  execute(call: { drizzle: unknown; sql: Statement }): Promise<{ rows: Record<string, unknown>[] }>;
};

/**
 * Sends one statement to the database, for what Payload's own queries cannot say: locks, savepoints, counts in groups. Values
 * go as parameters; names that are put in as they are come from the code alone.
 *
 * @returns its rows: numbers may be text on PostgreSQL, moments may be text on either
 */
export async function runStatement({ payload, transactionID }: Asking, statement: Statement) {
  const db = payload.db as unknown as SqlDriver;
  const transaction = await transactionID;
  const session = transaction ? db.sessions?.[transaction] : undefined;
  const { rows } = await db.execute({ drizzle: session?.db ?? db.drizzle, sql: statement });
  return rows;
}

/** The table of a collection, or of a list in one, by its slug. */
export function tableOf(slug: string) {
  return sql.identifier(slug.replaceAll('-', '_'));
}
