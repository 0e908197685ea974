import type { PayloadRequest } from 'payload';
import { nameOf } from '../colleague-name.ts';
import { filledLabel, label } from '../fields/labels.ts';
import type { ScheduledWork } from '../record/scheduled-work.ts';
import { type Input, targetOf } from '../record/scheduling.ts';
import { refusalInBoth } from '../refusal.ts';
import { relatedId } from '../related-id.ts';
import { isReviewOn } from '../reviewable.ts';
import { newestVersion, type Subject } from '../subject.ts';

const writtenBySomebodyElse = label(
  '{name} wrote in it after this moment was chosen. Look at it, then publish it or schedule it anew.',
  'عُدّل بعد اختيار هذا الموعد، وآخر من عدّله \u2068{name}\u2069. راجعه، ثم انشره أو حدّد له موعدًا جديدًا.',
);

type Wish = { id: number; createdAt: string; input?: Input };
type Scheduled = Subject<'pages' | 'jobs'>;

/**
 * Who else wrote the newest draft since a publication of it was scheduled: whoever scheduled it has not seen that text. Undefined where nobody
 * did, and where a second person is asked for, who has then approved the text or not (decision 0045).
 */
async function writerSince(req: PayloadRequest, of: Scheduled, job: number): Promise<string | undefined> {
  const where = { id: { equals: job } };
  const wish = await req.payload.db.findOne<Wish>({ collection: 'payload-jobs', where, req });
  const by = relatedId(wish?.input?.user?.value);
  if (!wish || by === undefined || wish.input?.type === 'unpublish') return undefined;
  const newest = await newestVersion(req, of);
  const writer = newest?._status === 'draft' ? newest.editedBy : undefined;
  if (!writer || String(writer) === String(by) || moment(newest?.updatedAt) <= moment(wish.createdAt)) return undefined;
  if (await isReviewOn(req, of)) return undefined;
  return (await nameOf(req, writer)) ?? '–';
}

function moment(at: string | undefined): number {
  return at ? Date.parse(at) : 0;
}

/** What is scheduled, each with who wrote in it since. */
export function withWriters(req: PayloadRequest, works: readonly ScheduledWork[]): Promise<ScheduledWork[]> {
  return Promise.all(
    works.map(async (work) => {
      const writer = work.failed ? undefined : await writerSince(req, work, work.job);
      return { ...work, ...(writer && { writer }) };
    }),
  );
}

/** @throws APIError 400 where what would go online is a draft of somebody else, written since it was scheduled */
export async function refuseTextOfOthers(req: PayloadRequest, input: Partial<Input>, job: number): Promise<void> {
  const target = targetOf(input);
  if (!target) return;
  const of = 'global' in target ? target : { collection: target.relationTo, id: target.value };
  const writer = await writerSince(req, of, job);
  if (writer) throw refusalInBoth(req, filledLabel(writtenBySomebodyElse, 'name', label(writer, writer)));
}
