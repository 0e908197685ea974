import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';

/** What is done once a day does not wait for the next one where it failed. */
const longestAfterFailure = 60 * 60_000;

/**
 * Does something again and again until stopped; a failure is logged and the next turn tries again, within the hour.
 *
 * @param name in the log
 * @param interval milliseconds between the end of one turn and the start of the next
 * @param work its signal is aborted when it is to come to its end
 * @returns stops it; resolves when the turn under way has ended
 */
export function startLoop(
  payload: Payload,
  name: string,
  interval: number,
  work: (signal: AbortSignal) => Promise<void>,
): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const loop = (async () => {
    while (!signal.aborted) {
      let next = interval;
      await work(signal).catch((error: unknown) => {
        next = Math.min(interval, longestAfterFailure);
        payload.logger.error({ err: error, msg: `background work failed: ${name}` });
      });
      // Stopping ends the pause too, which then rejects.
      await pause(next, undefined, { signal }).catch(() => undefined);
    }
  })();
  return () => {
    stop.abort();
    return loop;
  };
}
