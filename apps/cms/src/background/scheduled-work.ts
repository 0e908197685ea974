import type { Payload } from 'payload';
import { lastJobsRun } from '../http/health.ts';
import { setGauge } from '../metrics.ts';

/** Milliseconds between two looks for pages that are due to be published or taken offline. */
const interval = 10_000;

/**
 * Runs scheduled publishing until stopped. Payload itself only queues it: without a runner nothing would happen
 * and nobody would be told (payload.md 3.4).
 *
 * @returns stops the work; resolves when the run under way has ended
 */
export function startScheduledWork(payload: Payload): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const run = async () => {
    try {
      await payload.jobs.run({ queue: 'default', limit: 20, silent: { info: true, error: false } });
      setGauge(lastJobsRun, Math.round(Date.now() / 1000));
    } catch (error) {
      payload.logger.error({ err: error, msg: 'scheduled work failed' });
    }
  };
  const timer = setInterval(() => {
    if (!stopped) running = running.then(run);
  }, interval);
  running = run();
  return () => {
    stopped = true;
    clearInterval(timer);
    return running;
  };
}
