import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest } from 'payload';

/** A document that two people can have open at once. */
export type Subject = { collection: CollectionSlug; id: number | string };

type Waiting = Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'transactionID'>>;
type SqlDriver = {
  sessions?: Record<number | string, { db: unknown }>;
  execute(call: { drizzle: unknown; sql: ReturnType<typeof sql> }): Promise<unknown>;
};

/**
 * Lets one transaction at a time change a document: whoever comes next waits here, and then reads what this one has
 * saved. SQLite has one writer anyway.
 */
export async function waitForOthers(req: PayloadRequest, subject: Subject): Promise<void> {
  const name = `${subject.collection}/${subject.id}`;
  await onPostgres(req, sql`SELECT pg_advisory_xact_lock(hashtext('document'), hashtext(${name}))`);
}

/**
 * Holds the row of a document until the transaction ends, as saving it does: what is read of it now holds for what is written
 * beside it, and who saves it next finds that.
 */
export async function holdRow(req: Waiting, { collection, id }: Subject): Promise<void> {
  const table = sql.identifier(collection.replaceAll('-', '_'));
  await onPostgres(req, sql`SELECT id FROM ${table} WHERE id = ${Number(id)} FOR NO KEY UPDATE`);
}

async function onPostgres(
  { payload: { db }, transactionID }: Waiting,
  statement: ReturnType<typeof sql>,
): Promise<void> {
  const transaction = await transactionID;
  if (db.name !== 'postgres' || !transaction) return;
  const { sessions, execute } = db as unknown as SqlDriver;
  await execute.call(db, { drizzle: sessions?.[transaction]?.db, sql: statement });
}
