import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest } from 'payload';

/** A document that two people can have open at once. */
export type Subject = { collection: CollectionSlug; id: number | string };

type Raw = {
  sessions?: Record<number | string, { db: unknown }>;
  execute(call: { drizzle: unknown; sql: ReturnType<typeof sql> }): Promise<unknown>;
};

/**
 * Lets one transaction at a time change a document: whoever comes next waits here, and then reads what this one has
 * saved. SQLite has one writer anyway.
 */
export async function waitForOthers(req: PayloadRequest, subject: Subject): Promise<void> {
  const { db } = req.payload;
  const transaction = await req.transactionID;
  if (db.name !== 'postgres' || !transaction) return;
  const name = `${subject.collection}/${subject.id}`;
  const { sessions, execute } = db as unknown as Raw;
  await execute.call(db, {
    drizzle: sessions?.[transaction]?.db,
    sql: sql`SELECT pg_advisory_xact_lock(hashtext('document'), hashtext(${name}))`,
  });
}
