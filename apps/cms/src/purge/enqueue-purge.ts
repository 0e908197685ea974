import type { PayloadRequest } from 'payload';
import { enqueue } from '../delivery/enqueue.ts';

/** Contract paths whose answers changed (`headers`, `pages/motor-insurance`, `jobs` …), or `*` for everything. */
export type PurgeKey = string;

/** Notes in the outbox that the site must forget some answers; part of the change's own transaction. */
export async function enqueuePurge(req: PayloadRequest, keys: Iterable<PurgeKey>): Promise<void> {
  const unique = [...new Set(keys)];
  if (unique.length === 0 || req.context.quietOutbox === true) return;
  await enqueue(req, 'outbox', { keys: unique });
}
