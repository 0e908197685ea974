import type { Payload } from 'payload';
import { countOf } from '../metrics.ts';
import type { PurgeKey } from './enqueue-purge.ts';

export type Delivery = {
  /** Origin of the site; the call goes to its `/_purge`. */
  siteUrl: string;
  secret: string;
  /** Milliseconds between two looks into the outbox. The site must know within 2 seconds. */
  interval?: number;
};

type Row = { id: number | string; keys: PurgeKey[]; attempts: number; createdAt: string };

const batchSize = 100;
const requestTimeout = 5_000;
const longestPause = 60_000;
/** A site that was away for longer has an empty cache by then. */
const longestLife = 24 * 60 * 60_000;

/**
 * Delivers the outbox to the site until stopped: rows that are due go out in one call, failures are tried again
 * with growing pauses. Delivering twice does no harm.
 *
 * @returns stops the deliveries; resolves when the one under way has ended
 */
export function startDeliveries(payload: Payload, delivery: Delivery): () => Promise<void> {
  const stopped = new AbortController();
  const loop = (async () => {
    while (!stopped.signal.aborted) {
      await deliverDue(payload, delivery).catch((error: unknown) => {
        payload.logger.error({ err: error, msg: 'the outbox could not be read' });
      });
      await pause(delivery.interval ?? 300, stopped.signal);
    }
  })();
  return () => {
    stopped.abort();
    return loop;
  };
}

/** Sends everything that is due now. */
export async function deliverDue(payload: Payload, delivery: Delivery): Promise<void> {
  const { docs } = await payload.db.find<Row>({
    collection: 'outbox',
    where: { nextAttemptAt: { less_than_equal: new Date().toISOString() } },
    sort: 'id',
    limit: batchSize,
    pagination: false,
  });
  if (docs.length === 0) return;
  const problem = await purge(delivery, [...new Set(docs.flatMap((row) => row.keys))]);
  countOf('cms_outbox_deliveries_total', { result: problem === undefined ? 'delivered' : 'failed' });
  if (problem === undefined) return forget(payload, docs);
  payload.logger.warn({ msg: 'the site could not be told of changes', problem, rows: docs.length });
  const tooOld = docs.filter((row) => Date.now() - Date.parse(row.createdAt) > longestLife);
  await forget(payload, tooOld);
  for (const row of docs.filter((row) => !tooOld.includes(row))) await postpone(payload, row, problem);
}

async function purge({ siteUrl, secret }: Delivery, keys: PurgeKey[]): Promise<string | undefined> {
  try {
    const response = await fetch(`${siteUrl}/_purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ keys }),
      signal: AbortSignal.timeout(requestTimeout),
    });
    return response.ok ? undefined : `the site answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function forget(payload: Payload, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  await payload.db.deleteMany({ collection: 'outbox', where: { id: { in: rows.map((row) => row.id) } } });
}

async function postpone(payload: Payload, row: Row, problem: string): Promise<void> {
  const wait = Math.min(longestPause, 1_000 * 2 ** row.attempts);
  const nextAttemptAt = new Date(Date.now() + wait).toISOString();
  const data = { attempts: row.attempts + 1, nextAttemptAt, lastError: problem };
  await payload.db.updateOne({ collection: 'outbox', id: row.id, data, returning: false });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stopWaiting = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stopWaiting, { once: true });
  });
}
