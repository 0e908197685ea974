import { setTimeout as pause } from 'node:timers/promises';
import type { Payload, PayloadRequest, SanitizedConfig, TaskHandler, Where } from 'payload';
import { isLostConnection } from '../db/lost-connections.ts';
import { inTransaction } from '../record/chain.ts';
import { untyped } from '../untyped.ts';

type Handler = TaskHandler<'schedulePublish'>;
type Transaction = number | string;

/** Before each further try where the database went away, in milliseconds; what is begun counts as left behind after 30 s. */
const pauses = [200, 1_000, 4_000];

/**
 * Lets what was scheduled and the end of its wish be one transaction (decision 0035). A process that dies afterwards, or is not told that
 * it was committed, leaves nothing to be done again: that would put online what somebody wrote since.
 * @throws where Payload has no such task
 */
export function withScheduledOnce(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  const publish = task?.handler;
  if (!task || typeof publish !== 'function') throw new Error('Payload publishes by schedule in another way now.');
  task.handler = (args) => doOnce(args, publish);
  return config;
}

/**
 * @param publish Payload's own handler, which publishes or takes offline in a transaction of its own
 * @throws whatever refused it; for want of a database only after some tries
 */
async function doOnce(args: Parameters<Handler>[0], publish: Handler): Promise<Awaited<ReturnType<Handler>>> {
  const { payload } = args.req;
  for (let attempt = 0; ; attempt++) {
    try {
      await inTransaction(payload, async (transactionID) => {
        if (await endWish(payload, args.job.id, transactionID))
          await publish({ ...args, req: within(args.req, transactionID) });
      });
      return { output: {} };
    } catch (error) {
      const wait = pauses[attempt];
      if (wait === undefined || !isLostConnection(error)) throw error;
      await pause(wait);
    }
  }
}

/** @returns whether it was still open: it may have been done, or taken back, meanwhile */
async function endWish(payload: Payload, id: number | string, transactionID: Transaction): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { completedAt: { exists: false } }] };
  const data = { completedAt: new Date().toISOString() };
  const ended = { collection: 'payload-jobs', where, data, options: { atomic: true }, req: { transactionID } } as const;
  const row: unknown = await payload.db.updateOne(ended);
  return Boolean(row);
}

/** The request with a Payload whose calls are part of the transaction: the handler asks for none. */
function within(req: PayloadRequest, transactionID: Transaction): PayloadRequest {
  const { payload } = req;
  const own = { req: { transactionID } };
  const joined: Pick<Payload, 'findByID' | 'update' | 'updateGlobal'> = {
    findByID: (options: object) => payload.findByID(untyped({ ...options, ...own })),
    update: (options: object) => payload.update(untyped({ ...options, ...own })),
    updateGlobal: (options: object) => payload.updateGlobal(untyped({ ...options, ...own })),
  };
  return Object.create(req, { payload: { value: Object.assign(Object.create(payload), joined) } });
}
