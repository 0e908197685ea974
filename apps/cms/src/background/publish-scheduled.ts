import type { Payload, Where } from 'payload';
import { withDatabaseLock } from '../db/database-lock.ts';
import { lastJobsRun } from '../http/ready.ts';
import { log } from '../log.ts';
import { setGauge } from '../metrics.ts';

/** No publication takes as long, and an administrator may have started one by himself. */
const lease = 30_000;

/**
 * Publishes and unpublishes what is due. Payload itself only queues it: without this nothing would happen. One instance does it
 * at a time (decision 0035), so what still counts as being done was left by one that died, and is done again.
 */
export async function publishScheduled(payload: Payload): Promise<void> {
  await withDatabaseLock(payload, 'schedules', async () => {
    await freeAbandoned(payload);
    await removeDone(payload);
    // One after the other: each holds a connection of the pool.
    await payload.jobs.run({ queue: 'default', limit: 20, sequential: true, silent: { info: true, error: false } });
  });
  setGauge(lastJobsRun, Math.round(Date.now() / 1000));
}

async function freeAbandoned(payload: Payload): Promise<void> {
  const since = { less_than: new Date(Date.now() - lease).toISOString() };
  const where: Where = { and: [{ processing: { equals: true } }, { updatedAt: since }] };
  const { docs } = await payload.db.find<{ id: number }>({ collection: 'payload-jobs', where, pagination: false });
  for (const { id } of docs) {
    await payload.db.updateOne({ collection: 'payload-jobs', id, data: { processing: false }, returning: false });
  }
  if (docs.length > 0)
    log('warn', 'publications that an ended process had begun are done again', { count: docs.length });
}

/** Of those that ended with their transaction while their process died, before the row was removed. */
async function removeDone(payload: Payload): Promise<void> {
  const where: Where = { completedAt: { exists: true } };
  await payload.db.deleteMany({ collection: 'payload-jobs', where });
}
