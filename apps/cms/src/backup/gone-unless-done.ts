import { rmSync } from 'node:fs';
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does work in a folder of its own, of which nothing is left where the work fails or is broken off, by Ctrl-C too: the whole database lies
 * there unsealed for a while.
 */
export async function goneUnlessDone<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  // A program of the database may be writing there still.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
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
