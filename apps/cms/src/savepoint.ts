import { sql } from '@payloadcms/db-postgres';
import { type Asking, runStatement } from './run-statement.ts';

/**
 * Does a part of a transaction that may fail by itself: where it throws, what it did is undone and the transaction goes on as if it
 * had not been tried. PostgreSQL would refuse everything that follows an error.
 *
 * @throws what the work throws, after it was undone
 */
export async function inSavepoint<Result>(req: Asking, work: () => Promise<Result>): Promise<Result> {
  await runStatement(req, sql`SAVEPOINT part`);
  try {
    const result = await work();
    await runStatement(req, sql`RELEASE SAVEPOINT part`);
    return result;
  } catch (error) {
    await runStatement(req, sql`ROLLBACK TO SAVEPOINT part`);
    throw error;
  }
}
