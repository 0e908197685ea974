import { docAccessOperation, Forbidden, type PayloadRequest, type Where } from 'payload';
import type { TaskSchedulePublish } from '../payload-types.ts';
import { inRequestTransaction } from '../request-transaction.ts';
import type { Action } from './actions.ts';
import { subjectOf } from './document-hooks.ts';
import { type Act, record } from './record.ts';

export type Input = TaskSchedulePublish['input'];
type Scheduled = { id: number; waitUntil?: string | null; input?: Input };
export type Doc = { relationTo: 'pages' | 'jobs'; value: number };
/** What the admin's drawer asks for: a moment and a direction, or that an earlier wish is taken back. */
type Asked = Omit<Input, 'doc' | 'user'> & {
  doc?: NonNullable<Input['doc']>;
  date?: Date;
  timezone?: string;
  localeToPublish?: string;
  deleteID?: number | string;
};

/**
 * Schedules or cancels, in place of Payload's own function, which leaves no trace and lets everybody who may open the
 * admin cancel anything. Whoever may publish the document may do both.
 * @throws Forbidden for everybody else
 */
export async function schedulePublication(asked: Asked & { req: PayloadRequest }): Promise<{ message: string }> {
  const { req, deleteID, type, date, timezone, localeToPublish: locale } = asked;
  const cancelled = deleteID === undefined ? undefined : await scheduled(req, deleteID);
  const doc = docOf(cancelled?.input?.doc ?? asked.doc);
  if (!doc || (deleteID !== undefined && !cancelled) || !(await mayPublish(req, doc))) throw new Forbidden(req.t);
  const act: Omit<Act, 'action' | 'changes'> = {
    subject: await subjectOf(req, doc.relationTo, doc.value),
    targetCollection: doc.relationTo,
    targetId: doc.value,
  };
  await inRequestTransaction(req, async () => {
    if (cancelled) {
      await req.payload.db.deleteOne({ collection: 'payload-jobs', where: { id: { equals: cancelled.id } }, req });
      const before = cancelled.waitUntil ? new Date(cancelled.waitUntil).toISOString() : undefined;
      await record(req, { ...act, action: 'schedule-cancelled', changes: [{ field: 'waitUntil', before }] });
    } else {
      const user = req.user && { relationTo: 'users' as const, value: req.user.id };
      const input = { type, doc, locale, timezone, user } as Input;
      await req.payload.jobs.queue({ task: 'schedulePublish', waitUntil: date, input, req });
      const changes = [
        { field: 'waitUntil', after: date?.toISOString() },
        ...(locale ? [{ field: 'locale', after: locale }] : []),
      ];
      const action: Action = type === 'unpublish' ? 'unpublish-scheduled' : 'publish-scheduled';
      await record(req, { ...act, action, changes });
    }
  });
  return { message: req.t('general:success') };
}

async function scheduled(req: PayloadRequest, id: number | string): Promise<Scheduled | undefined> {
  const where: Where = { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] };
  return (await req.payload.db.findOne<Scheduled>({ collection: 'payload-jobs', where, req })) ?? undefined;
}

/** The document that something is scheduled for. */
export function docOf(doc: Input['doc']): Doc | undefined {
  return doc ? { ...doc, value: Number(typeof doc.value === 'object' ? doc.value.id : doc.value) } : undefined;
}

async function mayPublish(req: PayloadRequest, { relationTo, value }: Doc): Promise<boolean> {
  const collection = req.payload.collections[relationTo];
  if (!collection) return false;
  const { update } = await docAccessOperation({ collection, id: value, data: { _status: 'published' }, req });
  return Boolean(update);
}
