import { createLocalReq, type Payload, type Where } from 'payload';
import { withDatabaseLock } from '../db/database-lock.ts';
import { scheduleTask } from '../record/schedule-task.ts';
import { type Input, targetName, targetOf } from '../record/scheduling.ts';
import { noteLook } from '../schedules/last-look.ts';
import { untyped } from '../untyped.ts';

type Due = { id: number; input?: Input | null };

/** In one turn: the next comes ten seconds later, and whoever stops the service waits for this one. */
const atOnce = 100;
/** What Payload's own runner has begun, in the version before, is left to it for so long. */
const leaseMs = 30_000;

/**
 * Publishes and takes offline what is due. Payload itself only queues it: without this nothing would happen. One instance does it
 * at a time, and nothing is marked as begun: what an ended process left, or what failed for want of a database, is simply due (decision 0035).
 */
export async function publishScheduled(payload: Payload): Promise<void> {
  await withDatabaseLock(payload, 'schedules', async () => {
    await doDue(payload);
    await removeDone(payload);
  });
  noteLook();
}

/** In the order of their moments: what was to go online and then offline, while nobody was there to do it, ends offline. */
async function doDue(payload: Payload): Promise<void> {
  const open = new Set<string | undefined>();
  for (const job of await due(payload)) {
    const about = targetOf(job.input ?? {});
    const target = about && targetName(about);
    // What could not be done yet is not overtaken by a later wish for the same.
    if (!open.has(target) && !(await isEnded(payload, job))) open.add(target);
    noteLook();
  }
}

async function due(payload: Payload, now = Date.now()): Promise<Due[]> {
  const where: Where = {
    and: [
      { taskSlug: { equals: 'schedulePublish' } },
      { completedAt: { exists: false } },
      { hasError: { not_equals: true } },
      { waitUntil: { less_than_equal: new Date(now).toISOString() } },
      {
        or: [{ processing: { not_equals: true } }, { updatedAt: { less_than: new Date(now - leaseMs).toISOString() } }],
      },
    ],
  };
  const asked = { where, sort: ['waitUntil', 'id'], limit: atOnce, pagination: false };
  return (await payload.db.find<Due>({ collection: 'payload-jobs', ...asked })).docs;
}

/** @returns whether it was done or will not be; otherwise it is due again */
async function isEnded(payload: Payload, job: Due): Promise<boolean> {
  try {
    const req = await createLocalReq({}, payload);
    await scheduleTask(payload.config).handler(untyped({ job, input: job.input ?? {}, req }));
    return true;
  } catch (error) {
    payload.logger.error({ err: error, msg: `what was scheduled was not done: ${job.id}` });
    const failed: Where = { and: [{ id: { equals: job.id } }, { hasError: { equals: true } }] };
    return (await payload.db.count({ collection: 'payload-jobs', where: failed })).totalDocs > 0;
  }
}

/** In a statement of its own: a wish ends with what it wished for, and stays to be found by whoever does the same beside it. */
async function removeDone(payload: Payload): Promise<void> {
  const where: Where = { completedAt: { exists: true } };
  await payload.db.deleteMany({ collection: 'payload-jobs', where });
}
