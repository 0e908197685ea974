import { setTimeout as wait } from 'node:timers/promises';
import { stopping } from '@insurer/contract/graceful-stop.ts';
import type { Payload } from 'payload';
import { lastLook } from '../schedules/last-look.ts';
import { fileStore } from '../storage/file-store.ts';

const databaseMs = 2_000;
/** The reason of a process that was told to end: it is sent no visitors, and finishes what runs. */
export const stops = 'This process stops.';

/** Why the service cannot do its work right now, or undefined when it can: database, files, scheduled work. Never throws. */
export async function readyProblem(open: () => Promise<Payload>): Promise<string | undefined> {
  if (stopping.aborted) return stops;
  if (!(await databaseAnswers(open))) return 'The database does not answer.';
  const problem = await fileStore().problem();
  if (problem) return problem;
  return lastLook()?.isOverdue ? 'Scheduled publishing has not run for three minutes.' : undefined;
}

/** Whether the database answers, and soon: one that hangs must not keep whoever asks waiting. Never throws. */
export async function databaseAnswers(open: () => Promise<Payload>): Promise<boolean> {
  const asked = open().then((payload) =>
    payload.find({ collection: 'pages', limit: 1, pagination: false, overrideAccess: true }),
  );
  return Promise.race([asked.then(Boolean, () => false), wait(databaseMs, false, { ref: false })]);
}
