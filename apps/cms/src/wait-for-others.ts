import { sql } from '@payloadcms/db-postgres';
import { type Asking, runStatement, type Statement, tableOf } from './run-statement.ts';
import { type Subject, subjectName } from './subject.ts';

/**
 * Lets one transaction at a time change a document or a global: whoever comes next waits here, and then reads what this one has
 * saved. SQLite has one writer anyway.
 */
export async function waitForOthers(req: Asking, subject: Subject): Promise<void> {
  const name = subjectName(subject);
  await onPostgres(req, sql`SELECT pg_advisory_xact_lock(hashtext('document'), hashtext(${name}))`);
}

/** Lets one transaction at a time decide something that counts what the others have decided. SQLite has one writer anyway. */
export async function waitForTurn(req: Asking, decision: string): Promise<void> {
  await onPostgres(req, sql`SELECT pg_advisory_xact_lock(hashtext('decision'), hashtext(${decision}))`);
}

/**
 * Holds the row of a document until the transaction ends, as saving it does: what is read of it now holds for what is written
 * beside it, and who saves it next finds that.
 */
export async function holdRow(
  req: Asking,
  { collection, id }: Extract<Subject, { collection: string }>,
): Promise<void> {
  const table = tableOf(collection);
  await onPostgres(req, sql`SELECT id FROM ${table} WHERE id = ${Number(id)} FOR NO KEY UPDATE`);
}

/** Locks end with the transaction: without one there is nothing to hold. */
async function onPostgres(req: Asking, statement: Statement): Promise<void> {
  if (req.payload.db.name !== 'postgres' || !(await req.transactionID)) return;
  await runStatement(req, statement);
}
