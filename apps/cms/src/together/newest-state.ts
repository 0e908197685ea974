import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';

/** A document that two people can have open at once. */
export type Subject = { collection: CollectionSlug; id: number | string };

/** When a document was last saved, as a draft or not, and by whom. */
export type NewestState = { updatedAt?: string; editedBy?: number | null };

type Raw = {
  sessions?: Record<number | string, { db: unknown }>;
  execute(call: { drizzle: unknown; sql: ReturnType<typeof sql> }): Promise<unknown>;
};

/** The newest state of a document, read from the database now. */
export async function newestState(req: PayloadRequest, subject: Subject): Promise<NewestState> {
  const { collection, id } = subject;
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const { docs } = await req.payload.db.findVersions<NewestState>({
    collection,
    where,
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  });
  const { updatedAt, editedBy } = docs[0]?.version ?? {};
  return { updatedAt: updatedAt && new Date(updatedAt).toISOString(), editedBy };
}

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
