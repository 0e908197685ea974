import type { JobList } from '@insurer/contract/job.ts';
import { ContentFailure } from '#app/content/content-failure.ts';
import { type JobFilter, readJobList } from '#app/content/jobs.ts';
import { otherQueries } from '#app/search/other-queries.ts';
import type { View } from '#app/view.ts';

/**
 * The open jobs of a filter. Where no job has the words of its title, what means the same is asked for, as the site's search
 * does: an actuary finds actuarial work.
 *
 * @throws {ContentFailure}
 */
export async function readWantedJobs(view: View, filter: JobFilter, wanted: number): Promise<JobList> {
  const list = await readJobList(view, filter, wanted);
  if (list.jobs.length > 0 || !filter.title) return list;
  for (const title of otherQueries(filter.title, [])) {
    const other = await readJobList(view, { ...filter, title }, wanted).catch(noneWhereItFails);
    // What the first question told stands, whatever becomes of the others.
    if (!other) break;
    if (other.jobs.length > 0) return other;
  }
  return list;
}

function noneWhereItFails(error: unknown): undefined {
  if (!(error instanceof ContentFailure)) throw error;
}
