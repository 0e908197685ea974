import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runStatement } from '../run-statement.ts';

/** So many are asked for at once: a statement takes a limited number of values. */
const atOnce = 500;

/**
 * Jobs with the moment at which what visitors read was put online, which the site tells as the day of the posting. Where a draft went back
 * to that text, the moment of the last save is a later one (decision 0031).
 */
export async function withPostedMoment<Job extends { id: number; updatedAt: string }>(
  payload: Payload,
  jobs: Job[],
): Promise<Job[]> {
  const moments = new Map<string, number>();
  for (let first = 0; first < jobs.length; first += atOnce) {
    const subjects = jobs.slice(first, first + atOnce).map(({ id }) => sql`${subjectOf(id)}`);
    // Reviewed: of publications nothing is read but when a job that is public came online.
    const rows = await runStatement(
      { payload },
      sql`SELECT subject, content ->> 'updatedAt' AS at FROM publications WHERE id IN (
        SELECT MAX(id) FROM publications WHERE state = 'online' AND subject IN (${sql.join(subjects, sql`, `)}) GROUP BY subject)`,
    );
    for (const { subject, at } of rows) moments.set(String(subject), Date.parse(String(at)));
  }
  return jobs.map((job) => {
    const posted = moments.get(subjectOf(job.id));
    // What was online before publications were listed has none.
    const isEarlier = posted !== undefined && posted < Date.parse(job.updatedAt);
    return isEarlier ? { ...job, updatedAt: new Date(posted).toISOString() } : job;
  });
}

function subjectOf(id: number): string {
  return `jobs/${id}`;
}
