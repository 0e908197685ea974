import type { Payload, PayloadRequest, SanitizedConfig, Where } from 'payload';
import { inTransaction } from '../record/chain.ts';
import { type ScheduleHandler, scheduleTask } from '../record/schedule-task.ts';
import { untyped } from '../untyped.ts';
import { refuseTextOfOthers } from './written-since.ts';

type Transaction = number | string;

/**
 * Lets what was scheduled and the end of its wish be one transaction (decision 0035). A process that dies afterwards, or is not told that
 * it was committed, leaves nothing to be done again: that would put online what somebody wrote since.
 * @throws where Payload has no such task
 */
export function withScheduledOnce(config: SanitizedConfig): SanitizedConfig {
  const task = scheduleTask(config);
  const publish = task.handler;
  task.handler = (args) => doOnce(args, publish);
  return config;
}

/**
 * @param publish Payload's own handler, which publishes or takes offline in a transaction of its own
 * @throws whatever refused it, or kept it from being done
 */
async function doOnce(
  args: Parameters<ScheduleHandler>[0],
  publish: ScheduleHandler,
): Promise<Awaited<ReturnType<ScheduleHandler>>> {
  await inTransaction(args.req.payload, async (transactionID) => {
    if (!(await endWish(args.req.payload, args.job.id, transactionID))) return;
    const req: PayloadRequest = Object.create(args.req, { transactionID: { value: transactionID } });
    await refuseTextOfOthers(req, args.input, Number(args.job.id));
    await publish({ ...args, req: within(args.req, transactionID, args.input.type === 'unpublish') });
  });
  return { output: {} };
}

/** @returns whether it was still open: it may have been done, or taken back, meanwhile */
async function endWish(payload: Payload, id: number | string, transactionID: Transaction): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { completedAt: { exists: false } }] };
  const data = { completedAt: new Date().toISOString() };
  const ended = { collection: 'payload-jobs', where, data, options: { atomic: true }, req: { transactionID } } as const;
  const row: unknown = await payload.db.updateOne(ended);
  return Boolean(row);
}

/**
 * The request with a Payload whose calls are part of the transaction: the handler asks for none. What goes offline goes as by a press
 * of somebody's: no text of it has to be filled in for that.
 */
function within(req: PayloadRequest, transactionID: Transaction, isUnpublish: boolean): PayloadRequest {
  const { payload } = req;
  const own = { req: { transactionID } };
  const whole = isUnpublish ? { unpublishAllLocales: true } : {};
  const joined: Pick<Payload, 'findByID' | 'update' | 'updateGlobal'> = {
    findByID: (options: object) => payload.findByID(untyped({ ...options, ...own })),
    update: (options: object) => payload.update(untyped({ ...options, ...own, ...whole })),
    updateGlobal: (options: object) => payload.updateGlobal(untyped({ ...options, ...own })),
  };
  return Object.create(req, { payload: { value: Object.assign(Object.create(payload), joined) } });
}
