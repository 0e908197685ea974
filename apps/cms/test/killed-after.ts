import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a module of this folder in a process of its own and kills it with SIGKILL as soon as it has said enough.
 *
 * @param isEnough asked with the whole lines that were said so far
 * @returns every whole line that was said
 */
export function killedAfter(module: string, isEnough: (lines: string[]) => boolean): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, module)], {
    env: process.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const lines = () => said.split('\n').slice(0, -1);
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (isEnough(lines())) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', (_, signal) =>
      signal === 'SIGKILL' ? resolve(lines()) : reject(new Error(`${module} ended by itself: ${said}`)),
    );
  });
}
