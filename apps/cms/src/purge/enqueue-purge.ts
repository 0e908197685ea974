import type { PayloadRequest } from 'payload';

/** Contract paths whose answers changed (`headers`, `pages/motor-insurance`, `jobs` …), or `*` for everything. */
export type PurgeKey = string;

/**
 * Notes in the outbox that the site must forget some answers. The row belongs to the change's own transaction:
 * it exists exactly when the change does, and is delivered after the commit (payload.md 3.4).
 */
export async function enqueuePurge(req: PayloadRequest, keys: Iterable<PurgeKey>): Promise<void> {
  const unique = [...new Set(keys)];
  if (unique.length === 0 || req.context.quietOutbox === true) return;
  const now = new Date().toISOString();
  const data = { keys: unique, attempts: 0, nextAttemptAt: now, createdAt: now, updatedAt: now };
  await req.payload.db.create({ collection: 'outbox', data, req });
}
