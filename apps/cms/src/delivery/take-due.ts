import type { Payload } from 'payload';

export type QueueRow = { id: number | string; attempts: number; createdAt: string };

const batchSize = 20;
/** While something is being sent nobody else takes it; a process that died gives it free after this. */
const lease = 5 * 60_000;
const longestPause = 2 * 60 * 60_000;

/** Takes the rows that are due. A row is taken by moving its next attempt, in one statement: only one taker gets it. */
export async function takeDue<Row extends QueueRow>(
  payload: Payload,
  collection: 'mail-queue' | 'webhooks',
): Promise<Row[]> {
  const now = Date.now();
  const due = { state: { equals: 'waiting' }, nextAttemptAt: { less_than_equal: new Date(now).toISOString() } };
  const { docs } = await payload.db.find<Row>({
    collection,
    where: due,
    sort: 'id',
    limit: batchSize,
    pagination: false,
  });
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

/** What a failed attempt leaves: a minute's pause that doubles each time, and an end. */
export function nextAttempt(row: QueueRow, problem: string, maximumAttempts: number) {
  const attempts = row.attempts + 1;
  const pause = Math.min(longestPause, 60_000 * 2 ** row.attempts);
  return {
    attempts,
    state: attempts >= maximumAttempts ? 'failed' : 'waiting',
    nextAttemptAt: new Date(Date.now() + pause).toISOString(),
    lastError: problem.slice(0, 300),
  };
}
