import type { Payload } from 'payload';

/** The name of a colleague, also for those who may not open that account; undefined where it is gone. */
export async function nameOf(payload: Payload, person: number | null | undefined): Promise<string | undefined> {
  if (person === null || person === undefined) return undefined;
  const where = { id: { equals: person } };
  // Reviewed: the name alone.
  const found = await payload.db.findOne<{ id: number; name?: string | null }>({ collection: 'users', where });
  return found?.name || undefined;
}
