import { type Job, type JobList, readJobResponse, readJobs } from '@insurer/contract/job.ts';
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

/** The open jobs, filtered by the service, and the countries to choose from: GET /jobs. @throws {ContentFailure} */
export async function readJobList(view: View, filter: JobFilter = {}): Promise<JobList> {
  const query = new URLSearchParams();
  if (filter.title) query.set('title', filter.title);
  if (filter.location) query.set('location', filter.location);
  const suffix = query.size > 0 ? `?${query}` : '';
  const list = await readModel(view, { key: `${contentKeys.jobs.key}${suffix}`, path: `/jobs${suffix}` }, listReader);
  return list ?? { jobs: [], countries: [] };
}

/** One job, or undefined when it is unknown or closed: GET /jobs/{id}. @throws {ContentFailure} */
export async function readJobDetail(view: View, id: string): Promise<Job | undefined> {
  if (!/^[\w-]{1,64}$/.test(id)) return undefined;
  return readModel(view, { key: `${contentKeys.jobs.key}/${id}`, path: `/jobs/${encodeURIComponent(id)}` }, jobReader);
}
