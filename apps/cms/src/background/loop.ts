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
  const stopped = new AbortController();
  const loop = (async () => {
    while (!stopped.signal.aborted) {
      await work().catch((error: unknown) =>
        payload.logger.error({ err: error, msg: `background work failed: ${name}` }),
      );
      await pause(interval, stopped.signal);
    }
  })();
  return () => {
    stopped.abort();
    return loop;
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
