import { isJobId, type Job, type JobList, readJobResponse, readJobs } from '@insurer/contract/job.ts';
import { jobsAtOnce } from '#app/jobs-at-once.ts';
import type { View } from '#app/view.ts';
import { ContentFailure } from './content-failure.ts';
import { contentKeys } from './content-keys.ts';
import { type ModelReader, readModel } from './read-model.ts';

/** Both are what the visitor chose; empty means no filter. */
export type JobFilter = { title?: string; location?: string };

const listReader: ModelReader<JobList> = (body, language) => {
  const { list, issues } = readJobs(body, language);
  return { model: list, issues };
};

const jobReader: ModelReader<Job> = (body, language) => {
  const job = readJobResponse(body, language);
  if (!job) throw new ContentFailure('bad-response', 'the response holds no job');
  return { model: job, issues: [] };
};

/** What a screen shows first is asked for in one call, and whether there is more. */
const firstPart = jobsAtOnce + 1;
/** Of those that need many: far below what the site reads of one response, whatever stands in a job. */
const largePart = 300;
const maxParts = 100;
/** More than any part was asked for is taken as it comes, but no more in all than as many parts hold. */
const maxJobsInAll = maxParts * largePart;

/**
 * The open jobs, newest first, filtered by the service, and the countries to choose from: GET /jobs in parts, until as many as
 * are wanted are there. A service that knows no parts gives all at once.
 *
 * @throws {ContentFailure}
 */
export async function readJobList(view: View, filter: JobFilter = {}, wanted = firstPart): Promise<JobList> {
  // Who asks for more costs one small call: what is shown above is at hand.
  return readParts(view, filter, wanted <= largePart ? firstPart : largePart, wanted);
}

/**
 * All open jobs, newest first, up to so many, for nobody who waits: in small parts, since reading many texts at once keeps
 * the process busy.
 *
 * @throws {ContentFailure}
 */
export async function readOpenJobs(view: View, most: number): Promise<Job[]> {
  return (await readParts(view, {}, firstPart, most)).jobs.slice(0, most);
}

type Asked = JobFilter & { fields?: string };

async function readParts(view: View, of: Asked, limit: number, wanted: number): Promise<JobList> {
  const list = await readPart(view, of, limit, undefined);
  const most = Math.min(wanted, maxJobsInAll);
  const seen = new Set<string>();
  for (let next = list.next; next !== undefined && list.jobs.length < most && seen.size < maxParts; ) {
    // A service that goes round in a circle has no more.
    if (seen.has(next)) break;
    seen.add(next);
    const part = await readPart(view, of, limit, next);
    list.jobs = list.jobs.concat(part.jobs);
    next = part.next;
  }
  return list;
}

/**
 * When each open job was last changed, for the sitemap: the same list without what the jobs say, where the service can leave it out.
 *
 * @throws {ContentFailure}
 */
export async function readJobTimes(view: View): Promise<Pick<Job, 'id' | 'updatedAt'>[]> {
  const all = Number.POSITIVE_INFINITY;
  try {
    return (await readParts(view, { fields: 'id,updated_at' }, largePart, all)).jobs;
  } catch (error) {
    // A service that takes no such wish gives all of what it has.
    if (!(error instanceof ContentFailure && error.kind === 'refused')) throw error;
    return (await readParts(view, {}, largePart, all)).jobs;
  }
}

async function readPart(view: View, of: Asked, limit: number, cursor: string | undefined): Promise<JobList> {
  const query = new URLSearchParams();
  if (of.title) query.set('title', of.title);
  if (of.location) query.set('location', of.location);
  if (of.fields) query.set('fields', of.fields);
  query.set('limit', String(limit));
  if (cursor !== undefined) query.set('cursor', cursor);
  const list = await readModel(view, { key: `${contentKeys.jobs.key}?${query}`, path: `/jobs?${query}` }, listReader);
  // What is kept is shared with other views.
  return list ? { ...list, jobs: [...list.jobs] } : { jobs: [], countries: [], total: 0 };
}

/** One job, or undefined when it is unknown or closed: GET /jobs/{id}. @throws {ContentFailure} */
export async function readJobDetail(view: View, id: string): Promise<Job | undefined> {
  if (!isJobId(id)) return undefined;
  const path = encodeURIComponent(id);
  return readModel(view, { key: `${contentKeys.jobs.key}/${path}`, path: `/jobs/${path}` }, jobReader);
}
