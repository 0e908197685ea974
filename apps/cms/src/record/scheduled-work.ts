import type { Payload, Where } from 'payload';
import { type DraftedGlobal, draftedGlobalNamed } from '../drafted-globals.ts';

type Subject = { collection: string; id: number } | { global: DraftedGlobal };
type About = { collection: 'pages' | 'jobs'; id: number } | { global: DraftedGlobal };
/** A document, the header or the settings, that is to go online or offline by itself, or was to and did not. */
export type ScheduledWork = About & {
  action: 'publish' | 'unpublish';
  at: string;
  /** Its time came, and it was refused or failed; nobody has seen to it since. */
  failed: boolean;
};

type StoredJob = {
  waitUntil?: string | null;
  createdAt: string;
  hasError?: boolean | null;
  input?: {
    type?: string;
    doc?: { relationTo?: string; value?: number | string | { id: number | string } };
    global?: string | null;
  };
};
type Job = ScheduledWork & { createdAt: string };
type Row = { id?: number; _status?: string; updatedAt?: string; deletedAt?: string | null };

const collections = ['pages', 'jobs'] as const;

/**
 * What is scheduled and not done, the next first, of one document or of all. What failed is left out as soon as
 * somebody did it since or scheduled anew.
 */
export async function scheduledWork(payload: Payload, of?: Subject): Promise<ScheduledWork[]> {
  const where: Where = { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }] };
  const all = { collection: 'payload-jobs', where, sort: 'waitUntil', pagination: false } as const;
  const { docs } = await payload.db.find<StoredJob & { id: number }>(all);
  const jobs = docs.flatMap(jobOf).filter((job) => !of || isSame(job, of));
  const open = await Promise.all(jobs.map(async (job) => !job.failed || !(await isSettled(payload, job, jobs))));
  return jobs.filter((_, index) => open[index]).map(({ createdAt: _, ...work }) => work);
}

function jobOf({ input, waitUntil, createdAt, hasError }: StoredJob): Job[] {
  const about = aboutOf(input);
  if (!about || !waitUntil) return [];
  const action = input?.type === 'unpublish' ? 'unpublish' : 'publish';
  return [{ ...about, action, at: new Date(waitUntil).toISOString(), failed: hasError === true, createdAt }];
}

function aboutOf({ doc, global: slug }: NonNullable<StoredJob['input']> = {}): About | undefined {
  const global = draftedGlobalNamed(slug);
  if (global) return { global };
  const collection = collections.find((known) => known === doc?.relationTo);
  const id = Number(typeof doc?.value === 'object' ? doc.value.id : doc?.value);
  return collection && Number.isInteger(id) ? { collection, id } : undefined;
}

/** Whether a later wish stands for the document, visitors see what was wished for, or it is in the trash or gone. */
async function isSettled({ db }: Payload, job: Job, jobs: Job[]): Promise<boolean> {
  if (jobs.some((other) => isSame(other, job) && other.createdAt > job.createdAt)) return true;
  const row: Row | null =
    'global' in job
      ? await db.findGlobal<Row>({ slug: job.global })
      : await db.findOne<Row & { id: number }>({ collection: job.collection, where: { id: { equals: job.id } } });
  if (!row || row.deletedAt) return true;
  const isOnline = row._status === 'published';
  return job.action === 'publish' ? isOnline && (row.updatedAt ?? '') > job.at : !isOnline;
}

function isSame(one: Subject, other: Subject): boolean {
  if ('global' in one || 'global' in other) return 'global' in one && 'global' in other && one.global === other.global;
  return one.collection === other.collection && one.id === other.id;
}
