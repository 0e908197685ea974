import { docAccessOperation, docAccessOperationGlobal, Forbidden, type PayloadRequest, type Where } from 'payload';
import { type DraftedGlobal, draftedGlobalNamed } from '../drafted-globals.ts';
import { momentHasPassed } from '../fields/moment-has-passed.ts';
import { inLanguageOf } from '../fields/text-fields.ts';
import type { TaskSchedulePublish } from '../payload-types.ts';
import { relatedId } from '../related-id.ts';
import { inRequestTransaction } from '../request-transaction.ts';
import { subjectName } from '../subject.ts';
import type { Action } from './actions.ts';
import { type Act, record } from './record.ts';
import { subjectOf } from './recorded-row.ts';

export type Input = TaskSchedulePublish['input'];
type Scheduled = {
  id: number;
  createdAt: string;
  waitUntil?: string | null;
  hasError?: boolean | null;
  input?: Input;
};
type Doc = { relationTo: 'pages' | 'jobs'; value: number };
/** What a wish is about: a document, or a drafted global. */
export type Target = Doc | { global: DraftedGlobal };
/** What the admin's drawer asks for: a moment and a direction, or that an earlier wish is taken back. */
type Asked = Omit<Input, 'doc' | 'global' | 'user'> & {
  global?: string | null;
  doc?: NonNullable<Input['doc']>;
  date?: Date;
  timezone?: string;
  localeToPublish?: string;
  deleteID?: number | string;
};

/** What the admin's drawer tells: that it is done, or why it is not and how it would be. */
export type ScheduleResponse = { message: string; error?: undefined } | { error: string };

/**
 * Schedules, cancels or dismisses what failed, in place of Payload's own function, which leaves no trace and lets everybody who may open the
 * admin cancel anything. Whoever may publish the document may do both. A moment that has passed is refused: it would be done at
 * once.
 * @throws Forbidden for everybody else, and for taking a global offline
 */
export async function schedulePublication(
  asked: Asked & { req: PayloadRequest },
  now = Date.now(),
): Promise<ScheduleResponse> {
  const { req, deleteID, type, date, timezone, localeToPublish: locale } = asked;
  const cancelled = deleteID === undefined ? undefined : await scheduled(req, deleteID);
  const target = targetOf(cancelled?.input ?? asked);
  const isUnknown = !target || (deleteID !== undefined && !cancelled);
  if (isUnknown || !(await mayPublish(req, target))) throw new Forbidden(req.t);
  if ('global' in target && !cancelled && type === 'unpublish') throw new Forbidden(req.t);
  if (!cancelled && !(date && date.getTime() > now)) return { error: inLanguageOf(req, momentHasPassed) };
  const act = await named(req, target);
  await inRequestTransaction(req, async () => {
    if (cancelled) {
      await takeBack(req, cancelled, target);
      const before = cancelled.waitUntil ? new Date(cancelled.waitUntil).toISOString() : undefined;
      const changes = [{ field: 'waitUntil', before }, ...(cancelled.hasError ? [{ field: 'dismissed' }] : [])];
      await record(req, { ...act, action: 'schedule-cancelled', changes });
    } else {
      const user = req.user && { relationTo: 'users' as const, value: req.user.id };
      const about = 'global' in target ? target : { doc: target };
      const input: Input & { timezone?: string } = { type, ...about, locale, timezone, user };
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

/** Of what failed, with all that failed before it: the one before would stand in its place. */
async function takeBack(req: PayloadRequest, { id, createdAt, hasError }: Scheduled, target: Target): Promise<void> {
  const { db } = req.payload;
  const collection = 'payload-jobs';
  const earlier: Where[] = [{ taskSlug: { equals: 'schedulePublish' } }, { hasError: { equals: true } }];
  const where: Where = { and: [...earlier, { createdAt: { less_than: createdAt } }] };
  const { docs } = hasError ? await db.find<Scheduled>({ collection, where, pagination: false, req }) : { docs: [] };
  const same = docs.filter(({ input }) => isFor(target, input));
  const ids = [id, ...same.map((one) => one.id)];
  await db.deleteMany({ collection, where: { id: { in: ids } }, req });
}

type About = { doc?: Input['doc']; global?: string | null };

/** What something is scheduled for. */
export function targetOf({ doc, global }: About): Target | undefined {
  if (doc) return { relationTo: doc.relationTo, value: Number(relatedId(doc.value)) };
  const slug = draftedGlobalNamed(global);
  return slug && { global: slug };
}

/** The name by which a target is told from others: PostgreSQL keeps no order of the keys of what is stored. */
export function targetName(target: Target): string {
  return 'global' in target ? target.global : subjectName({ collection: target.relationTo, id: target.value });
}

/** Whether a wish is for this and nothing else. */
export function isFor(target: Target, input: About | null | undefined): boolean {
  const about = input && targetOf(input);
  return about ? targetName(about) === targetName(target) : false;
}

/** What the record calls it. */
export async function named(req: PayloadRequest, target: Target): Promise<Omit<Act, 'action' | 'changes'>> {
  if ('global' in target) return { subject: target.global, targetCollection: target.global };
  const { relationTo, value } = target;
  return { subject: await subjectOf(req, relationTo, value), targetCollection: relationTo, targetId: value };
}

/** Whether who asks may publish it, and so schedule that. */
export async function mayPublish(req: PayloadRequest, target: Target): Promise<boolean> {
  if ('global' in target) {
    const globalConfig = req.payload.globals.config.find(({ slug }) => slug === target.global);
    return Boolean(globalConfig && (await docAccessOperationGlobal({ globalConfig, req })).update);
  }
  const { relationTo, value } = target;
  const collection = req.payload.collections[relationTo];
  if (!collection) return false;
  const { update } = await docAccessOperation({ collection, id: value, data: { _status: 'published' }, req });
  return Boolean(update);
}
