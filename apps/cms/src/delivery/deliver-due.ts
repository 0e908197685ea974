import type { Payload, Where } from 'payload';
import { countOf } from '../metrics.ts';
import type { Channel, QueuedRow } from './channel.ts';

/**
 * Delivers what is due in a channel's queue. A row is taken before it is sent, so that two processes never send the
 * same one; a failure waits longer each time, until the row is given up.
 */
export async function deliverDue<Row extends QueuedRow>(payload: Payload, channel: Channel<Row>): Promise<void> {
  const taken = await takeDue(payload, channel);
  if (taken.length === 0) return;
  for (const rows of channel.joinsRows ? [taken] : taken.map((row) => [row])) {
    const problem = await channel.attempt(payload, rows).then(() => undefined, messageOf);
    countOf(channel.counter.name, { result: problem === undefined ? channel.counter.success : 'failed' });
    if (problem === undefined) await markDelivered(payload, channel, rows);
    else for (const row of rows) await markFailed(payload, channel, row, problem);
  }
}

/** Takes the rows that are due. A row is taken by moving its next attempt, in one statement: only one taker gets it. */
async function takeDue<Row extends QueuedRow>(payload: Payload, channel: Channel<Row>): Promise<Row[]> {
  const { collection, batchSize, lease, keepsRows } = channel;
  const now = Date.now();
  const due: Where = {
    nextAttemptAt: { less_than_equal: new Date(now).toISOString() },
    ...(keepsRows && { state: { equals: 'waiting' } }),
  };
  const read = { collection, where: due, sort: 'id', limit: batchSize, pagination: false };
  const { docs } = await payload.db.find<Row>(read);
  const taken: Row[] = [];
  for (const row of docs) {
    const got: unknown = await payload.db.updateOne({
      collection,
      where: { id: { equals: row.id }, ...due },
      data: { nextAttemptAt: new Date(now + lease).toISOString() },
      options: { atomic: true },
    });
    if (got) taken.push(row);
  }
  return taken;
}

async function markDelivered<Row extends QueuedRow>(
  payload: Payload,
  { collection, keepsRows }: Channel<Row>,
  rows: Row[],
): Promise<void> {
  const where: Where = { id: { in: rows.map((row) => row.id) } };
  if (!keepsRows) return payload.db.deleteMany({ collection, where });
  const data = { state: 'sent', sentAt: new Date().toISOString(), lastError: null };
  await payload.db.updateMany({ collection, where, data, returning: false });
}

async function markFailed<Row extends QueuedRow>(
  payload: Payload,
  { collection, keepsRows, maxFailures, backoff }: Channel<Row>,
  row: Row,
  problem: string,
): Promise<void> {
  const attempts = row.attempts + 1;
  const isGivenUp = attempts >= maxFailures;
  if (isGivenUp && !keepsRows) return payload.db.deleteMany({ collection, where: { id: { equals: row.id } } });
  const pause = Math.min(backoff.longest, backoff.first * 2 ** row.attempts);
  const data = {
    attempts,
    nextAttemptAt: new Date(Date.now() + pause).toISOString(),
    lastError: problem.slice(0, 300),
    ...(isGivenUp && { state: 'failed' }),
  };
  await payload.db.updateOne({ collection, id: row.id, data, returning: false });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
