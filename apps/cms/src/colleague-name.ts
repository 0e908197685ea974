import type { Asking } from './run-statement.ts';

/**
 * The name of a colleague, also for those who may not open that account; undefined where it is gone. Read in the request's own
 * transaction: who holds a lock of the database and asks for a second connection may wait for those who wait for the lock.
 */
export async function nameOf(req: Asking, person: number | null | undefined): Promise<string | undefined> {
  if (person === null || person === undefined) return undefined;
  const where = { id: { equals: person } };
  const query = { collection: 'users', where, select: { name: true }, req } as const;
  // Reviewed: the name alone.
  const found = await req.payload.db.findOne<{ id: number; name?: string | null }>(query);
  return found?.name || undefined;
}
