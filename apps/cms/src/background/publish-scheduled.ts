import type { Payload } from 'payload';
import { lastJobsRun } from '../http/ready.ts';
import { setGauge } from '../metrics.ts';

/** Publishes and unpublishes what is due. Payload itself only queues it: without this nothing would happen. */
export async function publishScheduled(payload: Payload): Promise<void> {
  await payload.jobs.run({ queue: 'default', limit: 20, silent: { info: true, error: false } });
  setGauge(lastJobsRun, Math.round(Date.now() / 1000));
}
