import type { Payload, PayloadRequest } from 'payload';
import { enqueue } from '../delivery/enqueue.ts';
import { addInOrder, inTransaction } from '../record/chain.ts';

/** Contract paths whose responses changed (`headers`, `pages/motor-insurance`, `jobs` …), or `*` for everything. */
export type PurgeKey = string;

type Changing = { payload: Payload } & Partial<Pick<PayloadRequest, 'context' | 'transactionID'>>;

/**
 * Notes that the site must forget some responses: in the outbox for `/_purge`, and among the events of `GET /events`.
 * Both are part of the change's own transaction.
 */
export async function enqueuePurge(req: Changing, keys: Iterable<PurgeKey>): Promise<void> {
  const unique = [...new Set(keys)];
  if (unique.length === 0 || req.context?.quietly === true) return;
  await enqueue(req, 'outbox', { keys: unique });
  const transaction = await req.transactionID;
  if (transaction) addEvent(transaction, unique);
  else await inTransaction(req.payload, (own) => addEvent(own, unique));
}

function addEvent(transaction: number | string, keys: PurgeKey[]): void {
  addInOrder(transaction, async (db, transactionID) => {
    const now = new Date().toISOString();
    const data = { keys, createdAt: now, updatedAt: now };
    await db.create({ collection: 'purge-events', data, req: { transactionID }, returning: false });
  });
}
