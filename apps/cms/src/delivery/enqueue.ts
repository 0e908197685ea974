import type { Payload, PayloadRequest } from 'payload';
import type { QueueSlug } from './channel.ts';

type Enqueuing = { payload: Payload } & Partial<Pick<PayloadRequest, 'transactionID'>>;

/**
 * Puts something into a queue, due at once or later. The row belongs to the transaction of `req`: it exists exactly when the
 * change does that it speaks of, and is delivered after the commit.
 * @returns the row's id
 */
export async function enqueue(
  req: Enqueuing,
  collection: QueueSlug,
  content: object,
  due = new Date(),
): Promise<number> {
  const now = new Date().toISOString();
  const data = { ...content, attempts: 0, nextAttemptAt: due.toISOString(), createdAt: now, updatedAt: now };
  const row = await req.payload.db.create({ collection, data, req });
  return row.id as number;
}
