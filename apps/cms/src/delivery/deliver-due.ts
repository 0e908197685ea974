import { setTimeout as pause } from 'node:timers/promises';
import type { Payload, Where } from 'payload';
import { countOf } from '../metrics.ts';
import type { Channel, QueuedRow } from './channel.ts';

type Turn = {
  /** Once it is aborted nothing more is taken. */
  signal?: AbortSignal;
  /** What takes long goes on here when the turn has ended; without it the turn ends when all has. */
  slow?: Set<Promise<void>>;
};

/**
 * Delivers what is due in a channel's queue. A row is taken before it is sent, so that two processes never send the
 * same one; a failure waits longer each time, until the row is given up. Rows that go out by themselves are taken one by
 * one: behind a slow one the lease of those that wait would end.
 */
export async function deliverDue<Row extends QueuedRow>(
  payload: Payload,
  channel: Channel<Row>,
  { signal, slow }: Turn = {},
): Promise<void> {
  const due = dueNow(channel);
  const { collection, batchSize: limit, patience } = channel;
  const underWay = slow ?? new Set();
  const { docs } = await payload.db.find<Row>({ collection, where: due, sort: 'id', limit, pagination: false });
  for (const rows of channel.joinsRows ? [docs] : docs.map((row) => [row])) {
    while (patience && underWay.size >= patience.slowAtMost) await Promise.race(underWay);
    if (signal?.aborted) break;
    const taken = await take(payload, channel, rows, due);
    if (taken.length === 0) continue;
    const delivery = deliver(payload, channel, taken);
    if (patience) await waitPatiently(logged(payload, channel, delivery), patience.ms, underWay);
    else await delivery;
  }
  if (!slow) await Promise.all(underWay);
}

/** Waits for a delivery, but no longer than its channel's patience; it stays among those that are under way. */
async function waitPatiently(delivery: Promise<void>, ms: number, underWay: Set<Promise<void>>): Promise<void> {
  const ended = new AbortController();
  const whole = delivery.then(() => {
    underWay.delete(whole);
    ended.abort();
  });
  underWay.add(whole);
  await pause(ms, undefined, { signal: ended.signal }).catch(() => undefined);
}

/** What fails after its turn has ended has nobody else who would hear of it. */
function logged<Row extends QueuedRow>(
  payload: Payload,
  channel: Channel<Row>,
  delivery: Promise<void>,
): Promise<void> {
  return delivery.catch((error: unknown) => {
    payload.logger.error({ err: error, msg: `background work failed: ${channel.collection}` });
  });
}

async function deliver<Row extends QueuedRow>(payload: Payload, channel: Channel<Row>, rows: Row[]): Promise<void> {
  const problem = await channel.attempt(payload, rows).then(() => undefined, messageOf);
  countOf(channel.counter.name, { result: problem === undefined ? channel.counter.success : 'failed' });
  if (problem === undefined) return markDelivered(payload, channel, rows);
  for (const row of rows) await markFailed(payload, channel, row, problem);
}

function dueNow<Row extends QueuedRow>({ keepsRows }: Channel<Row>): Where {
  return {
    nextAttemptAt: { less_than_equal: new Date().toISOString() },
    ...(keepsRows && { state: { equals: 'waiting' } }),
  };
}

/** A row is taken by moving its next attempt, in one statement: only one taker gets it. */
async function take<Row extends QueuedRow>(
  payload: Payload,
  { collection, lease }: Channel<Row>,
  rows: Row[],
  due: Where,
): Promise<Row[]> {
  const taken: Row[] = [];
  for (const row of rows) {
    const got = await payload.db.updateOne({
      collection,
      where: { id: { equals: row.id }, ...due },
      data: { nextAttemptAt: new Date(Date.now() + lease).toISOString() },
      options: { atomic: true },
    });
    // As it is now: while those before it went out, a notice may have been given another address.
    if (got) taken.push(got as Row);
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
