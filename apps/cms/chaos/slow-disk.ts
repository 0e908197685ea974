import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Victim } from './processes.ts';

/** As long as a disk that is full of other work may answer nobody. */
const stillMs = 3_000;

/**
 * A disk that does not answer: every process that reads and writes it stands still, as one that waits for its disk does, and goes on
 * with what it was doing. None where the system does not tell which processes those are.
 *
 * @param processOf the number of PostgreSQL's own process, whose children serve connections and write; or of the service, which
 * reads and writes an SQLite file itself and does nothing else meanwhile
 */
export function slowDisk(processOf: () => number | undefined): Victim[] {
  if (process.platform !== 'linux') return [];
  let still: number[] = [];
  const signalAll = (signal: NodeJS.Signals) => {
    for (const id of still) {
      try {
        process.kill(id, signal);
      } catch {
        // It ended meanwhile.
      }
    }
  };
  const kill = async () => {
    const server = processOf();
    still = server === undefined ? [] : [server, ...childrenOf(server)];
    signalAll('SIGSTOP');
    await pause(stillMs);
  };
  return [{ name: 'slow disk', kill, start: async () => signalAll('SIGCONT') }];
}

function childrenOf(id: number): number[] {
  return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}
