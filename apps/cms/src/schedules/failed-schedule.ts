import type { PayloadRequest, Where } from 'payload';
import type { Label } from '../fields/labels.ts';
import type { User } from '../payload-types.ts';
import type { FailedSchedule } from '../record/marked-schedules.ts';
import { record } from '../record/record.ts';
import { type Input, named, targetOf } from '../record/scheduling.ts';
import { relatedId } from '../related-id.ts';
import { inRequestTransaction } from '../request-transaction.ts';
import { hasFailedForGood } from './failed-for-good.ts';
import { enqueueFailedScheduleMails } from './failed-schedule-mail.ts';
import { failureReason } from './failure-reason.ts';

/**
 * What was scheduled and will not be done: an entry in the name of who had scheduled it, and a mail. Without them nobody
 * would know, and least of all where that person is gone. The wish is marked as failed in the same transaction: one that is
 * begun again after its process died finds the mark, and nobody is told twice. What may still be done is told to nobody.
 */
export async function notifyFailedSchedule({ req, job, input, error }: FailedSchedule): Promise<void> {
  if (!(await hasFailedForGood(req.payload, job.id, error))) return;
  const { type, user, ...about } = (input ?? {}) as Input;
  const target = targetOf(about);
  const action = type === 'unpublish' ? 'unpublish' : 'publish';
  const id = relatedId(user?.value);
  const where = { id: { equals: id } };
  // Reviewed: the name and email of whom the record names and the mail goes to.
  const person = id === undefined ? null : await req.payload.db.findOne<User>({ collection: 'users', where });
  const why = failureReason(error, person);
  await inRequestTransaction(req, async () => {
    if (!(await markFailed(req, job.id, why))) return;
    await record(req, {
      action: 'schedule-failed',
      ...(target ? await named(req, target) : { subject: '–' }),
      ...(person && { actor: person }),
      changes: [{ field: action }, ...(person ? [] : [{ field: 'scheduledBy', before: String(id) }])],
    });
    if (target) await enqueueFailedScheduleMails(req, { target, action, person, why });
  });
}

/**
 * Keeps why as well, for the panel beside the form.
 * @returns whether this call did it: one of several does, and none where it was done though nobody heard so
 */
async function markFailed(req: PayloadRequest, id: number | string, error: Label): Promise<boolean> {
  const where: Where = {
    and: [{ id: { equals: id } }, { hasError: { not_equals: true } }, { completedAt: { exists: false } }],
  };
  const data = { hasError: true, error };
  const marked = { collection: 'payload-jobs', where, data, options: { atomic: true }, req } as const;
  const row: unknown = await req.payload.db.updateOne(marked);
  return Boolean(row);
}
