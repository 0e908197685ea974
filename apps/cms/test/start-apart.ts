import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type Ended = { code: number | null; signal: string | null; said: string };

/**
 * A start in a process of its own: what a content service does before it serves.
 * @param onSaid hears, with each piece, all that it has said so far, and can kill it
 */
export function startApart(
  settings: Record<string, string>,
  onSaid: (said: string, kill: () => void) => void = () => {},
): Promise<Ended> {
  const env = { ...process.env, LOG_LEVEL: 'info', ADMIN_PASSWORD: 'quiet-lantern-orbit-71', ...settings };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start-process.ts')], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      said += piece.toString();
      onSaid(said, () => child.kill('SIGKILL'));
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, said }));
  });
}
