import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';

/**
 * Does something again and again until stopped; a failure is logged and the next turn tries again.
 *
 * @param name in the log
 * @param interval milliseconds between the end of one turn and the start of the next
 * @returns stops it; resolves when the turn under way has ended
 */
export function startLoop(
  payload: Payload,
  name: string,
  interval: number,
  work: () => Promise<void>,
): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const loop = (async () => {
    while (!signal.aborted) {
      await work().catch((error: unknown) =>
        payload.logger.error({ err: error, msg: `background work failed: ${name}` }),
      );
      // Stopping ends the pause too, which then rejects.
      await pause(interval, undefined, { signal }).catch(() => undefined);
    }
  })();
  return () => {
    stop.abort();
    return loop;
  };
}
