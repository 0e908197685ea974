import { access, constants } from 'node:fs/promises';
import type { Payload } from 'payload';
import { config } from '../config.ts';
import { gaugeOf } from '../metrics.ts';

/** Name of the gauge with the time of the last look for scheduled work, in seconds since 1970. */
export const lastJobsRun = 'cms_jobs_last_run_seconds';
const overdueAfter = 180;

/** Why the service cannot do its work right now, or undefined when it can: database, disk, scheduled work. */
export async function healthProblem(payload: Payload): Promise<string | undefined> {
  try {
    await payload.count({ collection: 'pages', overrideAccess: true });
  } catch {
    return 'The database does not answer.';
  }
  try {
    await access(config.dataDir, constants.W_OK);
  } catch {
    return 'The folder of files cannot be written to.';
  }
  const last = gaugeOf(lastJobsRun);
  const overdue = last !== undefined && Date.now() / 1000 - last > overdueAfter;
  return overdue ? 'Scheduled publishing has not run for three minutes.' : undefined;
}
