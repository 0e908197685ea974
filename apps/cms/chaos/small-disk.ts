import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Victim } from './processes.ts';

const megabytes = 600;
const fullForMs = 3_000;

/**
 * A disk of its own in memory, for a data folder; killing it fills it to the last byte, starting it makes room again.
 *
 * @returns undefined where this user may not mount one
 */
export function makeSmallDisk(folder: string): { victim: Victim; remove(): void } | undefined {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const filler = join(folder, 'filler');
  const kill = async () => {
    const file = await open(filler, 'w');
    // Smaller and smaller pieces, until not one byte more goes in.
    for (let size = 1_048_576; size >= 1; ) {
      const isIn = await file.write(Buffer.alloc(size)).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      );
      if (!isIn) size = Math.floor(size / 16);
    }
    await file.close();
    await pause(fullForMs);
  };
  return {
    victim: { name: 'full disk', kill, start: async () => rmSync(filler, { force: true }) },
    remove: () => void execFileSync('umount', ['--lazy', folder]),
  };
}
