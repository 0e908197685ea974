import { rmSync } from 'node:fs';
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does work in a folder of its own, of which nothing is left where the work fails or is broken off, by Ctrl-C too: the whole database lies
 * there unsealed for a while.
 *
 * @param made the folder; or says what the work has made, where the folder was there before
 */
export async function goneUnlessDone<Result>(
  made: string | (() => string[]),
  work: () => Promise<Result>,
): Promise<Result> {
  const remove = () => {
    // A program of the database may be writing there still.
    for (const path of typeof made === 'string' ? [made] : made())
      rmSync(path, { recursive: true, force: true, maxRetries: 20 });
  };
  const breakOff = (signal: (typeof signals)[number]) => {
    remove();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.once(signal, breakOff);
  try {
    return await work();
  } catch (error) {
    remove();
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, breakOff);
  }
}
