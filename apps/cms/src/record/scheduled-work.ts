import { isLanguage, type Language } from '@insurer/contract/language.ts';
import type { Payload, Where } from 'payload';
import * as v from 'valibot';
import { draftedGlobalNamed } from '../drafted-globals.ts';
import type { Label } from '../fields/labels.ts';
import { relatedId } from '../related-id.ts';
import { type Subject, subjectName } from '../subject.ts';

const collections = ['pages', 'jobs'] as const;
/** What kept failed schedules from being done is kept in both languages; Payload itself keeps other things there. */
const inBoth = v.object({ en: v.string(), ar: v.string() });

/** A document or a global that is to go online by itself, or a document offline, or was to and did not. */
export type ScheduledWork = Subject<(typeof collections)[number]> & {
  /** The number of the wish, by which it is taken back or dismissed. */
  job: number;
  action: 'publish' | 'unpublish';
  at: string;
  /** Its time came, and it was refused or failed; nobody has seen to it since. */
  failed: boolean;
  /** Why it failed, as far as it is known. */
  why?: Label;
  /** Who else wrote in it since it was scheduled: what that is will not be published then. Asked for in the panel alone. */
  writer?: string;
  /** The one language that it is about; undefined where it is about all. */
  language?: Language;
};

type StoredJob = {
  id: number;
  waitUntil?: string | null;
  createdAt: string;
  hasError?: boolean | null;
  error?: unknown;
  input?: {
    type?: string;
    locale?: string | null;
    doc?: { relationTo?: string; value?: number | string | { id: number | string } } | null;
    global?: string | null;
  };
};
type Job = ScheduledWork & { createdAt: string };
type Row = { id?: number; _status?: string; updatedAt?: string; deletedAt?: string | null };

/**
 * What is scheduled and not done, the next first, of one document or global, or of all. What failed is left out as soon as
 * somebody did it since or scheduled anew.
 */
export async function scheduledWork(payload: Payload, of?: Subject): Promise<ScheduledWork[]> {
  const where: Where = { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }] };
  const all = { collection: 'payload-jobs', where, sort: 'waitUntil', pagination: false } as const;
  const { docs } = await payload.db.find<StoredJob>(all);
  const jobs = docs.flatMap(jobOf).filter((job) => !of || isSame(job, of));
  const open = await Promise.all(jobs.map(async (job) => !job.failed || !(await isSettled(payload, job, jobs))));
  return jobs.filter((_, index) => open[index]).map(({ createdAt: _, ...work }) => work);
}

function jobOf({ id, input, waitUntil, createdAt, hasError, error }: StoredJob): Job[] {
  const of = subjectIn(input);
  if (!of || !waitUntil) return [];
  const action = input?.type === 'unpublish' ? 'unpublish' : 'publish';
  const failed = hasError === true;
  const why = failed && v.is(inBoth, error) ? error : undefined;
  return [
    {
      ...of,
      job: id,
      action,
      at: new Date(waitUntil).toISOString(),
      failed,
      ...(why && { why }),
      ...inOne(input?.locale),
      createdAt,
    },
  ];
}

function inOne(locale: string | null | undefined): Pick<ScheduledWork, 'language'> {
  return isLanguage(locale) ? { language: locale } : {};
}

function subjectIn({ doc, global }: StoredJob['input'] = {}): Subject<(typeof collections)[number]> | undefined {
  const drafted = draftedGlobalNamed(global);
  if (drafted) return { global: drafted };
  const collection = collections.find((slug) => slug === doc?.relationTo);
  const id = Number(relatedId(doc?.value));
  return collection && Number.isInteger(id) ? { collection, id } : undefined;
}

/** Whether a later wish stands for the document, visitors see what was wished for, or it is in the trash or gone. */
async function isSettled({ db }: Payload, job: Job, jobs: Job[]): Promise<boolean> {
  if (jobs.some((other) => isSame(other, job) && other.createdAt > job.createdAt)) return true;
  const row = job.global
    ? await db.findGlobal<Row>({ slug: job.global })
    : await db.findOne<Row & { id: number }>({ collection: job.collection, where: { id: { equals: job.id } } });
  if (!row || row.deletedAt) return true;
  const isOnline = row._status === 'published';
  return job.action === 'publish' ? isOnline && (row.updatedAt ?? '') > job.at : !isOnline;
}

function isSame(one: Subject, other: Subject): boolean {
  return subjectName(one) === subjectName(other);
}
