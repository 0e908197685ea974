import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { ContentUnavailable } from '../db/open-content.ts';
import { runStatement } from '../run-statement.ts';

/** The table of what a move has done that was broken off; it is taken away at the end. */
export const notesOfMove = 'unfinished_move';

/**
 * A database that is half moved has no references between its tables, and going on with the move empties those that differ:
 * what a service took there meanwhile would be lost.
 *
 * @throws ContentUnavailable where a move into this database was broken off
 */
export async function refuseHalfMoved(payload: Payload): Promise<void> {
  if (payload.db.name !== 'postgres') return;
  const [{ begun } = {}] = await runStatement(
    { payload },
    sql`SELECT to_regclass(${notesOfMove}) IS NOT NULL AS begun`,
  );
  if (begun)
    throw new ContentUnavailable(
      'A move into the database of DATABASE_URL was broken off: run `npm run move` again to its end, or name another database.',
    );
}
